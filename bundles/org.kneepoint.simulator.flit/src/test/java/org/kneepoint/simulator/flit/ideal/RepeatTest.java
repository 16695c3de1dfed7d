// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.ClassMap;

/** The same seed gives the same bits, now and on every machine. */
class RepeatTest {
    private static final int CYCLES = 3000;

    private static Trial adaptive(long seed) {
        Network torus = Networks.torus(4, 2);
        Routing routing = Networks.routing(torus, "adaptive");
        Trial trial = Trial.of(torus, routing).vcs(ClassMap.fewest(routing) + 1).buffer(3);
        return trial.length(5).rate(0.05).seed(seed);
    }

    private static long fingerprint(Trial trial, int step) {
        long print = 0;
        for (int cycle = 0; cycle < CYCLES; cycle += step) {
            trial.run(step);
            if ((cycle + step) % 100 == 0) {
                print = 31 * print + trial.packets().size();
                print = 31 * print + trial.carried();
                print = 31 * print + (long) trial.packets().ages(cycle + step);
            }
        }
        return print;
    }

    @Test
    void likeEverBefore() {
        long[] prints = {
            fingerprint(Trial.of(Networks.fatTree(3)).length(9).rate(0.01), 100),
            fingerprint(Trial.of(Networks.torus(5, 2)).length(4).rate(0.05), 100),
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
