// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Traits;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RampSimulator;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.LoadRamp;
import org.kneepoint.simulation.analysis.OfferedTraffic;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.RampSettings;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.flit.generation.Processes;
import org.kneepoint.simulator.flit.generation.RisingLoad;
import org.kneepoint.simulator.flit.kernel.ClassMap;
import org.kneepoint.simulator.flit.kernel.Generation;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueue;
import org.kneepoint.simulator.flit.kernel.Stream;
import org.kneepoint.simulator.flit.kernel.Workload;

/** Simulates any installed topology flit by flit; {@link FlitSimulators} offers it. */
public final class FlitSimulator implements RampSimulator {
    private final RouterModels models;
    private final Words words;
    private final Description description;

    /** The simulator with the router models of this bundle. */
    public FlitSimulator() {
        this(List.of());
    }

    /**
     * The simulator with more router models. It keeps them: when one comes or goes there is a new
     * simulator, and a run goes on with the one with which it began.
     *
     * @param others in the order of their installation
     */
    FlitSimulator(List<RouterModel> others) {
        models = new RouterModels(others);
        words = new Words(models);
        description = FlitDescription.of(models);
    }

    @Override
    public String name() {
        return "flit";
    }

    @Override
    public Parameters parameters() {
        return words.steady;
    }

    @Override
    public Description description() {
        return description;
    }

    @Override
    public Parameters rampParameters() {
        return words.ramp;
    }

    @Override
    public Map<Quantity, Double> traits(NetworkContext context) {
        Map<Quantity, Double> traits = new LinkedHashMap<>(RampSimulator.super.traits(context));
        RampSettings.window(context.scenario())
                .ifPresent(width -> traits.put(Traits.WINDOW, width));
        return traits;
    }

    @Override
    public double memory(NetworkContext context) {
        Scenario scenario = context.scenario();
        Network network = context.network();
        double ports = IntStream.range(0, network.routers()).mapToDouble(network::ports).sum();
        int vcs = scenario.find(Words.VCS).orElseGet(() -> ClassMap.fewest(context.routing()));
        return models.get(scenario.get(Words.ROUTER)).memory(ports, network.terminals(), vcs);
    }

    @Override
    public Point simulate(NetworkContext context, Progress progress) {
        Scenario scenario = context.scenario();
        Plan plan = Plan.of(context, models);
        RunSettings rules = RunSettings.of(scenario);
        OfferedTraffic offered = offered(context);
        Processes processes =
                Processes.of(
                        context.arrivals(),
                        scenario,
                        offered.rate(),
                        context.network().terminals());
        RouterContext routers = routers(context, plan, processes, rules.streams());
        SimulationEngine engine = plan.model().build(routers, scenario);
        NetworkContext effective = effective(context, plan);
        Point.Builder point =
                SteadyState.measure(
                        engine,
                        routers.tally(),
                        rules,
                        effective.scenario(),
                        offered,
                        progress,
                        Words.details(scenario));
        return point.words(words.meaningful(effective.scenario(), plan.model()))
                .validity(Compared.validity(effective, plan, routers))
                .build();
    }

    @Override
    public List<Point> ramp(NetworkContext context, Progress progress) {
        Scenario scenario = context.scenario();
        Plan plan = Plan.of(context, models);
        double capacity = context.capacity().load();
        RampSettings rules = RampSettings.of(scenario, capacity);
        double length = context.lengths().mean();
        RisingLoad load =
                new RisingLoad(rules.slew(), rules.start(), length, senders(context, rules));
        RouterContext routers = routers(context, plan, load, rules.streams());
        SimulationEngine engine = plan.model().build(routers, scenario);
        boolean blocked = Words.source(scenario).kind() == SourceQueue.Kind.BLOCKED;
        NetworkContext effective =
                effective(context, plan)
                        .with(
                                StandardParameters.END,
                                scenario.find(StandardParameters.END)
                                        .orElse(Math.min(1, capacity)));
        Point empty =
                Point.of(words.meaningful(effective.scenario(), plan.model()))
                        .validity(Compared.validity(effective, plan, routers))
                        .build();
        return new LoadRamp(
                        engine,
                        routers.tally(),
                        rules,
                        empty,
                        length,
                        cycle -> blocked ? load.expected(cycle) : Double.NaN,
                        progress)
                .run();
    }

    /** Sets up a run, in which terminals generate as told. */
    static RouterContext routers(
            NetworkContext context, Plan plan, Generation generation, RandomStreams streams) {
        Scenario scenario = context.scenario();
        Workload workload =
                new Workload(
                        context.destinations(),
                        context.lengths(),
                        generation,
                        Words.source(scenario));
        return RouterContext.of(
                context.network(),
                context.routing(),
                plan.flow(),
                workload,
                new PacketTally(context.network().terminals(), Words.origin(scenario)),
                streams);
    }

    /** A pattern has a terminal send always or never. */
    private static IntPredicate senders(NetworkContext context, RampSettings rules) {
        Destinations destinations = context.destinations();
        RandomGenerator random = rules.streams().stream(Stream.SENDERS);
        return terminal -> destinations.destination(terminal, random) != Destinations.SILENT;
    }

    /** The context with what was filled in. */
    private static NetworkContext effective(NetworkContext context, Plan plan) {
        return context.with(Words.VCS, plan.flow().vcs())
                .with(Words.REUSE, Words.word(plan.flow().reuse()));
    }

    private static OfferedTraffic offered(NetworkContext context) {
        Scenario scenario = context.scenario();
        double length = context.lengths().mean();
        double rate =
                scenario.find(StandardParameters.RATE).orElseGet(() -> context.load() / length);
        OfferedTraffic.Overflow excess =
                switch (Words.source(scenario).kind()) {
                    case INFINITE -> OfferedTraffic.Overflow.WAITS;
                    case FINITE -> OfferedTraffic.Overflow.LOST;
                    case BLOCKED -> OfferedTraffic.Overflow.BLOCKED;
                };
        return new OfferedTraffic(rate, length, excess);
    }
}
