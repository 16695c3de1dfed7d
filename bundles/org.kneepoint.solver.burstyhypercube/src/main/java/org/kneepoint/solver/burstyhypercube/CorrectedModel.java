// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import org.kneepoint.solver.burstyhypercube.BatchSourceQueue.SourceService;
import org.kneepoint.solver.burstyhypercube.BurstyHypercubeSolution.Termination;

/**
 * Our model of the simulated system. From the last dimension to the first it computes the holding
 * time of a link ({@link LinkHoldingTime}) and the waits of the inputs of a router for it ({@link
 * LinkContention}), then the source queue ({@link BatchSourceQueue}), whose service of a message
 * ends when the tail has left.
 *
 * <p>Back-to-back messages of one input find the link in another state than others. Their frequency
 * depends on the waits, so the sweep is repeated until convergence, starting from an empty network:
 * the waits rise monotonically, and an overload during the iteration is one of the solution.
 */
final class CorrectedModel {
    private static final int MOST_PASSES = 500;
    private static final double STEADY = 1e-10;

    /** Full utilisation, less what a rate computed from a load may lose by rounding. */
    private static final double FULL = 1 - 4 * Math.ulp(1.0);

    /** Mean wait for the next cycle. */
    private static final double HALF_A_CYCLE = 0.5;

    private final BurstyTraffic traffic;
    private final ECubeHypercube cube;
    private final int dimensions;
    private final DelayMoments[][] waits;
    private final TailDelay[][] tails;
    private final LinkHoldingTime[] links;
    private final LinkAccessDelay[][] accessDelays;
    private BackToBackMessages messages;
    private BatchSourceQueue source;

    private CorrectedModel(BurstyTraffic traffic) {
        this.traffic = traffic;
        cube = traffic.cube();
        dimensions = cube.dimensions();
        waits = new DelayMoments[dimensions + 1][dimensions + 1];
        tails = new TailDelay[dimensions + 1][];
        links = new LinkHoldingTime[dimensions + 1];
        accessDelays = new LinkAccessDelay[dimensions + 1][dimensions + 1];
        messages = BackToBackMessages.initial(traffic);
    }

    /** Solves the model. */
    static BurstyHypercubeSolution solve(BurstyTraffic traffic) {
        return new CorrectedModel(traffic).solve();
    }

    private BurstyHypercubeSolution solve() {
        double change = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            for (int dimension = dimensions; dimension > 0; dimension--) {
                solveDimension(dimension);
                double use = traffic.linkRate() * links[dimension].meanHold();
                if (!(use < FULL)) {
                    return BurstyHypercubeSolution.none(
                            Termination.overloaded("link of dimension " + dimension, use));
                }
            }
            source =
                    new BatchSourceQueue(
                            traffic.rate(),
                            traffic.meanBatch(),
                            sourceService(0),
                            sourceService(1));
            if (!(source.load() < FULL)) {
                return BurstyHypercubeSolution.none(
                        Termination.overloaded("source", source.load()));
            }
            BackToBackMessages next =
                    BackToBackMessages.afterSweep(cube, source, accessDelays, tails);
            change = next.distance(messages);
            messages = next;
            if (change < STEADY) {
                return solution();
            }
        }
        return BurstyHypercubeSolution.none(Termination.unconverged(MOST_PASSES, change));
    }

    private void solveDimension(int dimension) {
        tails[dimension] = TailDelay.of(dimension, traffic, waits, tails);
        links[dimension] = LinkHoldingTime.of(dimension, traffic, waits, tails);
        LinkContention contention = new LinkContention(traffic, links[dimension], messages);
        for (int from = 0; from < dimension; from++) {
            accessDelays[from][dimension] = contention.accessDelay(from);
            waits[from][dimension] = accessDelays[from][dimension].overallWait();
        }
    }

    /**
     * Service time of the source: the wait for the first link, the length, and the delay of the
     * tail there.
     *
     * @param following probability of a back-to-back message
     */
    private SourceService sourceService(double following) {
        GeometricLengths lengths = traffic.lengths();
        double mean = lengths.mean();
        double square = lengths.meanSquare();
        for (int first = 1; first <= dimensions; first++) {
            double turn = cube.turnProbability(ECubeHypercube.SOURCE, first);
            LinkAccessDelay access = accessDelays[ECubeHypercube.SOURCE][first];
            DelayMoments wait =
                    following > 0 ? access.overallWait(following * turn) : access.separateWait();
            TailDelay tail = links[first].tail();
            mean += turn * (wait.mean() + tail.delay().mean());
            double mixed = lengths.mean() * wait.mean() + tail.timesLength();
            mixed += wait.mean() * tail.delay().mean();
            square += turn * (wait.meanSquare() + tail.delay().meanSquare() + 2 * mixed);
        }
        return new SourceService(mean, square);
    }

    private BurstyHypercubeSolution solution() {
        double first = 0;
        for (int to = 1; to <= dimensions; to++) {
            first +=
                    cube.turnProbability(ECubeHypercube.SOURCE, to)
                            * waits[ECubeHypercube.SOURCE][to].mean();
        }
        double network = headerTime() - first - 1 + traffic.lengths().mean() + HALF_A_CYCLE;
        return new BurstyHypercubeSolution(
                Termination.SOLVED,
                source.meanWait() + first + network,
                network,
                source.utilisation(),
                meanWaits(),
                holds());
    }

    /** Returns the time of a header on its links, a cycle and a wait for each. */
    private double headerTime() {
        double[] ahead = new double[dimensions + 1];
        for (int from = dimensions; from >= 0; from--) {
            for (int to = from + 1; to <= dimensions; to++) {
                ahead[from] +=
                        cube.turnProbability(from, to) * (1 + waits[from][to].mean() + ahead[to]);
            }
        }
        return ahead[ECubeHypercube.SOURCE];
    }

    private double[] meanWaits() {
        double[] means = new double[dimensions + 1];
        for (int to = 1; to <= dimensions; to++) {
            for (int from = 0; from < to; from++) {
                means[to] += cube.flow(from, to) / cube.useProbability() * waits[from][to].mean();
            }
        }
        return means;
    }

    private double[] holds() {
        double[] holds = new double[dimensions + 1];
        for (int dimension = 1; dimension <= dimensions; dimension++) {
            holds[dimension] = links[dimension].meanHold();
        }
        return holds;
    }
}
