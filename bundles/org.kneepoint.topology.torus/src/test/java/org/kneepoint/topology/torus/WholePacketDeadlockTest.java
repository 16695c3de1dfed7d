// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.testkit.SmallNetworks;

/** Freedom from deadlock where buffers take whole packets, which needs no acyclic escape. */
class WholePacketDeadlockTest {
    @ParameterizedTest
    @ValueSource(strings = {"3", "4", "5", "6", "7", "8", "4x4", "5x3", "3x2x4"})
    void freeClassesCannotStandStill(String radix) {
        ConcentratedGrid torus = SizedNetworks.sized(new TorusTopology(), radix, 1);
        for (String name : new String[] {"dimension-order-free", "dimension-order"}) {
            assertEquals(
                    0,
                    WholePacketDeadlock.channels(torus, SmallNetworks.routing(torus, name)),
                    name);
        }
    }

    @Test
    void aRingWithoutRuleStandsStill() {
        TorusNetwork ring = SizedNetworks.torus("radix=5", "dimensions=1");
        assertEquals(10 * Dateline.CLASSES, WholePacketDeadlock.channels(ring, new Unruled(ring)));
    }

    /** The shorter direction, always in either class. */
    private record Unruled(TorusNetwork ring) implements Routing {
        @Override
        public String name() {
            return "unruled";
        }

        @Override
        public int vcClasses() {
            return Dateline.CLASSES;
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
            choices.add(ConcentratedGrid.port(0, ring.isShortest(0, router, target, true)), 3);
        }
    }
}
