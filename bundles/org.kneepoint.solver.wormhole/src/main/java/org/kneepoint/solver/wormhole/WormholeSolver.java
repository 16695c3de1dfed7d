// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.solver.wormhole.flow.Flows;
import org.kneepoint.solver.wormhole.flow.TooLarge;
import org.kneepoint.solver.wormhole.model.MessageLength;
import org.kneepoint.solver.wormhole.model.Model;
import org.kneepoint.solver.wormhole.model.PaperModel;
import org.kneepoint.solver.wormhole.model.RefinedModel;
import org.osgi.service.component.annotations.Component;

/** Model of wormhole routing on any topology. */
@Component
public final class WormholeSolver implements Solver {
    private final LatestFlows latest = new LatestFlows();

    @Override
    public String name() {
        return "wormhole";
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
        return WormholeDescription.TEXT;
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        Scenario whole = filled(scenario);
        double length = lengths(whole).mean();
        double load = whole.load(length);
        double rate = whole.find(StandardParameters.RATE).orElse(load / length);
        return point(whole, load, rate, self -> workload(whole, self), progress);
    }

    /** The flows and what is known of saturation are the same at all loads. */
    @Override
    public Prepared prepare(Scenario scenario) {
        Scenario open = filled(scenario.without(StandardParameters.RATE));
        double length = lengths(open).mean();
        FutureWorkload workload = new FutureWorkload(progress -> workload(open, progress));
        return (load, progress) -> {
            Scenario whole = open.with(StandardParameters.LOAD, load);
            Point point = point(whole, load, load / length, workload::get, progress);
            return workload.isLate() ? Workload.late(whole, load, load / length) : point;
        };
    }

    private static Point point(
            Scenario scenario,
            double load,
            double rate,
            Function<Progress, Workload> workload,
            Progress progress) {
        try {
            return workload.apply(progress).solve(scenario, load, rate, progress);
        } catch (CancellationException e) {
            return Workload.cancelled(scenario, load, rate);
        } catch (TooLarge e) {
            return Workload.failed(scenario, load, rate, e.getMessage());
        }
    }

    /** With the virtual channels that are taken when none are given. */
    private static Scenario filled(Scenario scenario) {
        return scenario.find(Words.VCS).isPresent()
                ? scenario
                : scenario.with(Words.VCS, Flows.fewestVcs(routing(scenario)));
    }

    private Workload workload(Scenario scenario, Progress progress) {
        Routing routing = routing(scenario);
        Network network = scenario.part(Network.class).orElseThrow();
        Assumptions.require(scenario, network, routing);
        TrafficPattern.Destinations pattern =
                scenario.part(TrafficPattern.Destinations.class).orElseThrow();
        Flows flows = latest.of(network, routing, pattern, scenario.get(Words.VCS), progress);
        LengthDistribution.Lengths lengths = lengths(scenario);
        return new Workload(
                flows,
                network.terminals(),
                model(scenario, flows, lengths),
                lengths.mean(),
                CheckedRange.of(scenario, network, flows));
    }

    private static Model model(Scenario scenario, Flows flows, LengthDistribution.Lengths lengths) {
        return Words.isPaper(scenario)
                ? new PaperModel(flows, lengths.mean())
                : new RefinedModel(
                        flows,
                        new MessageLength(lengths.mean(), lengths.scv()),
                        Assumptions.arrivals(scenario),
                        scenario.get(Words.VCS),
                        scenario.get(Words.BUFFER));
    }

    private static Routing routing(Scenario scenario) {
        return scenario.part(Routing.class).orElseThrow();
    }

    private static LengthDistribution.Lengths lengths(Scenario scenario) {
        return scenario.part(LengthDistribution.Lengths.class).orElseThrow();
    }
}
