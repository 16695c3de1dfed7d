// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

/**
 * What a model finds: figures, or why there are none.
 *
 * @param ending how it ended
 * @param latency mean from generation to the arrival of the tail, cycles
 * @param network mean from the first move of the header, cycles
 * @param source part of the time in which a source is busy
 * @param waits mean wait for a link of a dimension, by dimension, 0 unused; empty if not known
 * @param holds mean time that a link is held, by dimension, 0 unused; empty if not known
 */
record Solution(
        Ending ending,
        double latency,
        double network,
        double source,
        double[] waits,
        double[] holds) {

    private static final double[] UNKNOWN = {};

    /** Figures without those of the dimensions. */
    static Solution of(double latency, double network, double source) {
        return new Solution(Ending.SOLVED, latency, network, source, UNKNOWN, UNKNOWN);
    }

    /** No figures. */
    static Solution none(Ending ending) {
        return new Solution(ending, Double.NaN, Double.NaN, Double.NaN, UNKNOWN, UNKNOWN);
    }

    /**
     * How a model ended.
     *
     * @param kind whether there are figures
     * @param part what is overloaded; empty if nothing is
     * @param use its utilisation as far as it was followed, at least 1; or the residual if not
     *     converged
     * @param iterations done
     */
    record Ending(Kind kind, String part, double use, int iterations) {
        static final Ending SOLVED = new Ending(Kind.SOLVED, "", 0, 0);

        static Ending overloaded(String part, double use) {
            return new Ending(Kind.OVERLOADED, part, use, 0);
        }

        static Ending unconverged(int iterations, double residual) {
            return new Ending(Kind.UNCONVERGED, "", residual, iterations);
        }
    }

    /** Whether there are figures, and if not why. */
    enum Kind {
        SOLVED,
        OVERLOADED,
        UNCONVERGED
    }
}
