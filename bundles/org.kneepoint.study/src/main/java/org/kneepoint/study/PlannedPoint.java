// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * A scenario of a plan. The context, with the objects its words stand for, is built by whoever
 * needs it first and kept. A plug-in that throws or does not return fails its own point and no
 * other. Safe for use by several threads.
 */
final class PlannedPoint {
    private final Scenario scenario;
    private final Tool tool;
    private final Assembly assembly;
    private final DeadlockFreedom freedom;
    private final List<UnaryOperator<Assembled>> seeds;
    private volatile Assembled assembled;
    private volatile Optional<DeadlockFreedom.Degree> degree = Optional.empty();
    private volatile boolean admitted;

    /**
     * Plans a scenario.
     *
     * @param seeds gives the scenario the seed of each of its runs
     */
    PlannedPoint(
            Scenario scenario,
            Tool tool,
            Assembly assembly,
            DeadlockFreedom freedom,
            List<UnaryOperator<Assembled>> seeds) {
        this.scenario = scenario;
        this.tool = tool;
        this.assembly = assembly;
        this.freedom = freedom;
        this.seeds = seeds;
    }

    /** Returns the scenario as it was asked for. */
    Scenario scenario() {
        return scenario;
    }

    /** Returns how many runs it has. */
    int runs() {
        return seeds.size();
    }

    /** Returns whether several runs were asked for. */
    boolean isPooled() {
        return scenario.find(StandardParameters.REPLICATIONS).orElse(1) > 1;
    }

    /** Returns the scenario as evaluators take it. */
    Assembled assembled() {
        Assembled built = assembled;
        if (built == null) {
            built = assembly.of(scenario);
            assembled = built;
        }
        return built;
    }

    /**
     * Refuses a scenario that cannot be.
     *
     * @throws org.kneepoint.api.scenario.BadInput if it cannot be assembled, its network breaks the
     *     contract, or its routing's claim of freedom from deadlock does not hold
     */
    void admit() {
        Assembled built = assembled();
        if (!admitted) {
            degree = freedom.require(built);
            admitted = true;
        }
    }

    /** Returns the words of the assembled scenario, or of the given one if that fails. */
    Map<String, String> words() {
        return PlugIn.attempt(() -> assembled().scenario().words(), failure -> scenario.words());
    }

    /** Returns what is known of its freedom from deadlock; nothing unless it is admitted. */
    Optional<DeadlockFreedom.Degree> freedom() {
        return degree;
    }

    /** Returns the bytes that it needs, NaN if that is not known. */
    double memory() {
        return PlugIn.attempt(() -> assembled().memory(tool.plugIn()), failure -> Double.NaN);
    }

    /** Returns the seconds after which each of its runs is to end. */
    double limit() {
        return scenario.find(StandardParameters.LIMIT)
                .or(StandardParameters.LIMIT::fallback)
                .orElseThrow();
    }

    /** Returns the plug-ins that it needs. */
    List<Described> plugIns() {
        List<Described> plugIns = new ArrayList<>(assembly.parts(scenario));
        plugIns.add(tool.plugIn());
        return plugIns;
    }

    /**
     * Does one of its runs.
     *
     * @param replication which one, from 0
     * @return the points; if it fails one that says so
     */
    List<Point> evaluate(int replication, PointFunction function, Progress progress) {
        try {
            admit();
            double bytes = assembled().memory(tool.plugIn());
            if (bytes > HeapSize.most()) {
                return ended(Status.FAILED, Explanation.told("memory", HeapSize.tooSmall(bytes)));
            }
            Assembled seeded = seeds.get(replication).apply(assembled());
            return answered(function.points(seeded, progress)).stream()
                    .map(point -> assembled().withLoad(answered(point)))
                    .map(point -> progress.isOverdue() ? late(point) : point)
                    .toList();
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return failed(e, progress);
        }
    }

    private <T> T answered(T answer) {
        String noun = Technique.of(tool.method()).kind().noun();
        return Objects.requireNonNull(answer, () -> "the " + noun + " returned no point");
    }

    /** A plug-in that does not ask whether it is overdue ends its point as cancelled. */
    private Point late(Point point) {
        return point.status() == Status.CANCELLED
                ? point.toBuilder().status(Status.LIMIT, overTime(point.reason())).build()
                : point;
    }

    private Explanation overTime(Explanation state) {
        return overTime().then(Explanation.of("", ": {state}", state));
    }

    private Explanation overTime() {
        return Explanation.of("time-limit", "time limit of {seconds} s reached", limit());
    }

    private List<Point> failed(Throwable failure, Progress progress) {
        if (failure instanceof CancellationException && progress.isCancelled()) {
            return progress.isOverdue()
                    ? ended(Status.LIMIT, overTime())
                    : ended(Status.CANCELLED, Explanation.of("cancelled", "cancelled"));
        }
        return ended(
                Status.FAILED, Explanation.told("failure", PlugIn.firstCause(failure) + removed()));
    }

    /** Names the plug-ins whose jar was removed: they may have failed for lack of a resource. */
    private String removed() {
        List<String> removed = Bundles.removed(plugIns());
        return removed.isEmpty() ? "" : "; removed during the run: " + String.join(", ", removed);
    }

    /**
     * Returns the point of a run that was given up.
     *
     * @param why an {@link Overrun}, or the {@link OutOfMemoryError} that it met alone
     */
    List<Point> givenUp(Throwable why) {
        boolean cancelled = why instanceof Overrun overrun && overrun.isCancelled();
        Status status = cancelled ? Status.CANCELLED : Status.FAILED;
        Explanation reason = Explanation.told("never-returned", PlugIn.firstCause(why));
        Point point = Point.of(scenario).status(status, reason).build();
        return List.of(Assembled.of(scenario).withLoad(point));
    }

    private List<Point> ended(Status status, Explanation reason) {
        Assembled known = assembled == null ? Assembled.of(scenario) : assembled;
        Point point = Point.of(known.scenario()).status(status, reason).build();
        return List.of(known.withLoad(point));
    }
}
