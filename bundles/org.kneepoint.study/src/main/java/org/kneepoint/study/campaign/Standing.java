// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Status;

/**
 * How far a study is.
 *
 * @param method how the points are made
 * @param results the file with the points that are done
 * @param runs how many are done
 * @param allRuns of so many
 * @param points how many have all their runs done; of ramps how many are done
 * @param allPoints of so many
 * @param others how many of the points that are done have another status than ok
 * @param rate runs per second of the last session, if it has done enough to tell
 * @param isRunning whether a process works on it
 * @param sessions how many sessions there were
 * @param curves the points that are done
 */
public record Standing(
        Method method,
        Path results,
        int runs,
        int allRuns,
        int points,
        int allPoints,
        Map<Status, Integer> others,
        OptionalDouble rate,
        boolean isRunning,
        int sessions,
        List<Curve> curves) {

    /** Returns whether all runs are done. */
    public boolean isComplete() {
        return runs == allRuns;
    }

    /** Returns how long the rest would take at this rate, seconds. */
    public OptionalDouble left() {
        return rate.isPresent() && rate.getAsDouble() > 0
                ? OptionalDouble.of((allRuns - runs) / rate.getAsDouble())
                : OptionalDouble.empty();
    }
}
