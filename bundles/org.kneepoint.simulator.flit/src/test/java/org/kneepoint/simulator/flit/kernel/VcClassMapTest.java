// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.RingNetwork;

class VcClassMapTest {
    private record Classes(int vcClasses, int phases) implements Routing {
        @Override
        public String name() {
            return "any";
        }

        @Override
        public Optional<IntermediateSelector> intermediates() {
            return phases == 1
                    ? Optional.empty()
                    : Optional.of(IntermediateSelector.uniform(RingNetwork.around(2, 1)));
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.NONE;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            throw new UnsupportedOperationException();
        }
    }

    private static VcClassMap map(int classes, int phases, int vcs) {
        return VcClassMap.of(new Classes(classes, phases), vcs);
    }

    @Test
    void theFewestAreOneForEachClassAndPhase() {
        assertEquals(3, VcClassMap.minVcs(new Classes(3, 1)));
        assertEquals(6, VcClassMap.minVcs(new Classes(3, 2)));
    }

    @Test
    void oneClassHasThemAll() {
        VcClassMap map = map(1, 1, 5);
        assertEquals(0b11111, map.vcsOfClasses(1, 0));
        assertEquals(0b11111, map.allVcs());
        assertEquals(5, map.vcs());
    }

    @Test
    void classesFollowEachOther() {
        VcClassMap map = map(2, 1, 8);
        assertEquals(0b00001111, map.vcsOfClasses(0b01, 0));
        assertEquals(0b11110000, map.vcsOfClasses(0b10, 0));
        assertEquals(0b11111111, map.vcsOfClasses(0b11, 0));
        assertEquals(0, map.classOf(3));
        assertEquals(1, map.classOf(4));
    }

    @Test
    void theSecondPhaseHasItsOwn() {
        VcClassMap map = map(2, 2, 4);
        assertEquals(0b0001, map.vcsOfClasses(0b01, 0));
        assertEquals(0b0010, map.vcsOfClasses(0b10, 0));
        assertEquals(0b0100, map.vcsOfClasses(0b01, 1));
        assertEquals(0b1000, map.vcsOfClasses(0b10, 1));
        assertEquals(0, map.classOf(2));
        assertEquals(1, map.classOf(3));
    }

    @ParameterizedTest
    @CsvSource({"1, 64", "2, 3", "3, 7", "5, 64", "64, 64"})
    void everyChannelHasOneClassAndNoClassFewerThanAnother(int classes, int vcs) {
        VcClassMap map = map(classes, 1, vcs);
        long all = 0;
        int fewest = vcs;
        int most = 0;
        for (int c = 0; c < classes; c++) {
            long members = map.vcsOfClasses(1L << c, 0);
            assertEquals(0, all & members);
            all |= members;
            fewest = Math.min(fewest, Long.bitCount(members));
            most = Math.max(most, Long.bitCount(members));
            for (int vc = 0; vc < vcs; vc++) {
                assertEquals((members >>> vc & 1) == 1, map.classOf(vc) == c);
            }
        }
        assertEquals(map.allVcs(), all);
        assertEquals(vcs, Long.bitCount(all));
        assertEquals(most - fewest, vcs % classes == 0 ? 0 : 1);
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 1", "2, 2, 3", "1, 1, 0", "1, 1, 65"})
    void tooFewOrTooManyAreRefused(int classes, int phases, int vcs) {
        BadInput refusal = assertThrows(BadInput.class, () -> map(classes, phases, vcs));
        assertEquals("not-allowed [vcs, routing] " + vcs, Refusal.of(refusal));
        assertEquals(
                VcClassMap.minVcs(new Classes(classes, phases)) + " to 64",
                refusal.allowed().orElseThrow());
    }
}
