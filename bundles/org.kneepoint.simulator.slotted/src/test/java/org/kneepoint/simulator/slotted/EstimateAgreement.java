// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.simulator.slotted.IndependentRuns.Estimate;

/** Comparisons of estimates with figures of another method, and how far these are away. */
final class EstimateAgreement {
    private final List<String> report = new ArrayList<>();
    private int inside;
    private double farthest;

    /**
     * Compares.
     *
     * @param value the figure
     * @param halfWidth of its 95 % interval, 0 if it is exact
     * @param rounding what may be missing of its digits
     */
    void add(String what, Estimate estimate, double value, double halfWidth, double rounding) {
        boolean same = Math.abs(estimate.mean() - value) <= rounding;
        double away = same ? 0 : estimate.away(value, halfWidth);
        inside += away <= 1 ? 1 : 0;
        farthest = Math.max(farthest, away);
        report.add(what + ": " + estimate + " for " + value + " +- " + halfWidth);
    }

    /** Returns the part of the figures that lie within the interval of the difference. */
    double inside() {
        return (double) inside / report.size();
    }

    /** Returns how many half widths the worst figure is away. */
    double farthest() {
        return farthest;
    }

    @Override
    public String toString() {
        return inside
                + " of "
                + report.size()
                + " inside, farthest "
                + farthest
                + "\n"
                + String.join("\n", report);
    }
}
