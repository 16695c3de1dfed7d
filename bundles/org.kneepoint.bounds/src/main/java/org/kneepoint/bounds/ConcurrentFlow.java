// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * The highest load that any routing could carry between the routers of a network: the maximum
 * concurrent flow of its traffic.
 *
 * @param load that some mix of paths carries, flits per node per cycle; infinite without traffic
 *     between routers
 * @param certificate load that none exceeds, by weights of the links: the rates of all links by
 *     weight over the lengths of the shortest paths by traffic
 */
public record ConcurrentFlow(double load, double certificate) {
    /** Rows up to which each source has a block of its own. */
    private static final int MOST_ROWS = 600;

    /**
     * Computes the load.
     *
     * @param precision relative width of the interval where the exact value is out of reach
     * @param budget most steps
     */
    public static ConcurrentFlow of(
            Network network, Destinations destinations, double precision, long budget) {
        RouterLinks links = new RouterLinks(network);
        RouterDemand demand = new RouterDemand(network, TrafficMatrix.of(destinations));
        LinkClasses classes = LinkClasses.of(links, demand);
        return of(links, demand, classes.ofLinks(), classes.ofSources(), precision, budget);
    }

    /**
     * Computes the load.
     *
     * @param linkClasses by link: number of its class
     * @param sourceClasses by router: number of its class as a source
     */
    static ConcurrentFlow of(
            RouterLinks links,
            RouterDemand demand,
            int[] linkClasses,
            int[] sourceClasses,
            double precision,
            long budget) {
        Trees trees = new Trees(links, demand, linkClasses, sourceClasses);
        if (!trees.hasTraffic()) {
            return new ConcurrentFlow(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        LeastLoad.Bracket least = LeastLoad.of(trees, precision, budget);
        return new ConcurrentFlow(1 / least.reached(), 1 / least.certified());
    }

    /** Shortest paths from the sources of a block; a row for each class of links. */
    private static final class Trees implements LoadColumns {
        private final RouterLinks links;
        private final RouterDemand demand;
        private final int[] rowOf;
        private final double[] rates;
        private final int[][] sources;
        private final ShortestPathTree tree;
        private final double[] weights;
        private final double[] loads;

        Trees(RouterLinks links, RouterDemand demand, int[] linkClasses, int[] sourceClasses) {
            this.links = links;
            this.demand = demand;
            rowOf = linkClasses;
            rates = new double[1 + Arrays.stream(rowOf).max().orElse(0)];
            for (int link = 0; link < rowOf.length; link++) {
                rates[rowOf[link]] += links.rate(link);
            }
            int[] sending = sending();
            sources =
                    rates.length + sending.length <= MOST_ROWS && rates.length > sending.length
                            ? singles(sending)
                            : grouped(sending, sourceClasses);
            tree = new ShortestPathTree(links);
            weights = new double[links.size()];
            loads = new double[links.size()];
        }

        private int[] sending() {
            return IntStream.range(0, links.routers())
                    .filter(router -> Arrays.stream(demand.from(router)).sum() > 0)
                    .toArray();
        }

        private static int[][] singles(int[] sending) {
            return Arrays.stream(sending).mapToObj(s -> new int[] {s}).toArray(int[][]::new);
        }

        private static int[][] grouped(int[] sending, int[] classOf) {
            return Arrays.stream(sending)
                    .map(source -> classOf[source])
                    .distinct()
                    .mapToObj(
                            number ->
                                    Arrays.stream(sending)
                                            .filter(source -> classOf[source] == number)
                                            .toArray())
                    .toArray(int[][]::new);
        }

        boolean hasTraffic() {
            return sources.length > 0;
        }

        @Override
        public int rows() {
            return rates.length;
        }

        @Override
        public double rate(int row) {
            return rates[row];
        }

        @Override
        public int blocks() {
            return sources.length;
        }

        @Override
        public long steps() {
            return 4L * links.size() * sources[0].length;
        }

        @Override
        public double[] cheapest(int block, double[] rowWeights) {
            Arrays.setAll(weights, link -> rowWeights[rowOf[link]]);
            Arrays.fill(loads, 0);
            for (int source : sources[block]) {
                tree.find(source, weights);
                tree.addLoads(demand.from(source), weights, loads);
            }
            double[] sums = new double[rates.length];
            for (int link = 0; link < loads.length; link++) {
                sums[rowOf[link]] += loads[link];
            }
            return sums;
        }
    }
}
