// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.Simulator;

/** A point of a sweep while its runs are being done, in any order and by any thread. */
final class SimulatedPoint {
    private final Scenario scenario;
    private final List<UnaryOperator<Scenario>> runs;
    private final AtomicReferenceArray<Point> results;

    SimulatedPoint(Scenario scenario) {
        this.scenario = scenario;
        this.runs = Replications.of(scenario);
        this.results = new AtomicReferenceArray<>(runs.size());
    }

    /** Returns what there is to do, one task for each run. */
    List<Workers.Task> tasks(Simulator simulator, Attempt attempt) {
        List<Workers.Task> tasks = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            int index = i;
            tasks.add(run -> results.set(index, simulated(simulator, attempt, index, run)));
        }
        return tasks;
    }

    private Point simulated(Simulator simulator, Attempt attempt, int index, Run run) {
        return attempt.at(
                scenario, assembled -> simulator.simulate(runs.get(index).apply(assembled), run));
    }

    /** Returns whether all runs are done. */
    boolean isDone() {
        return IntStream.range(0, runs.size()).allMatch(run -> results.get(run) != null);
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
