// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import org.kneepoint.simulation.History.Place;

/** What holds at the end of every run, however it ended. */
final class Laws {
    /** What the sums of a run may lose by rounding; those of whole cycles lose nothing. */
    private static final double ROUNDING = 1e-9;

    private static final double LAST_BITS = 1e-12;

    private Laws() {}

    /**
     * Checks the conservation of flits and Little's law as an identity of the path: the integral of
     * the packets inside over time is the sum of their times inside, those still inside included.
     *
     * @throws IllegalStateException naming the law that is broken and the numbers
     */
    static void check(Engine engine, Tally tally, double now) {
        engine.audit();
        tally.cohorts().audit();
        long flits = engine.flitsInside();
        if (flits != tally.flitsInside()) {
            throw new IllegalStateException(
                    "flits are not conserved: "
                            + tally.flitsInside()
                            + " generated and neither lost nor delivered, "
                            + flits
                            + " inside");
        }
        little("inside", tally.stays(), tally.history().integral(Place.ANYWHERE, now), now);
        little(
                "in the network",
                tally.networkStays(),
                tally.history().integral(Place.NETWORK, now),
                now);
        double ages = engine.agesInside(now);
        if (!Double.isNaN(ages)) {
            equal("ages of the packets inside", tally.stays().unended(now), ages, now);
        }
    }

    private static void little(String where, Stays stays, double integral, double now) {
        if (stays.inside() < 0) {
            throw new IllegalStateException(
                    -stays.inside() + " packets more have left than have come " + where);
        }
        equal("Little's law " + where, stays.ended() + stays.unended(now), integral, now);
    }

    private static void equal(String law, double one, double other, double now) {
        double scale = Math.max(Math.abs(one), Math.abs(other));
        if (!(Math.abs(one - other) <= ROUNDING * scale + LAST_BITS * now)) {
            throw new IllegalStateException(
                    law + ": " + one + " and " + other + " differ at cycle " + now);
        }
    }
}
