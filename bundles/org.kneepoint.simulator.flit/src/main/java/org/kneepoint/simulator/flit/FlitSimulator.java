// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RampSimulator;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulation.analysis.EngineFactory;
import org.kneepoint.simulation.analysis.LoadRamp;
import org.kneepoint.simulation.analysis.OfferedTraffic;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.RampSettings;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.generation.RampGeneration;
import org.kneepoint.simulator.flit.kernel.FlitWorkload;
import org.kneepoint.simulator.flit.kernel.MessageGeneration;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.VcClassMap;

/** Simulates any installed topology flit by flit; {@link FlitSimulatorService} registers it. */
public final class FlitSimulator implements RampSimulator {
    /** Bytes of a column of a point: its name, meaning and value. */
    private static final double BYTES_PER_COLUMN = 400;

    /** Most memory of a network of which a run has several copies. */
    private static final double MAX_COPIED_BYTES = 1 << 26;

    private final RouterModels routerModels;
    private final FlitParameters parameters;
    private final Description description;

    /** Creates the simulator with the router models of this bundle. */
    public FlitSimulator() {
        this(List.of());
    }

    /**
     * Creates the simulator with further router models. They are fixed: when a model is added or
     * removed a new simulator is created, and a run continues with its own.
     *
     * @param installed further models in the order of their installation
     */
    FlitSimulator(List<RouterModel> installed) {
        routerModels = new RouterModels(installed);
        parameters = new FlitParameters(routerModels);
        description = FlitDescription.of(routerModels);
    }

    @Override
    public String name() {
        return "flit";
    }

    @Override
    public Parameters parameters() {
        return parameters.steadyState;
    }

    @Override
    public Description description() {
        return description;
    }

    @Override
    public Parameters rampParameters() {
        return parameters.ramp;
    }

    @Override
    public Map<Quantity, Double> attributes(NetworkContext context) {
        Map<Quantity, Double> attributes =
                new LinkedHashMap<>(RampSimulator.super.attributes(context));
        RampSettings.window(context.scenario())
                .ifPresent(width -> attributes.put(CurveAttributes.WINDOW, width));
        return attributes;
    }

    @Override
    public double estimatedMemory(NetworkContext context) {
        double columns =
                context.scenario().find(FlitParameters.REPORT).orElse("").equals("channels")
                        ? 2 * ports(context.network()) + context.network().terminals()
                        : 0;
        return BYTES_PER_COLUMN * columns + networkMemory(context);
    }

    private static double ports(Network network) {
        return IntStream.range(0, network.routers()).mapToDouble(network::ports).sum();
    }

    /** Returns the memory of one copy of the network, bytes; NaN if unknown. */
    private double networkMemory(NetworkContext context) {
        Scenario scenario = context.scenario();
        int vcs =
                scenario.find(FlitParameters.VCS)
                        .orElseGet(() -> VcClassMap.minVcs(context.routing()));
        Network network = context.network();
        return routerModels
                .get(scenario.get(FlitParameters.ROUTER))
                .memory(ports(network), network.terminals(), vcs);
    }

    @Override
    public Point simulate(NetworkContext context, Progress progress) {
        RouterConfiguration configuration = RouterConfiguration.of(context, routerModels);
        try (ThreadTeam team = team(context, configuration, progress)) {
            return simulate(context, configuration, team, progress);
        }
    }

    /** More threads than processors gain nothing, and would take those of other users. */
    private static ThreadTeam team(
            NetworkContext context, RouterConfiguration configuration, Progress progress) {
        int routers = context.network().routers();
        int threads = RunThreads.of(context.scenario(), configuration.model(), routers, progress);
        return ThreadTeam.of(Math.min(threads, Runtime.getRuntime().availableProcessors()));
    }

    private Point simulate(
            NetworkContext context,
            RouterConfiguration configuration,
            ThreadTeam team,
            Progress progress) {
        Scenario scenario = context.scenario();
        RunSettings settings = RunSettings.of(scenario);
        OfferedTraffic offered = offered(context);
        RouterContext routers =
                routerContext(
                        context,
                        configuration,
                        processes(context, offered.rate()),
                        tally(context),
                        settings.streams(),
                        team);
        SimulationEngine engine = configuration.model().build(routers, scenario);
        NetworkContext effective = effective(context, configuration);
        Point.Builder point =
                SteadyState.measure(
                        engine,
                        routers.tally(),
                        furtherCopies(context, configuration, offered.rate()),
                        settings,
                        effective.scenario(),
                        offered,
                        progress,
                        FlitParameters.details(scenario));
        return point.settings(
                        parameters.applicableSettings(effective.scenario(), configuration.model()))
                .validity(FlitValidity.validity(effective, configuration, routers))
                .build();
    }

    /**
     * Returns what builds further copies of the network, each simulated by one thread at a time.
     */
    private Optional<EngineFactory> furtherCopies(
            NetworkContext context, RouterConfiguration configuration, double rate) {
        boolean isLarge =
                RunThreads.isLarge(context.network().routers())
                        || networkMemory(context) > MAX_COPIED_BYTES;
        EngineFactory factory =
                (tally, streams) ->
                        configuration
                                .model()
                                .build(
                                        routerContext(
                                                context,
                                                configuration,
                                                processes(context, rate),
                                                tally,
                                                streams,
                                                ThreadTeam.of(1)),
                                        context.scenario());
        return isLarge ? Optional.empty() : Optional.of(factory);
    }

    private static ArrivalProcessGeneration processes(NetworkContext context, double rate) {
        return ArrivalProcessGeneration.of(
                context.arrivals(),
                context.scenario(),
                terminal -> rate * context.destinations().relativeLoad(terminal),
                context.network().terminals());
    }

    private static PacketTally tally(NetworkContext context) {
        return new PacketTally(
                context.network().terminals(), FlitParameters.origin(context.scenario()));
    }

    @Override
    public List<Point> ramp(NetworkContext context, Progress progress) {
        RouterConfiguration configuration = RouterConfiguration.of(context, routerModels);
        try (ThreadTeam team = team(context, configuration, progress)) {
            return ramp(context, configuration, team, progress);
        }
    }

    private List<Point> ramp(
            NetworkContext context,
            RouterConfiguration configuration,
            ThreadTeam team,
            Progress progress) {
        Scenario scenario = context.scenario();
        RampSettings settings = RampSettings.of(scenario, context.capacity().load());
        double length = context.lengths().mean();
        RampGeneration load =
                new RampGeneration(
                        settings.slew(),
                        settings.start(),
                        length,
                        context.destinations()::relativeLoad);
        RouterContext routers =
                routerContext(
                        context, configuration, load, tally(context), settings.streams(), team);
        SimulationEngine engine = configuration.model().build(routers, scenario);
        boolean blocked = FlitParameters.source(scenario).kind() == SourceQueuePolicy.Kind.BLOCKED;
        NetworkContext effective =
                effective(context, configuration).with(StandardParameters.END, settings.end());
        Point template =
                Point.of(parameters.applicableSettings(effective.scenario(), configuration.model()))
                        .validity(FlitValidity.validity(effective, configuration, routers))
                        .build();
        return new LoadRamp(
                        engine,
                        routers.tally(),
                        settings,
                        template,
                        length,
                        cycle -> blocked ? load.expectedPackets(cycle) : Double.NaN,
                        progress)
                .run();
    }

    /** Returns the objects of a run. */
    static RouterContext routerContext(
            NetworkContext context,
            RouterConfiguration configuration,
            MessageGeneration generation,
            PacketTally tally,
            RandomStreams streams,
            ThreadTeam team) {
        Scenario scenario = context.scenario();
        FlitWorkload workload =
                new FlitWorkload(
                        context.destinations(),
                        context.lengths(),
                        generation,
                        FlitParameters.source(scenario));
        return RouterContext.of(
                context.network(),
                context.routing(),
                configuration.flowControl(),
                workload,
                tally,
                streams,
                team);
    }

    /** Returns the context with the values of optional parameters. */
    private static NetworkContext effective(
            NetworkContext context, RouterConfiguration configuration) {
        return context.with(FlitParameters.VCS, configuration.flowControl().vcs())
                .with(
                        FlitParameters.VC_REALLOCATION,
                        FlitParameters.nameOf(configuration.flowControl().reallocation()));
    }

    private static OfferedTraffic offered(NetworkContext context) {
        Scenario scenario = context.scenario();
        double length = context.lengths().mean();
        double rate =
                scenario.find(StandardParameters.RATE).orElseGet(() -> context.load() / length);
        OfferedTraffic.Overflow overflow =
                switch (FlitParameters.source(scenario).kind()) {
                    case INFINITE -> OfferedTraffic.Overflow.WAITS;
                    case FINITE -> OfferedTraffic.Overflow.LOST;
                    case BLOCKED -> OfferedTraffic.Overflow.BLOCKED;
                };
        return new OfferedTraffic(rate, length, overflow);
    }
}
