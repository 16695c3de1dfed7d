// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.networkcheck.ChannelLoadBound;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.slimfly.SlimFlyTopology;
import org.kneepoint.traffic.pattern.UniformTraffic;

/**
 * Loads at which the first channel is full under uniform traffic to the other terminals; the
 * figures to four digits are those of an independent implementation.
 */
class UniformLoadBoundTest {
    private static final double DIGITS = 5e-5;
    private static final double ROUNDING = 1e-9;

    private static double bound(Network network, RoutingAlgorithm algorithm) {
        UniformTraffic uniform = new UniformTraffic();
        Destinations destinations = uniform.build(Assignments.scenario(uniform), network);
        return ChannelLoadBound.of(
                network, RoutingTestNetworks.on(algorithm, network), destinations);
    }

    @Test
    void ofSlimFly() {
        Network network = SmallNetworks.build(new SlimFlyTopology(), "q=5", "concentration=4");
        assertEquals(0.9567, bound(network, new RandomMinimal()), DIGITS);
        assertEquals(0.4808, bound(network, new Valiant()), DIGITS);
    }

    /** 64 terminals: 63 of 64 flits leave, and every minimal routing loads all channels alike. */
    @Test
    void ofHyperx() {
        Network network = RoutingTestNetworks.hyperx("radix=4x4", "concentration=4");
        for (RoutingAlgorithm algorithm :
                List.of(new RandomMinimal(), new DimensionOrder(), new O1Turn(), new Romm())) {
            assertEquals(63.0 / 64, bound(network, algorithm), ROUNDING, algorithm.name());
        }
        assertEquals(0.5, bound(network, new Valiant()), ROUNDING);
    }
}
