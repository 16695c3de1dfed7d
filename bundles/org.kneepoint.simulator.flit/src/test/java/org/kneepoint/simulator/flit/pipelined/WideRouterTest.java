// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Routers whose lanes do not fit one word of a mask. */
class WideRouterTest {
    private static Trial trial(
            SingleRouter router, Settings rules, IntUnaryOperator to, int length) {
        return new Trial(
                router,
                Networks.usual(router),
                rules,
                to == null ? Trial.UNIFORM : new Trial.Fixed(to),
                length,
                1,
                1);
    }

    /** Ports without a terminal between the others change nothing, whatever words they fill. */
    @ParameterizedTest
    @CsvSource({"1, 8", "2, 8", "3, 1", "8, 3", "33, 2"})
    void emptyPortsChangeNothing(int vcs, int length) {
        for (boolean speculative : new boolean[] {false, true}) {
            Settings plain = Settings.of(vcs, 4);
            Settings rules = speculative ? Settings.speculative(plain) : plain;
            Trial.Figures narrow = figures(trial(new SingleRouter(6), rules, null, length));
            assertEquals(narrow, figures(trial(new SingleRouter(6, 17), rules, null, length)));
            assertEquals(narrow, figures(trial(new SingleRouter(6, 90), rules, null, length)));
        }
    }

    private static Trial.Figures figures(Trial trial) {
        trial.run(100);
        Trial.Figures figures = trial.measure(500);
        trial.engine().checkInvariants();
        return figures;
    }

    /** Without conflicts every output of a large crossbar is busy all the time. */
    @Test
    void aLargeCrossbarPassesAPermutation() {
        SingleRouter router = new SingleRouter(256);
        Trial trial = trial(router, Settings.of(3, 8), source -> (source + 77) % 256, 1);
        trial.run(50);
        assertEquals(1, trial.measure(100).throughput(), 1e-9);
    }

    /** All send to one: its output is busy all the time. */
    @Test
    void aLargeCrossbarFillsOneOutput() {
        Trial trial = trial(new SingleRouter(200), Settings.of(2, 8), source -> 123, 4);
        trial.run(100);
        assertEquals(1.0 / 200, trial.measure(4000).throughput(), 1e-5);
    }
}
