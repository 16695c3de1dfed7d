// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import org.kneepoint.solver.hypercube.Solution.Ending;
import org.kneepoint.solver.hypercube.SourceQueue.Service;

/**
 * Our model of the simulated system. From the last dimension back to the first it finds how long a
 * link is held ({@link Link}), and from that how long the inputs of a router wait for it ({@link
 * Contention}); at the end comes the queue of the source, which is busy with a message until the
 * tail has left ({@link SourceQueue}).
 *
 * <p>Messages of one input that follow each other at once meet the link in another state than
 * strangers do. How often they do depends on the waits, so the pass is repeated until it changes no
 * more; from an empty network up, so that a link or a source which is overloaded on the way is so
 * at the end.
 */
final class CorrectedModel {
    private static final int MOST_PASSES = 500;
    private static final double STEADY = 1e-10;

    /** The mean wait for the next cycle. */
    private static final double HALF_A_CYCLE = 0.5;

    private final Traffic traffic;
    private final Cube cube;
    private final int top;
    private final Delay[][] waits;
    private final Tail[][] tails;
    private final Link[] links;
    private final Access[][] accesses;
    private Trains trains;
    private SourceQueue source;

    private CorrectedModel(Traffic traffic) {
        this.traffic = traffic;
        cube = traffic.cube();
        top = cube.dimensions();
        waits = new Delay[top + 1][top + 1];
        tails = new Tail[top + 1][];
        links = new Link[top + 1];
        accesses = new Access[top + 1][top + 1];
        trains = Trains.none(traffic);
    }

    /** Solves the model. */
    static Solution solve(Traffic traffic) {
        return new CorrectedModel(traffic).solve();
    }

    private Solution solve() {
        double change = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            for (int dimension = top; dimension > 0; dimension--) {
                pass(dimension);
                double use = traffic.linkRate() * links[dimension].hold();
                if (!(use < 1)) {
                    return Solution.none(Ending.overloaded("link of dimension " + dimension, use));
                }
            }
            source = new SourceQueue(traffic.rate(), traffic.batch(), service(0), service(1));
            if (!(source.load() < 1)) {
                return Solution.none(Ending.overloaded("source", source.load()));
            }
            Trains next = Trains.after(cube, source, accesses, tails);
            change = next.distance(trains);
            trains = next;
            if (change < STEADY) {
                return solution();
            }
        }
        return Solution.none(Ending.unconverged(MOST_PASSES, change));
    }

    private void pass(int dimension) {
        tails[dimension] = Tail.of(dimension, traffic, waits, tails);
        links[dimension] = Link.of(dimension, traffic, waits, tails);
        Contention contention = new Contention(traffic, links[dimension], trains);
        for (int from = 0; from < dimension; from++) {
            accesses[from][dimension] = contention.access(from);
            waits[from][dimension] = accesses[from][dimension].waiting();
        }
    }

    /**
     * How long a message occupies the source: the wait for its first link, its length, and the
     * delay of its tail there.
     *
     * @param following probability that another message left the source just before
     */
    private Service service(double following) {
        Lengths lengths = traffic.lengths();
        double mean = lengths.mean();
        double square = lengths.square();
        for (int first = 1; first <= top; first++) {
            double turn = cube.turn(Cube.SOURCE, first);
            Access access = accesses[Cube.SOURCE][first];
            Delay wait = following > 0 ? access.waiting(following * turn) : access.stranger();
            Tail tail = links[first].tail();
            mean += turn * (wait.mean() + tail.delay().mean());
            double mixed = lengths.mean() * wait.mean() + tail.timesLength();
            mixed += wait.mean() * tail.delay().mean();
            square += turn * (wait.square() + tail.delay().square() + 2 * mixed);
        }
        return new Service(mean, square);
    }

    private Solution solution() {
        double first = 0;
        for (int to = 1; to <= top; to++) {
            first += cube.turn(Cube.SOURCE, to) * waits[Cube.SOURCE][to].mean();
        }
        double network = ahead() - first - 1 + traffic.lengths().mean() + HALF_A_CYCLE;
        return new Solution(
                Ending.SOLVED,
                source.waiting() + first + network,
                network,
                source.utilisation(),
                meanWaits(),
                holds());
    }

    /** Returns how long a header takes for its links, a cycle for each and the waits for them. */
    private double ahead() {
        double[] ahead = new double[top + 1];
        for (int from = top; from >= 0; from--) {
            for (int to = from + 1; to <= top; to++) {
                ahead[from] += cube.turn(from, to) * (1 + waits[from][to].mean() + ahead[to]);
            }
        }
        return ahead[Cube.SOURCE];
    }

    private double[] meanWaits() {
        double[] means = new double[top + 1];
        for (int to = 1; to <= top; to++) {
            for (int from = 0; from < to; from++) {
                means[to] += cube.flow(from, to) / cube.use() * waits[from][to].mean();
            }
        }
        return means;
    }

    private double[] holds() {
        double[] holds = new double[top + 1];
        for (int dimension = 1; dimension <= top; dimension++) {
            holds[dimension] = links[dimension].hold();
        }
        return holds;
    }
}
