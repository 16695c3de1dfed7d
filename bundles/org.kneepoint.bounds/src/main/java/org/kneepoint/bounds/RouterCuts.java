// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Cuts between routers: no routing carries more traffic over a cut than the rates of its links. */
final class RouterCuts {
    /** Routers up to which every half is looked at. */
    private static final int MOST_ROUTERS = 20;

    private static final int ITERATIONS = 2000;

    private final RouterLinks links;
    private final RouterDemand demand;

    RouterCuts(RouterLinks links, RouterDemand demand) {
        this.links = links;
        this.demand = demand;
    }

    /** Returns the least bound of all cuts into halves; empty for many routers. */
    OptionalDouble bisection() {
        int routers = links.routers();
        if (routers < 2 || routers > MOST_ROUTERS) {
            return OptionalDouble.empty();
        }
        double least = Double.POSITIVE_INFINITY;
        int half = routers / 2;
        for (int set = 1; set < 1 << routers; set++) {
            if (Integer.bitCount(set) == half) {
                least = Math.min(least, bound(BitSet.valueOf(new long[] {set})));
            }
        }
        return OptionalDouble.of(least);
    }

    /** Returns the load at which a cut is full in one of its directions. */
    private double bound(BitSet side) {
        double out = 0;
        double back = 0;
        for (int link = 0; link < links.size(); link++) {
            boolean isFrom = side.get(links.from(link));
            boolean isTo = side.get(links.to(link));
            out += isFrom && !isTo ? links.rate(link) : 0;
            back += !isFrom && isTo ? links.rate(link) : 0;
        }
        double sent = 0;
        double received = 0;
        for (int from = 0; from < links.routers(); from++) {
            for (int to = 0; to < links.routers(); to++) {
                sent += side.get(from) && !side.get(to) ? demand.between(from, to) : 0;
                received += !side.get(from) && side.get(to) ? demand.between(from, to) : 0;
            }
        }
        return Math.min(ratio(out, sent), ratio(back, received));
    }

    private static double ratio(double rate, double traffic) {
        return traffic > 0 ? rate / traffic : Double.POSITIVE_INFINITY;
    }

    /**
     * Returns the least bound of the cuts between the routers with low and with high components of
     * the Fiedler vector, the eigenvector of the second least eigenvalue of the Laplacian (M.
     * Fiedler: Algebraic Connectivity of Graphs, Czechoslovak Mathematical Journal 23, 1973); empty
     * if the links are not bidirectional.
     */
    OptionalDouble spectral() {
        int routers = links.routers();
        if (routers < 2 || !links.isBidirectional()) {
            return OptionalDouble.empty();
        }
        double[] vector = fiedler();
        int[] order =
                IntStream.range(0, routers)
                        .boxed()
                        .sorted(Comparator.comparingDouble(router -> vector[router]))
                        .mapToInt(router -> router)
                        .toArray();
        return OptionalDouble.of(sweep(order));
    }

    /** Returns the least bound of the cuts that separate the first routers from the others. */
    private double sweep(int[] order) {
        double[] cut = new double[4];
        BitSet side = new BitSet();
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < order.length - 1; i++) {
            int moved = order[i];
            for (int link : links.out(moved)) {
                boolean isInside = side.get(links.to(link));
                cut[0] += isInside ? 0 : links.rate(link);
                cut[1] -= isInside ? links.rate(link) : 0;
                double opposite = links.rate(links.reverse(link));
                cut[0] -= isInside ? opposite : 0;
                cut[1] += isInside ? 0 : opposite;
            }
            for (int other = 0; other < order.length; other++) {
                boolean isInside = side.get(other);
                cut[2] += isInside ? -demand.between(other, moved) : demand.between(moved, other);
                cut[3] += isInside ? -demand.between(moved, other) : demand.between(other, moved);
            }
            side.set(moved);
            least = Math.min(least, bound(cut));
        }
        return least;
    }

    /** Differences within rounding of 0 are no traffic. */
    private static double bound(double[] cut) {
        double none = 1e-9;
        return Math.min(
                cut[2] > none ? cut[0] / cut[2] : Double.POSITIVE_INFINITY,
                cut[3] > none ? cut[1] / cut[3] : Double.POSITIVE_INFINITY);
    }

    /**
     * By power iteration; any vector gives valid cuts. It begins with the numbers of the routers,
     * which prefers one dimension of a grid where several are equal.
     */
    private double[] fiedler() {
        int routers = links.routers();
        double[] degrees = new double[routers];
        for (int link = 0; link < links.size(); link++) {
            degrees[links.from(link)] += links.rate(link);
        }
        double shift = 2 * Arrays.stream(degrees).max().orElse(0);
        double[] numbers = new double[routers];
        Arrays.setAll(numbers, router -> router);
        double[] vector = normalised(numbers);
        for (int i = 0; i < ITERATIONS; i++) {
            double[] next = new double[routers];
            for (int router = 0; router < routers; router++) {
                next[router] = (shift - degrees[router]) * vector[router];
            }
            for (int link = 0; link < links.size(); link++) {
                next[links.to(link)] += links.rate(link) * vector[links.from(link)];
            }
            vector = normalised(next);
        }
        return vector;
    }

    private static double[] normalised(double[] vector) {
        double mean = Arrays.stream(vector).average().orElse(0);
        double[] centred = Arrays.stream(vector).map(v -> v - mean).toArray();
        double norm = Math.sqrt(Arrays.stream(centred).map(v -> v * v).sum());
        return norm > 0 ? Arrays.stream(centred).map(v -> v / norm).toArray() : centred;
    }
}
