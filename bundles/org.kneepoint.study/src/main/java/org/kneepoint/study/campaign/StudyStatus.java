// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;

/**
 * Progress and status of a study.
 *
 * @param method how the points are made
 * @param results the file with the points that are done
 * @param runs how many are done; one in which a plug-in failed is not
 * @param allRuns of so many
 * @param points how many have all their runs done; of ramps how many are done
 * @param allPoints of so many
 * @param otherStatuses how many of the points that there are have another status than ok
 * @param rate runs per second of the last session, if it has done enough to tell
 * @param isRunning whether a process works on it
 * @param sessions how many sessions there were
 * @param curves the points that there are
 * @param isWritten whether the file holds these points, as far as one can tell
 * @param damaged numbers of the lines of the journal that cannot be read, from 1
 * @param resumeProblem why it cannot be gone on with what is installed; empty if it can
 */
public record StudyStatus(
        EvaluationMethod method,
        Path results,
        int runs,
        int allRuns,
        int points,
        int allPoints,
        Map<Status, Integer> otherStatuses,
        OptionalDouble rate,
        boolean isRunning,
        int sessions,
        List<Curve> curves,
        boolean isWritten,
        List<Long> damaged,
        String resumeProblem) {

    /** Copies the lists. */
    public StudyStatus {
        curves = List.copyOf(curves);
        damaged = List.copyOf(damaged);
    }

    /** Counts the points of other status than ok. */
    static Map<Status, Integer> otherStatuses(List<Curve> curves) {
        Map<Status, Integer> others = new EnumMap<>(Status.class);
        curves.stream()
                .flatMap(curve -> curve.points().stream())
                .map(Point::status)
                .filter(status -> status != Status.OK)
                .forEach(status -> others.merge(status, 1, Integer::sum));
        return others;
    }

    /** Returns whether all runs are done. */
    public boolean isComplete() {
        return runs == allRuns;
    }

    /** Returns how long the rest would take at this rate, seconds. */
    public OptionalDouble remainingSeconds() {
        return rate.isPresent() && rate.getAsDouble() > 0
                ? OptionalDouble.of((allRuns - runs) / rate.getAsDouble())
                : OptionalDouble.empty();
    }
}
