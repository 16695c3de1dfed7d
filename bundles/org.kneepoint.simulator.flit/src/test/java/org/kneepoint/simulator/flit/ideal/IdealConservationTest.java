// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.VcClassMap;

/**
 * Under light load and far beyond saturation, no flit is lost and nothing that could move rests.
 */
class IdealConservationTest {
    private static final int LENGTH = 6;

    private static Stream<IdealTestRun> trials() {
        return Networks.all().flatMap(IdealConservationTest::trials);
    }

    private static Stream<IdealTestRun> trials(Network network) {
        return Routings.all(network).stream()
                .flatMap(
                        routing ->
                                Stream.of(
                                        trial(network, routing, 1).rate(0.01),
                                        trial(network, routing, 2).buffer(2).rate(0.05),
                                        trial(network, routing, 1).buffer(8).rate(0.2),
                                        trial(network, routing, 1)
                                                .buffer(6)
                                                .hand(
                                                        Switching.CUT_THROUGH,
                                                        VcReallocation.NON_ATOMIC)
                                                .rate(0.2),
                                        trial(network, routing, 2)
                                                .buffer(9)
                                                .hand(
                                                        Switching.STORE_AND_FORWARD,
                                                        VcReallocation.ATOMIC)
                                                .queue(SourceQueuePolicy.Kind.FINITE, 2)
                                                .rate(0.2),
                                        trial(network, routing, 2)
                                                .buffer(3)
                                                .queue(SourceQueuePolicy.Kind.BLOCKED, 0)
                                                .rate(0.2)));
    }

    private static IdealTestRun trial(Network network, Routing routing, int times) {
        return IdealTestRun.of(network, routing)
                .vcs(times * VcClassMap.minVcs(routing))
                .length(LENGTH);
    }

    @ParameterizedTest
    @MethodSource("trials")
    void holdsInEveryCycle(IdealTestRun trial) {
        for (int i = 0; i < 60; i++) {
            trial.run(1 + i % 3);
            trial.engine().checkInvariants();
            assertEquals((long) trial.packets().size() * LENGTH, trial.engine().backlogFlits());
        }
        assertTrue(trial.generated() > 0);
        assertTrue(trial.carried() > 0);
    }

    /** What the channels have carried is what shortest paths take, flit by flit. */
    @Test
    void channelsCarryEveryFlitOncePerRouter() {
        Network mesh = Networks.mesh(4, 2);
        long[] links = new long[1];
        Destinations uniform = org.kneepoint.simulator.flit.kernel.TestTraffic.uniform(16);
        Destinations counted =
                new Destinations() {
                    @Override
                    public int destination(int source, RandomGenerator random) {
                        int destination = uniform.destination(source, random);
                        links[0] += Networks.channels(mesh, source, destination) - 2;
                        return destination;
                    }

                    @Override
                    public double probability(int source, int destination) {
                        return uniform.probability(source, destination);
                    }
                };
        IdealTestRun trial = IdealTestRun.of(mesh).vcs(2).length(LENGTH).destinations(counted);
        for (int terminal = 0; terminal < 16; terminal++) {
            trial.at(terminal, 1, 1, 2, 5, 40, 41);
        }
        trial.engine();
        // destinations drawn to find silent terminals are of no message
        links[0] = 0;
        trial.drain(6 * 16, 1000);
        assertEquals(links[0] * LENGTH, trial.carried());
        assertEquals(0, trial.engine().backlogFlits());
        assertEquals(0, trial.engine().backlogAge(1000));
    }

    @Test
    void agesAreTheTimesSinceGeneration() {
        IdealTestRun trial =
                IdealTestRun.of(Networks.mesh(4, 1)).length(LENGTH).at(0, 3).at(1, 5.5).run(7);
        assertEquals(4 + 2, trial.engine().backlogAge(7));
    }
}
