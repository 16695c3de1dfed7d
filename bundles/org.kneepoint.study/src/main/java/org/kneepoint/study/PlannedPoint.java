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
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.task.HeapSize;
import org.kneepoint.study.task.UnresponsiveTaskException;

/**
 * A scenario of a plan. The context, with the objects its words stand for, is built by whoever
 * needs it first and kept. A plug-in that throws or does not return fails its own point and no
 * other. Safe for use by several threads.
 */
final class PlannedPoint {
    private final Scenario scenario;
    private final SelectedEvaluator evaluator;
    private final ScenarioAssembler assembler;
    private final DeadlockCheck freedom;
    private final List<UnaryOperator<AssembledScenario>> seeds;
    private volatile AssembledScenario assembled;
    private volatile Optional<DeadlockCheck.VerificationLevel> degree = Optional.empty();
    private volatile boolean validated;

    /**
     * Plans a scenario.
     *
     * @param seeds gives the scenario the seed of each of its runs
     */
    PlannedPoint(
            Scenario scenario,
            SelectedEvaluator evaluator,
            ScenarioAssembler assembler,
            DeadlockCheck freedom,
            List<UnaryOperator<AssembledScenario>> seeds) {
        this.scenario = scenario;
        this.evaluator = evaluator;
        this.assembler = assembler;
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
    AssembledScenario assembled() {
        AssembledScenario built = assembled;
        if (built == null) {
            built = assembler.assemble(scenario);
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
    void validate() {
        AssembledScenario built = assembled();
        if (!validated) {
            degree = freedom.require(built);
            validated = true;
        }
    }

    /** Returns the words of the assembled scenario, or of the given one if that fails. */
    Map<String, String> words() {
        return PlugInCalls.attempt(
                () -> assembled().scenario().settings(), failure -> scenario.settings());
    }

    /** Returns what is known of its freedom from deadlock; nothing unless it is admitted. */
    Optional<DeadlockCheck.VerificationLevel> freedom() {
        return degree;
    }

    /** Returns the bytes that it needs, NaN if that is not known. */
    double memory() {
        return PlugInCalls.attempt(
                () -> assembled().memory(evaluator.plugIn()), failure -> Double.NaN);
    }

    /** Returns the seconds after which each of its runs is to end. */
    double limit() {
        return scenario.find(StandardParameters.TIME_LIMIT)
                .or(StandardParameters.TIME_LIMIT::defaultValue)
                .orElseThrow();
    }

    /** Returns the plug-ins that it needs. */
    List<Described> plugIns() {
        List<Described> plugIns = new ArrayList<>(assembler.plugIns(scenario));
        plugIns.add(evaluator.plugIn());
        return plugIns;
    }

    /**
     * Does one of its runs.
     *
     * @param replication which one, from 0
     * @return the points; if it fails one that says so
     */
    List<Point> evaluate(int replication, PointEvaluation function, Progress progress) {
        try {
            validate();
            double bytes = assembled().memory(evaluator.plugIn());
            if (bytes > HeapSize.maximum()) {
                return ended(
                        Status.FAILED, Explanation.ofText("memory", HeapSize.insufficient(bytes)));
            }
            AssembledScenario seeded = seeds.get(replication).apply(assembled());
            return answered(function.points(seeded, progress)).stream()
                    .map(point -> assembled().withLoad(answered(point)))
                    .map(point -> progress.isOverdue() ? overdue(point) : point)
                    .toList();
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return failed(e, progress);
        }
    }

    private <T> T answered(T answer) {
        String noun = EvaluationTechnique.of(evaluator.method()).kind().noun();
        return Objects.requireNonNull(answer, () -> "the " + noun + " returned no point");
    }

    /** A plug-in that does not ask whether it is overdue ends its point as cancelled. */
    private Point overdue(Point point) {
        return point.status() == Status.CANCELLED
                ? point.toBuilder().status(Status.LIMIT, overTime(point.reason())).build()
                : point;
    }

    private Explanation overTime(Explanation state) {
        return overTime().followedBy(Explanation.of("", ": {state}", state));
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
                Status.FAILED,
                Explanation.ofText("failure", PlugInCalls.firstCause(failure) + removed()));
    }

    /** Names the plug-ins whose jar was removed: they may have failed for lack of a resource. */
    private String removed() {
        List<String> removed = PlugInBundles.removed(plugIns());
        return removed.isEmpty() ? "" : "; removed during the run: " + String.join(", ", removed);
    }

    /**
     * Returns the point of a run that was given up.
     *
     * @param why an {@link UnresponsiveTaskException}, or the {@link OutOfMemoryError} that it met
     *     alone
     */
    List<Point> abandoned(Throwable why) {
        boolean cancelled =
                why instanceof UnresponsiveTaskException overrun && overrun.isCancelled();
        Status status = cancelled ? Status.CANCELLED : Status.FAILED;
        Explanation reason = Explanation.ofText("never-returned", PlugInCalls.firstCause(why));
        Point point = Point.of(scenario).status(status, reason).build();
        return List.of(AssembledScenario.of(scenario).withLoad(point));
    }

    private List<Point> ended(Status status, Explanation reason) {
        AssembledScenario known = assembled == null ? AssembledScenario.of(scenario) : assembled;
        Point point = Point.of(known.scenario()).status(status, reason).build();
        return List.of(known.withLoad(point));
    }
}
