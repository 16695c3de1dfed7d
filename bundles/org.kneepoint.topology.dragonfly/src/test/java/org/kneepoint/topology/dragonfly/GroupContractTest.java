// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.NetworkVerification;

/** Ports, distances, paths and freedom from deadlock by enumeration. */
class GroupContractTest {
    static Stream<GroupedNetwork> small() {
        return Stream.concat(SizedNetworks.dragonflies(), SizedNetworks.pluses());
    }

    @ParameterizedTest
    @MethodSource("small")
    void keepsToTheContract(GroupedNetwork network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    /** Local, global, local channels of one class close a cycle through three groups. */
    @Test
    void oneClassWouldNotSuffice() {
        DragonflyNetwork network = SizedNetworks.dragonfly("a=4 h=2 concentration=1");
        assertNotEquals(
                List.of(),
                NetworkVerification.findings(network, new OneClass(network.routings().get(0))));
    }

    private record OneClass(Routing routing) implements Routing {
        @Override
        public String name() {
            return routing.name();
        }

        @Override
        public boolean isMinimal() {
            return false;
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            RoutingChoices classed = new RoutingChoices();
            routing.route(router, inPort, inClass, target, state, classed);
            choices.add(classed.port(0));
        }
    }
}
