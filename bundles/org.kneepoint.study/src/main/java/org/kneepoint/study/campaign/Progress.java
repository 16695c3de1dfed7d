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
import java.util.function.Predicate;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.Schedule;

/**
 * What the runs of a plan have given so far. A run in which a plug-in failed has given its points,
 * but is not done. How long a run took is not among it: that is another time another. Safe for use
 * by several threads.
 */
final class Progress {
    private static final double MILLIS = 1000;

    private final List<Schedule.Task> tasks;
    private final AtomicReferenceArray<RunRecord> results;
    private final AtomicInteger added = new AtomicInteger();

    Progress(List<Schedule.Task> tasks, Collection<RunRecord> records) {
        this.tasks = tasks;
        this.results = new AtomicReferenceArray<>(tasks.size());
        records.forEach(this::add);
    }

    /** Adds what a run gave, in place of what it gave before. */
    void add(RunRecord record) {
        List<Point> timeless = record.points().stream().map(Progress::timeless).toList();
        RunRecord kept = new RunRecord(record.number(), record.session(), record.time(), timeless);
        results.set(record.number(), kept);
        added.incrementAndGet();
    }

    /** Returns how many records were added. */
    int added() {
        return added.get();
    }

    private static Point timeless(Point point) {
        return point.get(Quantities.SECONDS).isPresent()
                ? point.toBuilder().with(Quantities.SECONDS, Double.NaN).build()
                : point;
    }

    /** Returns the points that a run gave, or null if it has given none. */
    List<Point> result(int run) {
        RunRecord record = results.get(run);
        return record == null ? null : record.points();
    }

    private boolean isDone(Schedule.Task task) {
        RunRecord record = results.get(task.number());
        return record != null && !record.isFailed();
    }

    /** Returns how many runs are done. */
    int runs() {
        return (int) tasks.stream().filter(this::isDone).count();
    }

    /** Returns how many points have all their runs done. */
    int points() {
        return whole(this::isDone).size();
    }

    /** Returns the points that have all their runs in some state, as the last of these runs. */
    private List<Schedule.Task> whole(Predicate<Schedule.Task> state) {
        List<Schedule.Task> last = new ArrayList<>();
        boolean whole = true;
        for (Schedule.Task task : tasks) {
            whole = (whole || task.replication() == 0) && state.test(task);
            if (whole && task.isLast()) {
                last.add(task);
            }
        }
        return last;
    }

    /** Returns how many rows the points of these runs make: several runs may make one point. */
    int rows() {
        return whole(task -> results.get(task.number()) != null).stream()
                .mapToInt(last -> last.replication() > 0 ? 1 : result(last.number()).size())
                .sum();
    }

    /** Returns the runs that are not done, in their order. */
    List<Schedule.Task> missing() {
        return tasks.stream().filter(task -> !isDone(task)).toList();
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
