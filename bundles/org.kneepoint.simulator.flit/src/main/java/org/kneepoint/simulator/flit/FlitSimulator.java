// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RampSimulator;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.Engine;
import org.kneepoint.simulation.Offered;
import org.kneepoint.simulation.Ramp;
import org.kneepoint.simulation.RampRules;
import org.kneepoint.simulation.RunRules;
import org.kneepoint.simulation.SteadyState;
import org.kneepoint.simulation.Streams;
import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.generation.Processes;
import org.kneepoint.simulator.flit.generation.RisingLoad;
import org.kneepoint.simulator.flit.kernel.ClassMap;
import org.kneepoint.simulator.flit.kernel.Generation;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueue;
import org.kneepoint.simulator.flit.kernel.Stream;
import org.kneepoint.simulator.flit.kernel.Workload;
import org.osgi.service.component.annotations.Component;

/** Simulates any installed topology flit by flit. */
@Component(service = Simulator.class)
public final class FlitSimulator implements RampSimulator {
    @Override
    public String name() {
        return "flit";
    }

    @Override
    public Set<String> networks() {
        return Set.of();
    }

    @Override
    public boolean treats(Topology topology) {
        return true;
    }

    @Override
    public Parameters parameters() {
        return Words.ALL;
    }

    @Override
    public Description description() {
        return FlitDescription.TEXT;
    }

    @Override
    public Parameters rampParameters() {
        return Words.RAMP;
    }

    @Override
    public double trait(Scenario scenario, Curve.Trait trait) {
        return trait == Curve.Trait.WINDOW
                ? RampRules.trait(scenario, trait)
                : RampSimulator.super.trait(scenario, trait);
    }

    @Override
    public double memory(Scenario scenario) {
        Network network = scenario.part(Network.class).orElseThrow();
        double ports = IntStream.range(0, network.routers()).mapToDouble(network::ports).sum();
        int vcs =
                scenario.find(Words.VCS)
                        .orElseGet(
                                () -> ClassMap.fewest(scenario.part(Routing.class).orElseThrow()));
        return RouterModel.ofWord(scenario.get(Words.ROUTER))
                .memory(ports, network.terminals(), vcs);
    }

    @Override
    public Point simulate(Scenario scenario, Progress progress) {
        Plan plan = Plan.of(scenario);
        RunRules rules = RunRules.of(scenario);
        Offered offered = offered(scenario);
        Processes processes = Processes.of(scenario, offered.rate(), terminals(scenario));
        RouterContext context = context(scenario, plan, processes, rules.streams());
        Engine engine = plan.model().build(scenario, context);
        Scenario effective = effective(scenario, plan);
        Point.Builder point =
                SteadyState.measure(
                        engine,
                        context.tally(),
                        rules,
                        effective,
                        offered,
                        progress,
                        Words.details(scenario));
        return with(point.build(), empty(effective, plan));
    }

    @Override
    public List<Point> ramp(Scenario scenario, Progress progress) {
        Plan plan = Plan.of(scenario);
        double capacity = trait(scenario, Curve.Trait.CAPACITY);
        RampRules rules = RampRules.of(scenario, capacity);
        double length = lengths(scenario).mean();
        RisingLoad load =
                new RisingLoad(rules.slew(), rules.start(), length, senders(scenario, rules));
        RouterContext context = context(scenario, plan, load, rules.streams());
        Engine engine = plan.model().build(scenario, context);
        boolean blocked = Words.source(scenario).kind() == SourceQueue.Kind.BLOCKED;
        Scenario effective =
                effective(scenario, plan)
                        .with(
                                RampRules.END,
                                scenario.find(RampRules.END).orElse(Math.min(1, capacity)));
        Ramp ramp =
                new Ramp(
                        engine,
                        context.tally(),
                        rules,
                        effective,
                        length,
                        cycle -> blocked ? load.expected(cycle) : Double.NaN,
                        progress);
        Point empty = empty(effective, plan);
        return ramp.run().stream().map(p -> with(p.build(), empty)).toList();
    }

    /** Sets up a run, in which terminals generate as told. */
    static RouterContext context(
            Scenario scenario, Plan plan, Generation generation, Streams streams) {
        Workload workload =
                new Workload(
                        scenario.part(Destinations.class).orElseThrow(),
                        lengths(scenario),
                        generation,
                        Words.source(scenario));
        return RouterContext.of(
                scenario.part(Network.class).orElseThrow(),
                scenario.part(Routing.class).orElseThrow(),
                plan.flow(),
                workload,
                new Tally(terminals(scenario), Words.origin(scenario)),
                streams);
    }

    /** A pattern has a terminal send always or never. */
    private static IntPredicate senders(Scenario scenario, RampRules rules) {
        Destinations destinations = scenario.part(Destinations.class).orElseThrow();
        RandomGenerator random = rules.streams().stream(Stream.SENDERS);
        return terminal -> destinations.destination(terminal, random) != Destinations.SILENT;
    }

    /** The scenario with what was filled in. */
    private static Scenario effective(Scenario scenario, Plan plan) {
        return scenario.with(Words.VCS, plan.flow().vcs())
                .with(Words.REUSE, Words.word(plan.flow().reuse()));
    }

    private static int terminals(Scenario scenario) {
        return scenario.part(Network.class).orElseThrow().terminals();
    }

    /** A point without figures that carries the words that mean something here. */
    private static Point empty(Scenario effective, Plan plan) {
        return Point.of(Words.meaningful(effective, plan.model()))
                .validity(Compared.validity(effective, plan))
                .build();
    }

    /** A copy of a point that carries the words of another, and says whether it was compared. */
    private static Point with(Point point, Point empty) {
        Point.Builder copy = empty.toBuilder().status(point.status(), point.reason());
        point.figures().forEach(copy::with);
        return copy.build();
    }

    private static Lengths lengths(Scenario scenario) {
        return scenario.part(Lengths.class).orElseThrow();
    }

    private static Offered offered(Scenario scenario) {
        double length = lengths(scenario).mean();
        double rate =
                scenario.find(StandardParameters.RATE)
                        .orElseGet(() -> scenario.load(length) / length);
        Offered.Excess excess =
                switch (Words.source(scenario).kind()) {
                    case INFINITE -> Offered.Excess.WAITS;
                    case FINITE -> Offered.Excess.LOST;
                    case BLOCKED -> Offered.Excess.BLOCKED;
                };
        return new Offered(rate, length, excess);
    }
}
