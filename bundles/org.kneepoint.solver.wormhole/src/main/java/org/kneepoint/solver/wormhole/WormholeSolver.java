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
import org.kneepoint.flow.NetworkTooLargeException;
import org.kneepoint.flow.StationFlows;
import org.kneepoint.solver.wormhole.model.GreenbergGuanModel;
import org.kneepoint.solver.wormhole.model.MessageLength;
import org.kneepoint.solver.wormhole.model.RefinedWormholeModel;
import org.kneepoint.solver.wormhole.model.WormholeModel;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** Model of wormhole routing on any topology. */
@Component(service = Solver.class)
public final class WormholeSolver implements NetworkSolver {
    private final StationFlowsCache latest = new StationFlowsCache();

    @Override
    public String name() {
        return "wormhole";
    }

    @Override
    public Parameters parameters() {
        return WormholeModelParameters.ALL;
    }

    @Override
    public Description description() {
        return DescriptionResource.read(WormholeSolver.class, "wormhole.md");
    }

    @Override
    public Point solve(NetworkContext context, Progress progress) {
        NetworkContext whole = withVcs(context);
        double load = whole.load();
        double rate =
                whole.scenario()
                        .find(StandardParameters.RATE)
                        .orElse(load / whole.lengths().mean());
        return point(whole.scenario(), load, rate, self -> curveModel(whole, self), progress);
    }

    /** Prepares the flows and the saturation load, which all loads share. */
    @Override
    public PreparedModel prepare(NetworkContext context) {
        NetworkContext open =
                withVcs(context.with(context.scenario().without(StandardParameters.RATE)));
        double length = open.lengths().mean();
        LazyCurveModel workload = new LazyCurveModel(progress -> curveModel(open, progress));
        return (load, progress) -> {
            Scenario whole = open.scenario().with(StandardParameters.LOAD, load);
            Point point = point(whole, load, load / length, workload::get, progress);
            return workload.isOverdue() ? CurveModel.overdue(whole, load, load / length) : point;
        };
    }

    private static Point point(
            Scenario scenario,
            double load,
            double rate,
            Function<Progress, CurveModel> workload,
            Progress progress) {
        try {
            return workload.apply(progress).solve(scenario, load, rate, progress);
        } catch (CancellationException e) {
            return CurveModel.cancelled(scenario, load, rate);
        } catch (NetworkTooLargeException e) {
            return CurveModel.failed(scenario, load, rate, e.getMessage());
        }
    }

    /** Returns the context with the default number of virtual channels. */
    private static NetworkContext withVcs(NetworkContext context) {
        return context.scenario().find(WormholeModelParameters.VCS).isPresent()
                ? context
                : context.with(
                        WormholeModelParameters.VCS, StationFlows.fewestVcs(context.routing()));
    }

    private CurveModel curveModel(NetworkContext context, Progress progress) {
        WormholeAssumptions.require(context);
        StationFlows flows = latest.of(context, progress);
        WormholeAssumptions.require(context.scenario(), flows);
        return new CurveModel(
                flows,
                context.network().terminals(),
                model(context, flows),
                context.lengths().mean(),
                CheckedRange.of(context, flows));
    }

    private static WormholeModel model(NetworkContext context, StationFlows flows) {
        Scenario scenario = context.scenario();
        Lengths lengths = context.lengths();
        return WormholeModelParameters.isPaper(scenario)
                ? new GreenbergGuanModel(flows, lengths.mean())
                : new RefinedWormholeModel(
                        flows,
                        new MessageLength(lengths.mean(), lengths.scv()),
                        WormholeAssumptions.sourceProcess(scenario),
                        scenario.get(WormholeModelParameters.VCS),
                        scenario.get(WormholeModelParameters.BUFFER));
    }
}
