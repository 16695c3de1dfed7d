// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.ideal.IdealRouterModel;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.FlitWorkload;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterModel;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterModel;
import org.kneepoint.testkit.RingNetwork;

/**
 * What a routing sees of the outputs, with every router model: on a circle of four routers, whose
 * port 0 leads on and port 1 to the terminal, terminals 0 and 1 send a packet each to terminal 2.
 */
class OutputStateTest {
    private static final int LENGTH = 20;
    private static final int PLACES = 3;
    private static final int ROUTERS = 4;

    /** Each phase has a virtual channel, and no packet gets to the second. */
    private static final int VCS = 2;

    private OutputState seen;

    /** Straight on, with a look at the outputs. */
    private final class Onward implements Routing, IntermediateSelector {
        @Override
        public String name() {
            return "onward";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.NONE;
        }

        @Override
        public Optional<IntermediateSelector> intermediates() {
            return Optional.of(this);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            choices.add(RingNetwork.ONWARD);
        }

        @Override
        public int first(int source, int destination, OutputState outputs, RandomGenerator random) {
            seen = outputs;
            return destination;
        }

        @Override
        public int next(
                int router,
                int phase,
                int target,
                int source,
                int destination,
                OutputState outputs,
                RandomGenerator random) {
            return KEEP_TARGET;
        }
    }

    static Stream<FlitRouterModel> models() {
        return Stream.of(
                new IdealRouterModel(), new SingleCycleRouterModel(), new PipelinedRouterModel());
    }

    private SimulationEngine engine(FlitRouterModel model) {
        ArrivalProcess.Source[] sources = new ArrivalProcess.Source[ROUTERS];
        Arrays.setAll(sources, terminal -> terminal < 2 ? TestTraffic.at(0) : TestTraffic.at());
        RouterContext context =
                RouterContext.of(
                        RingNetwork.around(ROUTERS, 1),
                        new Onward(),
                        new FlowControl(
                                VCS,
                                PLACES,
                                Switching.WORMHOLE,
                                DeadlockFreedom.VcReallocation.NON_ATOMIC),
                        new FlitWorkload(
                                TestTraffic.to(source -> 2),
                                TestTraffic.fixed(LENGTH),
                                new ArrivalProcessGeneration(sources),
                                new SourceQueuePolicy(SourceQueuePolicy.Kind.INFINITE, 0)),
                        new PacketTally(ROUTERS),
                        RandomStreams.of(1));
        return model.build(context, Scenario.of("any", model.parameters(), Map.of()));
    }

    private void assertOutput(int router, int queued, int downstream, int credits, int occupancy) {
        int port = RingNetwork.ONWARD;
        assertEquals(queued, seen.queued(router, port), "queued at " + router);
        assertEquals(downstream, seen.downstream(router, port), "downstream of " + router);
        assertEquals(credits, seen.credits(router, port), "credits of " + router);
        assertEquals(occupancy, seen.occupancy(router, port), "occupancy behind " + router);
    }

    @ParameterizedTest
    @MethodSource("models")
    void aPacketThatWaitsFillsTheBufferBehindIt(FlitRouterModel model) {
        SimulationEngine engine = engine(model);
        engine.advance(15);
        assertOutput(0, 0, LENGTH, (VCS - 1) * PLACES, PLACES);
        assertEquals(LENGTH, seen.queued(1, RingNetwork.ONWARD));
        assertEquals(0, seen.downstream(1, RingNetwork.ONWARD), "its header has gone on");
        assertOutput(3, 0, 0, VCS * PLACES, 0);
        assertEquals(OutputState.UNLIMITED, seen.credits(2, RingNetwork.LOCAL));
        assertEquals(0, seen.occupancy(2, RingNetwork.LOCAL));
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyPlaceIsFreeOrTakenOrUnderWay(FlitRouterModel model) {
        SimulationEngine engine = engine(model);
        boolean isUsed = false;
        for (int cycle = 1; cycle <= 50; cycle++) {
            engine.advance(cycle);
            int taken = seen == null ? 0 : seen.occupancy(1, RingNetwork.ONWARD);
            isUsed |= taken > 0;
            assertTrue(seen == null || taken + seen.credits(1, RingNetwork.ONWARD) <= VCS * PLACES);
        }
        assertTrue(isUsed);
        engine.advance(400);
        for (int router = 0; router < ROUTERS; router++) {
            assertOutput(router, 0, 0, VCS * PLACES, 0);
        }
    }
}
