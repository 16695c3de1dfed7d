// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.support.DescriptionResource;
import org.kneepoint.support.PointSettings;
import org.osgi.service.component.annotations.Component;

/** Model of wormhole routing on the topology {@code fat-tree}. */
@Component(service = Solver.class)
public final class FatTreeSolver implements NetworkSolver {
    private static final String NAME = "fat-tree";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of(NAME);
    }

    @Override
    public Parameters parameters() {
        return FatTreeModelParameters.ALL;
    }

    @Override
    public Description description() {
        return DescriptionResource.read(FatTreeSolver.class, "fat-tree.md");
    }

    @Override
    public Point solve(NetworkContext context, Progress progress) {
        return point(model(context), context.scenario());
    }

    /** The saturation load is computed once for all loads. */
    @Override
    public PreparedModel prepare(NetworkContext context) {
        Scenario open = context.scenario().without(StandardParameters.RATE);
        FatTreeModel model = model(context);
        return (load, progress) -> point(model, open.with(StandardParameters.LOAD, load));
    }

    private static FatTreeModel model(NetworkContext context) {
        FatTreeAssumptions.require(context);
        Scenario scenario = context.scenario();
        FatTreeTraffic tree = FatTreeTraffic.of(context.network().terminals());
        return FatTreeModel.of(
                tree,
                FatTreeModelParameters.variant(scenario),
                scenario.get(FatTreeModelParameters.LENGTH));
    }

    private static Point point(FatTreeModel model, Scenario scenario) {
        double load = scenario.load(model.length());
        double rate = scenario.find(StandardParameters.RATE).orElse(load / model.length());
        Point.Builder point =
                Point.of(PointSettings.of(scenario, FatTreeModelParameters.REPORT))
                        .with(Quantities.LOAD, load)
                        .with(Quantities.RATE, rate)
                        .validity(
                                FatTreeValidity.of(
                                        model, load, scenario.get(FatTreeModelParameters.BUFFER)));
        model.solve(point, load, FatTreeModelParameters.isDetailed(scenario));
        return point.build();
    }
}
