// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.Schedule;

/**
 * What the runs of a schedule have given so far. How long a run took is not among it: that is
 * another time another. Safe for use by several threads.
 */
final class Progress {
    private static final double MILLIS = 1000;

    private final Schedule schedule;
    private final AtomicReferenceArray<List<Point>> results;
    private final AtomicInteger runs = new AtomicInteger();

    Progress(Schedule schedule, Collection<RunRecord> records) {
        this.schedule = schedule;
        this.results = new AtomicReferenceArray<>(schedule.tasks().size());
        records.forEach(this::add);
    }

    void add(RunRecord record) {
        List<Point> timeless = record.points().stream().map(Progress::timeless).toList();
        if (results.getAndSet(record.number(), timeless) == null) {
            runs.incrementAndGet();
        }
    }

    private static Point timeless(Point point) {
        return point.get(Quantities.SECONDS).isPresent()
                ? point.toBuilder().with(Quantities.SECONDS, Double.NaN).build()
                : point;
    }

    /** Returns how many runs are done. */
    int runs() {
        return runs.get();
    }

    /** Returns how many points have all their runs done. */
    int points() {
        int points = 0;
        boolean whole = true;
        for (Schedule.Task task : schedule.tasks()) {
            whole = (whole || task.replication() == 0) && results.get(task.number()) != null;
            points += whole && task.isLast() ? 1 : 0;
        }
        return points;
    }

    /** Returns the runs that are not done, in their order. */
    List<Schedule.Task> missing() {
        List<Schedule.Task> missing = new ArrayList<>();
        for (Schedule.Task task : schedule.tasks()) {
            if (results.get(task.number()) == null) {
                missing.add(task);
            }
        }
        return missing;
    }

    /** Returns the points that are done, as curves. */
    List<Curve> curves() {
        return schedule.curves(results::get);
    }

    /** Counts the points of other status than ok. */
    static Map<Status, Integer> others(List<Curve> curves) {
        Map<Status, Integer> others = new EnumMap<>(Status.class);
        curves.stream()
                .flatMap(curve -> curve.points().stream())
                .map(Point::status)
                .filter(status -> status != Status.OK)
                .forEach(status -> others.merge(status, 1, Integer::sum));
        return others;
    }

    /** Returns the runs per second of the last session, from its begin to its last run. */
    static OptionalDouble rate(Logbook log) {
        if (log.sessions().isEmpty()) {
            return OptionalDouble.empty();
        }
        Session last = log.sessions().get(log.sessions().size() - 1);
        List<Instant> times =
                log.runs().values().stream()
                        .filter(run -> run.session() == last.number())
                        .map(RunRecord::time)
                        .toList();
        double seconds =
                times.stream()
                                .mapToLong(time -> Duration.between(last.time(), time).toMillis())
                                .max()
                                .orElse(0)
                        / MILLIS;
        return seconds > 0 ? OptionalDouble.of(times.size() / seconds) : OptionalDouble.empty();
    }
}
