// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.SmallNetworks;

/** Choices of DAL: port, class and priority. */
class HyperXAdaptiveTest {
    /** Ports 0 and 1 lead along dimension 0, 2 to 4 along dimension 1. */
    private static final HyperXNetwork NETWORK = SizedNetworks.hyperx("radix=3x4");

    private static List<String> choices(int router, int target, int state) {
        RoutingChoices choices = new RoutingChoices();
        dal().route(router, 0, Routing.INJECTED, target, state, choices);
        return IntStream.range(0, choices.size())
                .mapToObj(
                        i ->
                                choices.port(i)
                                        + "/"
                                        + Long.numberOfTrailingZeros(choices.classMask(i))
                                        + "/"
                                        + choices.priority(i))
                .sorted()
                .toList();
    }

    private static Routing dal() {
        return SmallNetworks.routing(NETWORK, "dal");
    }

    /** From (0, 0) to (2, 1). */
    @Test
    void leadsToTheCoordinateOrOnceAside() {
        assertEquals(
                List.of("0/2/1", "1/0/0", "1/1/2", "2/1/2", "3/2/1", "4/2/1"), choices(0, 5, 0));
        assertEquals(List.of("1/0/0", "1/1/2", "2/1/2", "3/2/1", "4/2/1"), choices(0, 5, 1));
        assertEquals(List.of("1/0/0", "1/1/2", "2/1/2"), choices(0, 5, 3));
    }

    /** From (2, 0) to (2, 1). */
    @Test
    void anAlignedDimensionStaysSo() {
        assertEquals(List.of("2/0/0", "2/1/2"), choices(2, 5, 2));
    }

    @Test
    void theStateIsTheDimensionsOfHopsAside() {
        assertEquals(1, dal().nextState(0, 0, 0, 2));
        assertEquals(3, dal().nextState(1, 0, 4, 2));
        assertEquals(1, dal().nextState(1, 0, 4, 1));
        assertEquals(0, dal().nextState(0, 0, 1, 0));
    }

    /**
     * A packet that spans several channels of the escape and of the other classes may close a
     * cycle.
     */
    @Test
    void packetsInOneBufferNeedMoreThanTheEndOfThePacketBefore() {
        HyperXNetwork network = SizedNetworks.hyperx("radix=3");
        Routing dal = SmallNetworks.routing(network, "dal");
        assertEquals(List.of(), NetworkVerification.findings(network, dal));
        assertNotEquals(List.of(), NetworkVerification.findings(network, new NonAtomic(dal)));
    }

    private record NonAtomic(Routing routing) implements Routing {
        @Override
        public String name() {
            return routing.name();
        }

        @Override
        public int vcClasses() {
            return routing.vcClasses();
        }

        @Override
        public boolean isMinimal() {
            return false;
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.escape(1, DeadlockFreedom.VcReallocation.NON_ATOMIC);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            routing.route(router, inPort, inClass, target, state, choices);
        }

        @Override
        public int nextState(int state, int router, int outPort, int outClass) {
            return routing.nextState(state, router, outPort, outClass);
        }
    }
}
