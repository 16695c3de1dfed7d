// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.solver.wormhole.flow.Flows;
import org.kneepoint.solver.wormhole.flow.TooLarge;
import org.kneepoint.solver.wormhole.model.MessageLength;
import org.kneepoint.solver.wormhole.model.Model;
import org.kneepoint.solver.wormhole.model.PaperModel;
import org.kneepoint.solver.wormhole.model.RefinedModel;
import org.osgi.service.component.annotations.Component;

/** Model of wormhole routing on any topology. */
@Component(service = Solver.class)
public final class WormholeSolver implements NetworkSolver {
    private final LatestFlows latest = new LatestFlows();

    @Override
    public String name() {
        return "wormhole";
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
    public Point solve(NetworkContext context, Progress progress) {
        NetworkContext whole = filled(context);
        double load = whole.load();
        double rate =
                whole.scenario()
                        .find(StandardParameters.RATE)
                        .orElse(load / whole.lengths().mean());
        return point(whole.scenario(), load, rate, self -> workload(whole, self), progress);
    }

    /** The flows and what is known of saturation are the same at all loads. */
    @Override
    public Prepared prepare(NetworkContext context) {
        NetworkContext open =
                filled(context.with(context.scenario().without(StandardParameters.RATE)));
        double length = open.lengths().mean();
        FutureWorkload workload = new FutureWorkload(progress -> workload(open, progress));
        return (load, progress) -> {
            Scenario whole = open.scenario().with(StandardParameters.LOAD, load);
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
    private static NetworkContext filled(NetworkContext context) {
        return context.scenario().find(Words.VCS).isPresent()
                ? context
                : context.with(Words.VCS, Flows.fewestVcs(context.routing()));
    }

    private Workload workload(NetworkContext context, Progress progress) {
        Assumptions.require(context);
        Flows flows = latest.of(context, progress);
        Assumptions.require(context.scenario(), flows);
        return new Workload(
                flows,
                context.network().terminals(),
                model(context, flows),
                context.lengths().mean(),
                CheckedRange.of(context, flows));
    }

    private static Model model(NetworkContext context, Flows flows) {
        Scenario scenario = context.scenario();
        Lengths lengths = context.lengths();
        return Words.isPaper(scenario)
                ? new PaperModel(flows, lengths.mean())
                : new RefinedModel(
                        flows,
                        new MessageLength(lengths.mean(), lengths.scv()),
                        Assumptions.arrivals(scenario),
                        scenario.get(Words.VCS),
                        scenario.get(Words.BUFFER));
    }
}
