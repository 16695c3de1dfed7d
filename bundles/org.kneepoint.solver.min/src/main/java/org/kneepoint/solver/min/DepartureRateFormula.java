// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/** Formulas of the departure rate from a buffer to the next stage. */
enum DepartureRateFormula {
    /**
     * Equation (12), lambda / (p_0 + rho) with p_0 of the stage of departure. Since p_0 = 1 - rho
     * (1 - x) this is lambda / (1 + rho x), which has no cancellation.
     */
    EQ12,

    /** The carried rate, lambda (1 - x): (12) with p_0 at departures. */
    CARRIED,

    /**
     * Equation (13) as printed, with p_0 of the next stage: an implicit equation. It is a misprint
     * of (12) and changes delay and throughput by about ten per cent.
     */
    EQ13;

    private static final double HALF = 0.5;

    /**
     * Returns the rate at which packets leave a buffer.
     *
     * @param rate arrival rate, packets per cycle
     * @param centre the buffer at that rate
     * @param network of the network
     */
    double rate(double rate, ServiceCentre centre, MinNetwork network) {
        return switch (this) {
            case EQ12 -> rate / (1 + centre.utilisation() * centre.lossProbability());
            case CARRIED -> rate * centre.acceptedFraction();
            case EQ13 -> implicit(rate, centre, network);
        };
    }

    /**
     * Returns the natural logarithm of the fraction of packets that a stage delivers, which is
     * accurate for small losses.
     *
     * @param rate arrival rate, packets per cycle, above 0
     * @param left departure rate by {@link #rate}
     * @param centre the buffer at the arrival rate
     * @param network of the network
     */
    double logPassedFraction(double rate, double left, ServiceCentre centre, MinNetwork network) {
        return switch (this) {
            case EQ12 -> -Math.log1p(centre.utilisation() * centre.lossProbability());
            case CARRIED ->
                    centre.lossProbability() < HALF
                            ? Math.log1p(-centre.lossProbability())
                            : Math.log(centre.acceptedFraction());
            case EQ13 -> logPassedFraction(rate, left, network.centre(left));
        };
    }

    /**
     * With p_0 = 1 - r (1 - x), r = mu d, at the next stage the implicit equation is lambda - mu =
     * mu r x / (1 - r).
     */
    private static double logPassedFraction(double rate, double left, ServiceCentre next) {
        double busy = next.utilisation();
        return busy < HALF
                ? Math.log1p(-left * busy * next.lossProbability() / ((1 - busy) * rate))
                : Math.log(left / rate);
    }

    /**
     * Solves mu (p_0(mu) + rho) = lambda for mu. The left side rises with slope p_0 or more, and is
     * at least lambda at mu = lambda, so there is one root in [0, lambda].
     */
    private static double implicit(double rate, ServiceCentre centre, MinNetwork network) {
        if (rate == 0) {
            return 0;
        }
        double utilisation = centre.utilisation();
        return RootFinder.find(
                left -> left * (network.centre(left).emptyProbability() + utilisation) - rate,
                0,
                rate);
    }
}
