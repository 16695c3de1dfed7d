// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.testkit.MeshNetwork;
import org.kneepoint.testkit.RingNetwork;
import org.kneepoint.testkit.RoutingContract;

class HighestFirstTest extends RoutingContract {
    @Override
    protected RoutingAlgorithm algorithm() {
        return new HighestFirst();
    }

    @Override
    protected List<Network> networks() {
        return List.of(MeshNetwork.of(4), MeshNetwork.of(3, 4), MeshNetwork.of(2, 3, 2));
    }

    @Test
    void aRingIsNotSupported() {
        Scenario scenario = Scenario.of("ring", Parameters.of(), Map.of());
        assertTrue(algorithm().on(RingNetwork.around(4, 1), scenario).isEmpty());
    }
}
