// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.VcClassMap;

/** The same seed gives the same bits, now and on every machine. */
class IdealDeterminismTest {
    private static final int CYCLES = 3000;

    private static IdealTestRun adaptive(long seed) {
        Network torus = Networks.torus(4, 2);
        Routing routing = Routings.named(torus, "adaptive");
        IdealTestRun trial =
                IdealTestRun.of(torus, routing).vcs(VcClassMap.minVcs(routing) + 1).buffer(3);
        return trial.length(5).rate(0.05).seed(seed);
    }

    private static long fingerprint(IdealTestRun trial, int step) {
        long print = 0;
        for (int cycle = 0; cycle < CYCLES; cycle += step) {
            trial.run(step);
            if ((cycle + step) % 100 == 0) {
                print = 31 * print + trial.packets().size();
                print = 31 * print + trial.carried();
                print = 31 * print + (long) trial.packets().totalAge(cycle + step);
            }
        }
        return print;
    }

    @Test
    void likeEverBefore() {
        long[] prints = {
            fingerprint(IdealTestRun.of(Networks.fatTree(3)).length(9).rate(0.01), 100),
            fingerprint(IdealTestRun.of(Networks.torus(5, 2)).length(4).rate(0.05), 100),
            fingerprint(adaptive(1), 100)
        };
        long[] known = {8931292363131942803L, -4579652651578639817L, -3340277600039211839L};
        assertArrayEquals(known, prints, Arrays.toString(prints));
    }

    @Test
    void inAnySteps() {
        assertEquals(fingerprint(adaptive(3), 100), fingerprint(adaptive(3), 1));
        assertEquals(fingerprint(adaptive(3), 100), fingerprint(adaptive(3), 20));
    }

    @Test
    void anotherSeedIsAnotherRun() {
        assertNotEquals(fingerprint(adaptive(1), 100), fingerprint(adaptive(2), 100));
    }
}
