// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.FlitWorkload;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.simulator.flit.kernel.TwoRouterNetwork;

/** Channels of any rate, with each router model. */
class ChannelRateTest {
    private static final int EACH = 4;
    private static final int CYCLES = 6000;
    private static final int WARMUP = 600;

    private static Stream<Arguments> routersAndRates() {
        return new RouterModels()
                .all().stream()
                        .flatMap(
                                model ->
                                        Stream.of(
                                                        new ChannelRate(1, 2),
                                                        new ChannelRate(2, 3),
                                                        new ChannelRate(2, 7),
                                                        new ChannelRate(3, 2),
                                                        new ChannelRate(2, 1))
                                                .map(rate -> Arguments.of(model.name(), rate)));
    }

    /** Router 0's terminals send all they can to those of router 1, and these answer. */
    private static SimulationEngine overloaded(
            String router, ChannelRate rate, String... settings) {
        TwoRouterNetwork pair = new TwoRouterNetwork(EACH, rate);
        FlitRouterModel model = new RouterModels().get(router);
        FlitWorkload workload =
                new FlitWorkload(
                        TestTraffic.to(source -> (source + EACH) % (2 * EACH)),
                        TestTraffic.fixed(8),
                        new ArrivalProcessGeneration(TestTraffic.poisson(2 * EACH, 0.2)),
                        new SourceQueuePolicy(SourceQueuePolicy.Kind.INFINITE, 0));
        RouterContext context =
                RouterContext.of(
                        pair,
                        pair,
                        new FlowControl(8, 16, Switching.WORMHOLE, VcReallocation.NON_ATOMIC),
                        workload,
                        new PacketTally(2 * EACH),
                        RandomStreams.of(1));
        Map<String, String> given =
                settings.length == 0 ? Map.of() : Map.of(settings[0], settings[1]);
        return model.build(context, Scenario.of("pair", model.parameters(), given));
    }

    /** What an overloaded link carries in the long run is its rate, and what it could. */
    private static void carriesItsRate(SimulationEngine engine, ChannelRate rate) {
        engine.advance(WARMUP);
        long before = engine.flitsCarried(0);
        long other = engine.flitsCarried(1);
        engine.advance(WARMUP + CYCLES);
        double expected = CYCLES * rate.value();
        assertEquals(expected, engine.flitsCarried(0) - before, 1 + 1e-3 * expected);
        assertEquals(CYCLES, engine.flitsCarried(1) - other, 1 + 1e-3 * CYCLES);
        assertEquals(rate.value(), engine.channelRate(0));
        engine.checkInvariants();
        assertEquals(0, engine.deadlockedPackets());
    }

    @ParameterizedTest
    @MethodSource("routersAndRates")
    void anOverloadedLinkCarriesItsRate(String router, ChannelRate rate) {
        carriesItsRate(overloaded(router, rate), rate);
    }

    @ParameterizedTest
    @MethodSource("routersAndRates")
    void neverMoreThanTheRateAllowsInAnyTime(String router, ChannelRate rate) {
        SimulationEngine engine = overloaded(router, rate);
        long[] carried = new long[200];
        for (int cycle = 1; cycle < carried.length; cycle++) {
            engine.advance(WARMUP + cycle);
            carried[cycle] = engine.flitsCarried(0);
        }
        for (int from = 1; from < carried.length; from++) {
            for (int to = from + 1; to < carried.length; to++) {
                long most = (long) Math.ceil((to - from) * rate.value() - 1e-9);
                assertTrue(carried[to] - carried[from] <= most, from + " to " + to);
            }
        }
    }

    @Test
    void speculationAndInputLimitsKeepToIt() {
        for (ChannelRate rate : new ChannelRate[] {new ChannelRate(1, 2), new ChannelRate(1, 3)}) {
            carriesItsRate(overloaded("pipelined", rate, "speculative", "true"), rate);
            carriesItsRate(overloaded("single-cycle", rate, "input_limit", "true"), rate);
        }
    }

    /** 2/3: after two flits a cycle without one, without rounding in the long run. */
    @Test
    void flitsStartWhenTheChannelIsIdle() {
        TwoRouterNetwork pair = new TwoRouterNetwork(1, new ChannelRate(2, 3));
        ChannelRateLimiter rateLimiter = ChannelRateLimiter.of(NetworkWiring.of(pair));
        StringBuilder starts = new StringBuilder();
        for (long cycle = 1L << 40; cycle < (1L << 40) + 9; cycle++) {
            boolean idle = rateLimiter.isIdle(1, cycle);
            starts.append(idle ? '1' : '0');
            if (idle) {
                rateLimiter.send(1, cycle);
            }
        }
        assertEquals("110110110", starts.toString());
    }

    @Test
    void equalChannelsHaveNoPaceOfTheirOwn() {
        assertEquals(
                null,
                ChannelRateLimiter.of(
                        NetworkWiring.of(new TwoRouterNetwork(2, new ChannelRate(3, 3)))));
        for (FlitRouterModel model : new RouterModels().all()) {
            carriesItsRate(overloaded(model.name(), ChannelRate.ONE), ChannelRate.ONE);
        }
    }
}
