// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.routing.AdaptiveOneWay;
import org.kneepoint.routing.MinimalAdaptive;
import org.kneepoint.routing.O1Turn;
import org.kneepoint.routing.Valiant;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.topology.fattree.ExtendedFatTreeTopology;
import org.kneepoint.topology.fattree.KAryNTreeTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.multistage.ButterflyTopology;
import org.kneepoint.topology.multistage.OmegaTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.BernoulliArrivals;
import org.kneepoint.traffic.arrival.GeneralisedExponentialArrivals;
import org.kneepoint.traffic.arrival.OnOffArrivals;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.BimodalLengths;
import org.kneepoint.traffic.length.ExponentialLengths;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.AsymmetricTraffic;
import org.kneepoint.traffic.pattern.BitComplement;
import org.kneepoint.traffic.pattern.BitReverse;
import org.kneepoint.traffic.pattern.HotSpotTraffic;
import org.kneepoint.traffic.pattern.MatrixTraffic;
import org.kneepoint.traffic.pattern.Neighbour;
import org.kneepoint.traffic.pattern.RandomPermutation;
import org.kneepoint.traffic.pattern.Shuffle;
import org.kneepoint.traffic.pattern.Tornado;
import org.kneepoint.traffic.pattern.Transpose;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** The solver by settings, with all installed networks and traffic. */
final class WormholeSolverFixture {
    private static final ContextCapture LISTENER = new ContextCapture();

    private static final EvaluationService EVALUATION =
            new EvaluationService(
                    Catalogue.of(
                            new WormholeSolver(),
                            LISTENER,
                            new ButterflyFatTreeTopology(),
                            new KAryNTreeTopology(),
                            new ExtendedFatTreeTopology(),
                            new HypercubeTopology(),
                            new ButterflyTopology(),
                            new OmegaTopology(),
                            new MeshTopology(),
                            new TorusTopology(),
                            new SlowMeshes(),
                            new MinimalAdaptive(),
                            new AdaptiveOneWay(),
                            new O1Turn(),
                            new Valiant(),
                            new UniformTraffic(),
                            new HotSpotTraffic(),
                            new Transpose(),
                            new BitComplement(),
                            new BitReverse(),
                            new Shuffle(),
                            new Neighbour(),
                            new Tornado(),
                            new AsymmetricTraffic(),
                            new RandomPermutation(),
                            new MatrixTraffic(),
                            new PoissonArrivals(),
                            new BernoulliArrivals(),
                            new GeneralisedExponentialArrivals(),
                            new OnOffArrivals(),
                            new FixedLengths(),
                            new ExponentialLengths(),
                            new BimodalLengths(),
                            new org.kneepoint.traffic.length.UniformLengths()));

    private WormholeSolverFixture() {}

    /** Solves {@code solve NETWORK WORDS}. */
    static List<Curve> curves(String line) {
        return curves("wormhole", line);
    }

    private static List<Curve> curves(String solver, String line) {
        RunRequest request = RunRequest.parse("solve " + line + " solver=" + solver);
        return EVALUATION.evaluate(request, Progress.NONE);
    }

    /** Returns the context of a line with one load. */
    static NetworkContext context(String line) {
        curves(ContextCapture.NAME, line);
        return LISTENER.heard();
    }

    static List<Point> points(String line) {
        return curves(line).get(0).points();
    }

    static Point point(String line) {
        return points(line).get(0);
    }

    /** A figure of the only point. */
    static double get(String line, Quantity quantity) {
        return get(point(line), quantity);
    }

    static double get(Point point, Quantity quantity) {
        return figure(point, quantity);
    }

    /** A figure by the name of its column. */
    static double get(Point point, String column) {
        return point.figures().entrySet().stream()
                .filter(figure -> figure.getKey().name().equals(column))
                .mapToDouble(Map.Entry::getValue)
                .findAny()
                .orElseThrow(() -> new AssertionError("no " + column));
    }

    /**
     * Returns the saturation load: the accepted throughput of an overloaded network without silent
     * terminals.
     */
    static double saturation(String line) {
        return get(line + " load=32", Quantities.THROUGHPUT);
    }
}
