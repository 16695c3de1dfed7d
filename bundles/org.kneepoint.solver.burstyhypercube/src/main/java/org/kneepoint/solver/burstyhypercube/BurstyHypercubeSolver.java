// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.support.BurstyHypercubeParameters;
import org.kneepoint.support.DescriptionResource;
import org.kneepoint.support.PointSettings;
import org.osgi.service.component.annotations.Component;

/** Models of the wormhole-routed hypercube with bursty traffic and finite buffers. */
@Component(service = Solver.class)
public final class BurstyHypercubeSolver implements SystemSolver {
    private static final String NAME = "bursty-hypercube";
    private static final int DIGITS = 6;
    private static final Quantity SOURCE_UTILISATION =
            Quantity.of(
                    "utilisation_source",
                    "fraction",
                    "fraction of the time in which a" + " source is busy");

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
        return BurstyHypercubeModelParameters.ALL;
    }

    @Override
    public Description description() {
        return DescriptionResource.read(BurstyHypercubeSolver.class, "bursty-hypercube.md");
    }

    @Override
    public Map<Quantity, Double> attributes(Scenario scenario) {
        return Map.of(
                CurveAttributes.NODES,
                (double) (1 << scenario.get(BurstyHypercubeParameters.DIMENSIONS)),
                CurveAttributes.LENGTH,
                BurstyHypercubeModelParameters.lengths(scenario).meanFlits());
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        return point(BurstyHypercubeModel.of(scenario), scenario);
    }

    /** The saturation rate is computed once for all loads. */
    @Override
    public PreparedModel prepare(Scenario scenario) {
        Scenario open = scenario.without(StandardParameters.RATE);
        BurstyHypercubeModel model =
                BurstyHypercubeModel.of(open.with(StandardParameters.LOAD, 0.0));
        return (load, progress) -> point(model, open.with(StandardParameters.LOAD, load));
    }

    private static Point point(BurstyHypercubeModel model, Scenario scenario) {
        BurstyTraffic traffic = BurstyHypercubeModelParameters.traffic(scenario);
        double length = traffic.lengths().meanFlits();
        double factor = BurstyHypercubeParameters.factor(scenario);
        double load = scenario.find(StandardParameters.LOAD).orElse(traffic.rate() * length);
        double rate = scenario.find(StandardParameters.RATE).orElse(traffic.rate() / factor);
        Point.Builder point =
                Point.of(PointSettings.of(scenario, BurstyHypercubeModelParameters.REPORT))
                        .with(Quantities.LOAD, load)
                        .with(Quantities.RATE, rate)
                        .with(Quantities.RATE_EFFECTIVE, traffic.rate())
                        .with(Quantities.HOPS, traffic.cube().meanLinks() + 1);
        boolean detailed = BurstyHypercubeModelParameters.isDetailed(scenario);
        BurstyHypercubeSolution solution = model.solve(traffic.rate());
        point.validity(
                BurstyHypercubeValidity.validity(
                        model.variant(), traffic, solution.sourceUtilisation()));
        switch (solution.termination().kind()) {
            case SOLVED -> {
                point.with(Quantities.THROUGHPUT, load)
                        .with(Quantities.CHANNEL_UTILISATION_MEAN, traffic.linkUtilisation());
                fill(point, solution, detailed);
            }
            case OVERLOADED ->
                    // the accepted throughput is that at saturation
                    point.with(
                                    Quantities.THROUGHPUT,
                                    Math.min(load, model.saturationLimit().rate() * length))
                            .validity(Validity.EXTRAPOLATED)
                            .status(
                                    Status.SATURATED,
                                    saturated(model.saturationLimit(), factor, length));
            default ->
                    point.validity(Validity.EXTRAPOLATED)
                            .status(Status.UNCONVERGED, unconverged(solution.termination()));
        }
        return point.build();
    }

    private static void fill(
            Point.Builder point, BurstyHypercubeSolution solution, boolean detailed) {
        point.with(Quantities.LATENCY, solution.latency())
                .with(Quantities.NETWORK_LATENCY, solution.networkLatency())
                .with(SOURCE_UTILISATION, solution.sourceUtilisation());
        for (int dimension = 1; detailed && dimension < solution.waits().length; dimension++) {
            point.with(waiting(dimension), solution.waits()[dimension])
                    .with(hold(dimension), solution.holdingTimes()[dimension]);
        }
    }

    private static Explanation saturated(
            BurstyHypercubeModel.SaturationLimit limit, double factor, double length) {
        return Explanation.of(
                "overloaded",
                "the {part} is overloaded; the network saturates at load {load}, rate {rate}",
                limit.part(),
                new Rounded(limit.rate() * length, DIGITS),
                new Rounded(limit.rate() / factor, DIGITS));
    }

    private static Explanation unconverged(BurstyHypercubeSolution.Termination ending) {
        return Explanation.of(
                "residual",
                "residual {residual} after {iterations} iterations",
                new Rounded(ending.utilisationOrResidual(), DIGITS),
                ending.iterations());
    }

    static Quantity waiting(int dimension) {
        return Quantity.of(
                "waiting_" + dimension,
                "cycles",
                "mean wait for a link of dimension " + dimension + ", counted from 1");
    }

    static Quantity hold(int dimension) {
        return Quantity.of(
                "hold_" + dimension,
                "cycles",
                "mean holding time of a link of dimension " + dimension + ", counted from 1");
    }
}
