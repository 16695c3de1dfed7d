// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.routing.UgalLocal;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulator.flit.allocation.AllocatorType;
import org.kneepoint.simulator.flit.allocation.ArbiterType;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.dragonfly.DragonflyTopology;

/**
 * Several threads, and one region after the other, simulate the same as one of all, bit for bit.
 */
class PipelinedThreadsTest {
    private static final int[] THREADS = {2, 3, 5};
    private static final int[] THREADS_OF_MANY_REGIONS = {1, 3};
    private static final int CYCLES = 1500;
    private static final int LENGTH = 5;

    private static final int USUAL = PipelinedRouterState.DEFAULT_CACHE;

    /** Bytes of a cache that makes each router a region. */
    private static final int SMALL = 1;

    private static PipelinedTestRun run(
            Network network,
            Routing routing,
            PipelinedTestRouter testRouter,
            Destinations destinations,
            double load,
            int cache,
            ThreadTeam team) {
        return new PipelinedTestRun(
                network, routing, testRouter, destinations, LENGTH, load, 4, cache, team);
    }

    private static String state(PipelinedTestRun trial) {
        StringBuilder state = new StringBuilder();
        while (trial.now() < CYCLES) {
            trial.run(250);
            trial.engine().checkInvariants();
            state.append(trial.engine().backlogAge(trial.now())).append(' ');
            state.append(trial.engine().deadlockedPackets()).append(' ');
            state.append(blocked(trial)).append(' ');
        }
        for (int channel = 0; channel < trial.engine().channels(); channel++) {
            state.append(' ').append(trial.engine().flitsCarried(channel));
        }
        for (int terminal = 0; terminal < trial.engine().terminals(); terminal++) {
            state.append(' ').append(trial.engine().flitsInjected(terminal));
            state.append(' ').append(trial.engine().flitsEjected(terminal));
        }
        return state.toString();
    }

    private static long blocked(PipelinedTestRun trial) {
        long[] counts = new long[trial.engine().channels()];
        trial.engine().countBlocked(counts);
        long sum = 0;
        for (int channel = 0; channel < counts.length; channel++) {
            sum += counts[channel] * (channel + 1);
        }
        return sum;
    }

    private static String state(
            Network network,
            Routing routing,
            PipelinedTestRouter testRouter,
            Destinations destinations,
            double load,
            int cache,
            int threads) {
        try (ThreadTeam team = ThreadTeam.of(threads)) {
            return state(run(network, routing, testRouter, destinations, load, cache, team));
        }
    }

    private static void assertSameOnThreads(
            Network network,
            Routing routing,
            PipelinedTestRouter testRouter,
            Destinations destinations,
            double load) {
        String one = state(network, routing, testRouter, destinations, load, USUAL, 1);
        for (int threads : THREADS) {
            assertEquals(
                    one,
                    state(network, routing, testRouter, destinations, load, USUAL, threads),
                    network + " " + routing.name() + " on " + threads + " threads");
        }
        if (!drawsOnTheWay(routing)) {
            for (int threads : THREADS_OF_MANY_REGIONS) {
                assertEquals(
                        one,
                        state(network, routing, testRouter, destinations, load, SMALL, threads),
                        network + " " + routing.name() + " in regions on " + threads + " threads");
            }
        }
    }

    /** Returns whether the order in which routers are simulated matters. */
    private static boolean drawsOnTheWay(Routing routing) {
        return routing.intermediates().isPresent() || routing.selection().isCommitted();
    }

    private static Network dragonfly() {
        return SmallNetworks.build(new DragonflyTopology(), "concentration=2 a=4 h=2");
    }

    /** Every network with its usual routing, light and saturated. */
    @Test
    void networks() {
        PipelinedTestRouter router = PipelinedTestRouter.of(4, 4);
        Stream.concat(Networks.all(), Stream.of(dragonfly()))
                .forEach(
                        network -> {
                            Routing usual = Networks.usual(network);
                            assertSameOnThreads(
                                    network, usual, router, PipelinedTestRun.UNIFORM, 0.1);
                            assertSameOnThreads(
                                    network, usual, router, PipelinedTestRun.UNIFORM, 1);
                        });
    }

    /** Adaptive routings choose by credits; those that draw on the way are left to one thread. */
    @Test
    void routings() {
        Network torus = Networks.torus(4, 2);
        for (Routing routing : Routings.all(torus)) {
            assertSameOnThreads(
                    torus, routing, PipelinedTestRouter.of(6, 5), PipelinedTestRun.UNIFORM, 0.6);
        }
        UgalLocal ugal = new UgalLocal();
        Network dragonfly = dragonfly();
        Scenario scenario = Scenario.of(ugal.name(), ugal.parameters(), Map.of());
        assertSameOnThreads(
                dragonfly,
                ugal.on(dragonfly, scenario).orElseThrow(),
                PipelinedTestRouter.of(4, 8),
                PipelinedTestRun.UNIFORM,
                0.5);
    }

    static Stream<Arguments> routers() {
        PipelineDelays slow = new PipelineDelays(2, 3, 2, 2, 3, 2);
        PipelineDelays fast = new PipelineDelays(0, 0, 1, 0, 1, 0);
        PipelinedTestRouter usual = PipelinedTestRouter.of(4, 6);
        return Stream.of(
                        PipelinedTestRouter.of(4, 6, fast),
                        PipelinedTestRouter.of(4, 6, slow),
                        PipelinedTestRouter.speculative(PipelinedTestRouter.of(4, 6, slow)),
                        PipelinedTestRouter.speculative(usual),
                        PipelinedTestRouter.with(
                                usual, Switching.CUT_THROUGH, VcReallocation.ATOMIC),
                        PipelinedTestRouter.with(
                                usual, Switching.STORE_AND_FORWARD, VcReallocation.WHOLE_PACKET),
                        matching(new SwitchSettings(2, 1, 1, SwitchSettings.UNLIMITED, true)),
                        matching(new SwitchSettings(1.5, 2, 2, 3, false)),
                        matching(SwitchSettings.DEFAULT))
                .map(Arguments::of);
    }

    private static PipelinedTestRouter matching(SwitchSettings crossbar) {
        AllocationSettings inputFirst =
                new AllocationSettings(AllocatorType.INPUT_FIRST, ArbiterType.ROUND_ROBIN, 1);
        return new PipelinedTestRouter(
                new FlowControl(4, 6, Switching.WORMHOLE, VcReallocation.NON_ATOMIC),
                new PipelinedRouterSettings(
                        PipelinedTestRouter.USUAL, false, inputFirst, inputFirst, crossbar));
    }

    @ParameterizedTest
    @MethodSource("routers")
    void routers(PipelinedTestRouter testRouter) {
        Network torus = Networks.torus(5, 2);
        assertSameOnThreads(
                torus, Networks.usual(torus), testRouter, PipelinedTestRun.UNIFORM, 0.7);
        assertSameOnThreads(
                torus,
                Routings.named(torus, "adaptive"),
                testRouter,
                PipelinedTestRun.UNIFORM,
                0.7);
    }

    /** Deadlock is found in the same cycle, and the same packets are in it. */
    @Test
    void deadlock() {
        SeparateRings rings = new SeparateRings(8, 3, 2);
        Destinations opposite = TestTraffic.to(terminal -> rings.ahead(terminal, 4));
        PipelinedTestRouter router = PipelinedTestRouter.of(2, 3);
        int[] one = deadlock(rings, opposite, router, 1);
        assertTrue(one[1] > 0);
        for (int threads : THREADS) {
            int[] several = deadlock(rings, opposite, router, threads);
            assertEquals(one[0], several[0], "cycle on " + threads + " threads");
            assertEquals(one[1], several[1], "packets on " + threads + " threads");
        }
    }

    private static int[] deadlock(
            SeparateRings rings,
            Destinations destinations,
            PipelinedTestRouter router,
            int threads) {
        try (ThreadTeam team = ThreadTeam.of(threads)) {
            PipelinedTestRun trial =
                    run(rings, Networks.usual(rings), router, destinations, 1, USUAL, team);
            int packets = 0;
            while (packets == 0 && trial.now() < CYCLES) {
                trial.run(1);
                packets = trial.engine().deadlockedPackets();
            }
            return new int[] {(int) trial.now(), packets};
        }
    }

    /** Whatever thread it is called on, the failure of a plug-in ends the run and is its reason. */
    @Test
    void aRoutingThatFailsEndsTheRun() {
        Network torus = Networks.torus(4, 2);
        Routing failing = new FailingRouting(Networks.usual(torus), 13);
        for (int threads : new int[] {1, 2, 3, 5}) {
            try (ThreadTeam team = ThreadTeam.of(threads)) {
                PipelinedTestRun trial =
                        run(
                                torus,
                                failing,
                                PipelinedTestRouter.of(4, 4),
                                PipelinedTestRun.UNIFORM,
                                0.3,
                                USUAL,
                                team);
                assertEquals(
                        "no way at router 13",
                        assertThrows(IllegalStateException.class, () -> trial.run(CYCLES))
                                .getMessage());
            }
        }
    }

    /** A routing that fails at one router. */
    private record FailingRouting(Routing routing, int at) implements Routing {
        @Override
        public String name() {
            return "failing";
        }

        @Override
        public int vcClasses() {
            return routing.vcClasses();
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return routing.deadlockFreedom();
        }

        @Override
        public void startStates(int source, int destination, StartStates states) {
            routing.startStates(source, destination, states);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            if (router == at) {
                throw new IllegalStateException("no way at router " + router);
            }
            routing.route(router, inPort, inClass, target, state, choices);
        }

        @Override
        public int nextState(int state, int router, int outPort, int outClass) {
            return routing.nextState(state, router, outPort, outClass);
        }
    }
}
