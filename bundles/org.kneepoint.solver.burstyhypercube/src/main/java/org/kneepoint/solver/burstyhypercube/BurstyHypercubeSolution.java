// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * Figures of a model, or the reason for which there are none.
 *
 * @param termination outcome
 * @param latency mean from generation to the arrival of the tail, cycles
 * @param networkLatency mean from the first move of the header, cycles
 * @param sourceUtilisation fraction of the time in which a source is busy
 * @param waits mean wait for a link of a dimension, by dimension, 0 unused; empty if not known
 * @param holdingTimes mean time that a link is held, by dimension, 0 unused; empty if not known
 */
record BurstyHypercubeSolution(
        Termination termination,
        double latency,
        double networkLatency,
        double sourceUtilisation,
        double[] waits,
        double[] holdingTimes) {

    private static final double[] UNKNOWN = {};

    /** Returns a solution without the figures of the dimensions. */
    static BurstyHypercubeSolution of(double latency, double network, double source) {
        return new BurstyHypercubeSolution(
                Termination.SOLVED, latency, network, source, UNKNOWN, UNKNOWN);
    }

    /** Returns a solution without figures. */
    static BurstyHypercubeSolution none(Termination ending) {
        return new BurstyHypercubeSolution(
                ending, Double.NaN, Double.NaN, Double.NaN, UNKNOWN, UNKNOWN);
    }

    /**
     * Outcome of a model.
     *
     * @param kind whether there are figures
     * @param part the overloaded part, or empty
     * @param utilisationOrResidual its utilisation, at least 1; or the residual if not converged
     * @param iterations number of iterations
     */
    record Termination(
            TerminationKind kind, String part, double utilisationOrResidual, int iterations) {
        static final Termination SOLVED = new Termination(TerminationKind.SOLVED, "", 0, 0);

        static Termination overloaded(String part, double use) {
            return new Termination(TerminationKind.OVERLOADED, part, use, 0);
        }

        static Termination unconverged(int iterations, double residual) {
            return new Termination(TerminationKind.UNCONVERGED, "", residual, iterations);
        }
    }

    /** Kinds of outcome. */
    enum TerminationKind {
        SOLVED,
        OVERLOADED,
        UNCONVERGED
    }
}
