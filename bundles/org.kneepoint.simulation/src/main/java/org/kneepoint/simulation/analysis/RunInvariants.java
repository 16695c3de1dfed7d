// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.BacklogHistory.Population;

/** Invariants that hold at the end of every run. */
final class RunInvariants {
    /** Relative rounding error of the sums of a run; sums of whole cycles are exact. */
    private static final double ROUNDING = 1e-9;

    /** Absolute rounding error over the time of the run. */
    private static final double ABSOLUTE_ROUNDING = 1e-12;

    private RunInvariants() {}

    /**
     * Checks conservation of flits and Little's law as a sample-path identity: the integral over
     * time of the packets in the system is the sum of their residence times, to the present for
     * those still there.
     *
     * @throws IllegalStateException naming the violated invariant and its two values
     */
    static void check(SimulationEngine engine, PacketTally tally, double now) {
        engine.checkInvariants();
        tally.measuredPackets().checkInvariants();
        long flits = engine.backlogFlits();
        if (flits != tally.backlogFlits()) {
            throw new IllegalStateException(
                    "conservation of flits: "
                            + tally.backlogFlits()
                            + " generated and neither lost nor delivered, "
                            + flits
                            + " in the engine");
        }
        requireLittlesLaw(
                "in the system",
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
                    "ages of the packets in the system",
                    tally.residenceTimes().ongoing(now),
                    ages,
                    now);
        }
    }

    private static void requireLittlesLaw(
            String where, ResidenceTimes residence, double integral, double now) {
        if (residence.present() < 0) {
            throw new IllegalStateException(
                    "conservation of packets "
                            + where
                            + ": "
                            + -residence.present()
                            + " more have left than entered");
        }
        requireEqual(
                "Little's law " + where,
                residence.completed() + residence.ongoing(now),
                integral,
                now);
    }

    private static void requireEqual(String invariant, double one, double other, double now) {
        double scale = Math.max(Math.abs(one), Math.abs(other));
        if (!(Math.abs(one - other) <= ROUNDING * scale + ABSOLUTE_ROUNDING * now)) {
            throw new IllegalStateException(
                    invariant + ": " + one + " and " + other + " differ at cycle " + now);
        }
    }
}
