// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.traffic.arrival.BernoulliArrivals;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.ExponentialLengths;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.BitComplement;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** The solver by settings, with the installed network and traffic. */
final class FatTreeSolverFixture {
    private static final EvaluationService EVALUATION =
            new EvaluationService(
                    Catalogue.of(
                            new ButterflyFatTreeTopology(),
                            new FatTreeSolver(),
                            new UniformTraffic(),
                            new BitComplement(),
                            new PoissonArrivals(),
                            new BernoulliArrivals(),
                            new FixedLengths(),
                            new ExponentialLengths()));

    private FatTreeSolverFixture() {}

    /** Solves {@code solve fat-tree} with these settings. */
    static List<Curve> curves(String settings) {
        String line = "solve fat-tree " + settings + " solver=fat-tree";
        return EVALUATION.evaluate(RunRequest.parse(line), Progress.NONE);
    }

    static Point point(String settings) {
        return curves(settings).get(0).points().get(0);
    }
}
