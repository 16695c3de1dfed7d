// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.List;
import java.util.Optional;

/**
 * The saturation load that saturated trials let expect. A saturated network accepts its saturation
 * load, and more if only some of its nodes lack service: the accepted throughput then rises with
 * the load, mostly by less than half of it. Where two trials tell, the load is where the line
 * through them meets the offered load.
 *
 * @param low lowest value expected, flits per node per cycle
 * @param high highest value expected, flits per node per cycle
 */
record ExpectedSaturation(double low, double high) {
    /** Largest rise of the accepted throughput with the load that is assumed. */
    private static final double MAX_SLOPE = 0.5;

    /**
     * Returns the saturation load that trials let expect; empty without trials.
     *
     * @param exceeding trials that accepted less than their load, by rising load
     */
    static Optional<ExpectedSaturation> of(List<LoadTrial> exceeding) {
        if (exceeding.isEmpty()) {
            return Optional.empty();
        }
        LoadTrial first = exceeding.get(0);
        if (exceeding.size() == 1) {
            return Optional.of(new ExpectedSaturation(onLine(first, MAX_SLOPE), onLine(first, 0)));
        }
        LoadTrial second = exceeding.get(1);
        double slope = (accepted(second) - accepted(first)) / (second.load() - first.load());
        double expected = onLine(first, Math.max(0, Math.min(MAX_SLOPE, slope)));
        return Optional.of(new ExpectedSaturation(expected, expected));
    }

    /** Returns the load that is accepted in full, on a line of this slope through a trial. */
    private static double onLine(LoadTrial trial, double slope) {
        return trial.load() - (trial.load() - accepted(trial)) / (1 - slope);
    }

    private static double accepted(LoadTrial trial) {
        return trial.accepted().orElseThrow();
    }
}
