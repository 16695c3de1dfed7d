// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Scenario;

/** A point of a sweep while its runs are being done, in any order and by any thread. */
final class OpenPoint {
    private final Scenario scenario;
    private final List<UnaryOperator<Scenario>> runs;
    private final AtomicReferenceArray<Point> results;
    private final AtomicInteger missing;
    private final AtomicInteger done;

    /**
     * Opens a point.
     *
     * @param done counts the points of which no run is missing any more
     */
    OpenPoint(Scenario scenario, AtomicInteger done) {
        this.scenario = scenario;
        this.runs = Replications.of(scenario);
        this.results = new AtomicReferenceArray<>(runs.size());
        this.missing = new AtomicInteger(runs.size());
        this.done = done;
    }

    /** Returns what there is to do, one task for each run. */
    List<Workers.Task<List<Point>>> tasks(
            BiFunction<Scenario, Run, Point> method, Attempt attempt) {
        List<Workers.Task<List<Point>>> tasks = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            int index = i;
            UnaryOperator<Scenario> seeded = runs.get(i);
            tasks.add(
                    attempt.task(
                            scenario,
                            Attempt.single(
                                    (assembled, run) -> method.apply(seeded.apply(assembled), run)),
                            points -> done(index, points.get(0))));
        }
        return tasks;
    }

    private void done(int run, Point point) {
        results.set(run, point);
        if (missing.decrementAndGet() == 0) {
            done.incrementAndGet();
        }
    }

    /** Returns the point; empty if no run was done. */
    Optional<Point> point() {
        List<Point> done = results();
        return done.isEmpty()
                ? Optional.empty()
                : Optional.of(Replications.merged(done, runs.size()));
    }

    private List<Point> results() {
        return IntStream.range(0, runs.size())
                .mapToObj(results::get)
                .filter(result -> result != null)
                .toList();
    }
}
