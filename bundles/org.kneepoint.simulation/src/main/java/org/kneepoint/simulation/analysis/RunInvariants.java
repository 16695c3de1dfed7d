// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.BacklogHistory.Population;

/** Invariants that hold at the end of every run. */
final class RunInvariants {
    /** What the sums of a run may lose by rounding; those of whole cycles lose nothing. */
    private static final double ROUNDING = 1e-9;

    private static final double LAST_BITS = 1e-12;

    private RunInvariants() {}

    /**
     * Checks the conservation of flits and Little's law as an identity of the path: the integral of
     * the packets inside over time is the sum of their times inside, those still inside included.
     *
     * @throws IllegalStateException naming the law that is broken and the numbers
     */
    static void check(SimulationEngine engine, PacketTally tally, double now) {
        engine.checkInvariants();
        tally.measuredPackets().checkInvariants();
        long flits = engine.backlogFlits();
        if (flits != tally.backlogFlits()) {
            throw new IllegalStateException(
                    "flits are not conserved: "
                            + tally.backlogFlits()
                            + " generated and neither lost nor delivered, "
                            + flits
                            + " inside");
        }
        requireLittlesLaw(
                "inside",
                tally.residenceTimes(),
                tally.history().integral(Population.SYSTEM, now),
                now);
        requireLittlesLaw(
                "in the network",
                tally.networkResidenceTimes(),
                tally.history().integral(Population.NETWORK, now),
                now);
        double ages = engine.backlogAge(now);
        if (!Double.isNaN(ages)) {
            requireEqual(
                    "ages of the packets inside", tally.residenceTimes().ongoing(now), ages, now);
        }
    }

    private static void requireLittlesLaw(
            String where, ResidenceTimes residence, double integral, double now) {
        if (residence.present() < 0) {
            throw new IllegalStateException(
                    -residence.present() + " packets more have left than have come " + where);
        }
        requireEqual(
                "Little's law " + where,
                residence.completed() + residence.ongoing(now),
                integral,
                now);
    }

    private static void requireEqual(String law, double one, double other, double now) {
        double scale = Math.max(Math.abs(one), Math.abs(other));
        if (!(Math.abs(one - other) <= ROUNDING * scale + LAST_BITS * now)) {
            throw new IllegalStateException(
                    law + ": " + one + " and " + other + " differ at cycle " + now);
        }
    }
}
