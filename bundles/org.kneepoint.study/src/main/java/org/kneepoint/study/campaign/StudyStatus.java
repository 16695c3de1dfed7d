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
import org.kneepoint.study.DetachedJobs;

/**
 * Progress and status of a study.
 *
 * @param method the method of evaluation
 * @param results the file of the finished points
 * @param runs number of runs done; one in which a plug-in failed is not
 * @param allRuns number of all runs
 * @param points number of points of which all runs are done; of ramps that of runs
 * @param allPoints number of all points
 * @param otherStatuses number of points of each status other than ok
 * @param rate runs per second of the last session, if known
 * @param isRunning whether a process runs the study or a part of it
 * @param sessions number of sessions
 * @param curves the finished points
 * @param isWritten whether the file has these points, as far as known
 * @param damaged numbers of the damaged lines of the journal, from 1
 * @param missing the points that are neither done nor those of a running part, in order
 * @param parts number of parts, those points executed by a process of their own
 * @param runningParts the points of the parts that are running
 * @param resumeProblem why it cannot be resumed with the installed plug-ins; empty if it can
 * @param jobs what waits and runs outside this machine
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
        List<PointRange> missing,
        int parts,
        List<PointRange> runningParts,
        String resumeProblem,
        DetachedJobs jobs) {

    /** Copies the lists. */
    public StudyStatus {
        curves = List.copyOf(curves);
        damaged = List.copyOf(damaged);
        missing = List.copyOf(missing);
        runningParts = List.copyOf(runningParts);
    }

    /**
     * Returns the status of a study of which runs are executed outside this machine. The time in
     * which their results were collected says nothing of the time that they took.
     */
    StudyStatus detached(DetachedJobs present) {
        return new StudyStatus(
                method,
                results,
                runs,
                allRuns,
                points,
                allPoints,
                otherStatuses,
                OptionalDouble.empty(),
                isRunning,
                sessions,
                curves,
                isWritten,
                damaged,
                missing,
                parts,
                runningParts,
                resumeProblem,
                present);
    }

    /** Returns whether a process or a job works on it. */
    public boolean isPending() {
        return isRunning || jobs.isPending();
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

    /** Returns the estimated time of the remaining runs, seconds. */
    public OptionalDouble remainingSeconds() {
        return rate.isPresent() && rate.getAsDouble() > 0
                ? OptionalDouble.of((allRuns - runs) / rate.getAsDouble())
                : OptionalDouble.empty();
    }
}
