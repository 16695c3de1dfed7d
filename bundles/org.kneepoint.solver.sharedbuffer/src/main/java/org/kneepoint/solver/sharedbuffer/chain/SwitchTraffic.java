// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/**
 * Traffic of a switch per cycle. One outlet, the hot one, differs from the others.
 *
 * @param offered probability a that an inlet is offered a packet
 * @param hotShare probability that an offered packet is for the hot outlet
 * @param coldShare probability that it is for one of the others, the complement, given because
 *     either may be very small
 * @param hotAccepted probability b, above 0, that a packet offered by the hot outlet is accepted
 *     downstream
 * @param coldAccepted the same for any other outlet
 */
public record SwitchTraffic(
        double offered,
        double hotShare,
        double coldShare,
        double hotAccepted,
        double coldAccepted) {
    private static final double ROUNDING = 1e-14;

    /** A copy with another probability that an inlet is offered a packet. */
    public SwitchTraffic withOffered(double probability) {
        return new SwitchTraffic(probability, hotShare, coldShare, hotAccepted, coldAccepted);
    }

    /** A copy with another acceptance probability of the hot outlet. */
    public SwitchTraffic withHotAccepted(double probability) {
        return new SwitchTraffic(offered, hotShare, coldShare, probability, coldAccepted);
    }

    /** A copy with another acceptance probability of the other outlets. */
    public SwitchTraffic withColdAccepted(double probability) {
        return new SwitchTraffic(offered, hotShare, coldShare, hotAccepted, probability);
    }

    /** Returns whether all probabilities are equal up to rounding. */
    public boolean isSameAs(SwitchTraffic other) {
        return isSame(offered, other.offered)
                && isSame(hotShare, other.hotShare)
                && isSame(coldShare, other.coldShare)
                && isSame(hotAccepted, other.hotAccepted)
                && isSame(coldAccepted, other.coldAccepted);
    }

    private static boolean isSame(double one, double other) {
        return Math.abs(one - other) <= ROUNDING * Math.max(one, other);
    }
}
