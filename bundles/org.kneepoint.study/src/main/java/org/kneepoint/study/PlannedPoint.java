// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
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
 * A scenario of a plan. Its context is built on first use and kept. A plug-in that throws or does
 * not return fails only this point. Safe for use by several threads.
 */
final class PlannedPoint {
    private static final Explanation CANCELLED = Explanation.of("cancelled", "cancelled");
    private static final Set<Quantity> INPUTS = Set.of(Quantities.LOAD, Quantities.RATE);
    private static final List<Quantity> NOT_NEGATIVE =
            List.of(Quantities.THROUGHPUT, Quantities.LATENCY, Quantities.NETWORK_LATENCY);

    private final Scenario scenario;
    private final SelectedEvaluator evaluator;
    private final ScenarioAssembler assembler;
    private final DeadlockCheck deadlockCheck;
    private final List<UnaryOperator<AssembledScenario>> seeds;
    private volatile AssembledScenario assembled;
    private volatile Optional<DeadlockCheck.VerificationLevel> verificationLevel = Optional.empty();
    private volatile Optional<RoutedBound> bound = Optional.empty();
    private volatile boolean validated;

    /**
     * Plans a scenario.
     *
     * @param seeds sets the seed of each run
     */
    PlannedPoint(
            Scenario scenario,
            SelectedEvaluator evaluator,
            ScenarioAssembler assembler,
            DeadlockCheck deadlockCheck,
            List<UnaryOperator<AssembledScenario>> seeds) {
        this.scenario = scenario;
        this.evaluator = evaluator;
        this.assembler = assembler;
        this.deadlockCheck = deadlockCheck;
        this.seeds = seeds;
    }

    /** Returns the scenario as requested. */
    Scenario scenario() {
        return scenario;
    }

    /** Returns the number of runs. */
    int runs() {
        return seeds.size();
    }

    /** Returns whether it pools several runs. */
    boolean isPooled() {
        return scenario.find(StandardParameters.REPLICATIONS).orElse(1) > 1;
    }

    /** Returns the scenario with its context. */
    AssembledScenario assembled() {
        AssembledScenario built = assembled;
        if (built == null) {
            built = assembler.assemble(scenario);
            assembled = built;
        }
        return built;
    }

    /**
     * Rejects an invalid scenario.
     *
     * @throws org.kneepoint.api.scenario.BadInput if it cannot be assembled, its network breaks the
     *     contract, or its routing's claim of deadlock deadlockCheck is false
     */
    void validate() {
        AssembledScenario built = assembled();
        if (!validated) {
            verificationLevel = deadlockCheck.require(built);
            bound = built.context().flatMap(assembler::bound);
            validated = true;
        }
    }

    /** Returns the settings of the assembled scenario, or as requested if that fails. */
    Map<String, String> settings() {
        try {
            return PlugInCalls.attempt(
                    () -> assembled().scenario().settings(), failure -> scenario.settings());
        } catch (OutOfMemoryError e) {
            return scenario.settings();
        }
    }

    /**
     * Returns the level of verification of its deadlock deadlockCheck; empty before {@link
     * #validate}.
     */
    Optional<DeadlockCheck.VerificationLevel> verificationLevel() {
        return verificationLevel;
    }

    /** Returns the bound of its load; empty if it is not known, and before {@link #validate}. */
    Optional<RoutedBound> bound() {
        return bound;
    }

    /** Returns the memory that it needs, bytes, or NaN if not known. */
    double memory() {
        return PlugInCalls.attempt(
                () -> assembled().estimatedMemory(evaluator.plugIn()), failure -> Double.NaN);
    }

    /** Returns the time limit of each run, seconds. */
    double limit() {
        return scenario.find(StandardParameters.TIME_LIMIT)
                .or(StandardParameters.TIME_LIMIT::defaultValue)
                .orElseThrow();
    }

    /** Returns its plug-ins. */
    List<Described> plugIns() {
        List<Described> plugIns = new ArrayList<>(assembler.plugIns(scenario));
        plugIns.add(evaluator.plugIn());
        return plugIns;
    }

    /**
     * Executes one of its runs.
     *
     * @param replication number of the run, from 0
     * @return the points; one of status failed if it fails
     */
    List<Point> evaluate(int replication, PointEvaluation function, Progress progress) {
        try {
            validate();
            double bytes = assembled().estimatedMemory(evaluator.plugIn());
            if (bytes > HeapSize.maximum()) {
                return ended(
                        Status.FAILED, Explanation.ofText("memory", HeapSize.insufficient(bytes)));
            }
            AssembledScenario seeded = seeds.get(replication).apply(assembled());
            return answered(function.points(seeded, progress)).stream()
                    .map(point -> sound(assembled().withLoad(answered(point))))
                    .map(this::withVerification)
                    .map(point -> progress.isOverdue() ? overdue(point) : point)
                    .map(this::possible)
                    .toList();
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return failed(e, progress);
        }
    }

    /** A simulation that accepts more than the channels carry has failed. */
    private Point possible(Point point) {
        if (!evaluator.method().equals(EvaluationMethod.SIMULATION)) {
            return point;
        }
        return bound().flatMap(known -> known.fault(point))
                .map(fault -> ended(Status.FAILED, fault).get(0))
                .orElse(point);
    }

    private <T> T answered(T answer) {
        String noun = EvaluationTechnique.of(evaluator.method()).kind().noun();
        return Objects.requireNonNull(answer, () -> "the " + noun + " returned no point");
    }

    /** A latency or throughput below 0 is a failure of the plug-in, as is a point of no figures. */
    private Point sound(Point point) {
        if (point.status() != Status.OK) {
            return point;
        }
        String plugIn = PlugInCalls.plugInOf(evaluator.plugIn());
        if (point.figures().keySet().stream().allMatch(INPUTS::contains)) {
            return failed(
                    point,
                    Explanation.of("no-figure", "{plugin} returned no finite figure", plugIn));
        }
        return NOT_NEGATIVE.stream()
                .filter(figure -> point.get(figure).orElse(0) < 0)
                .findFirst()
                .map(
                        figure ->
                                failed(
                                        point,
                                        Explanation.of(
                                                "negative-figure",
                                                "{plugin} returned {figure}={value}, below 0",
                                                plugIn,
                                                figure.name(),
                                                point.get(figure).getAsDouble())))
                .orElse(point);
    }

    /** A claim of deadlock freedom that could not be checked completely is stated by the point. */
    private Point withVerification(Point point) {
        if (!verificationLevel.equals(Optional.of(DeadlockCheck.VerificationLevel.CLAIMED))) {
            return point;
        }
        Map<String, String> settings = new LinkedHashMap<>(point.settings());
        settings.put(DeadlockCheck.COLUMN, DeadlockCheck.VerificationLevel.CLAIMED.label());
        return point.toBuilder().settings(settings).build();
    }

    private static Point failed(Point point, Explanation why) {
        return point.toBuilder().status(Status.FAILED, why).build();
    }

    /** A plug-in that does not poll {@code isOverdue} ends its point as cancelled. */
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
                    : ended(Status.CANCELLED, CANCELLED);
        }
        return ended(
                Status.FAILED,
                Explanation.ofText(
                        "failure", owner(failure) + PlugInCalls.firstCause(failure) + removed()));
    }

    /** Lists the plug-ins whose jar was removed, which may be the cause. */
    private String removed() {
        List<String> removed = PlugInBundles.removed(plugIns());
        return removed.isEmpty() ? "" : "; removed during the run: " + String.join(", ", removed);
    }

    /**
     * Returns the point of an abandoned run.
     *
     * @param why an {@link UnresponsiveTaskException}, the {@link OutOfMemoryError} of the repeated
     *     run, a {@link CancellationException} before it began, or the failure of its executor
     */
    List<Point> abandoned(Throwable why) {
        if (why instanceof CancellationException) {
            return ended(Status.CANCELLED, CANCELLED);
        }
        boolean cancelled =
                why instanceof UnresponsiveTaskException overrun && overrun.isCancelled();
        Status status = cancelled ? Status.CANCELLED : Status.FAILED;
        String code = code(why);
        String owner = why instanceof OutOfMemoryError ? owner(why) : "";
        Explanation reason = Explanation.ofText(code, owner + PlugInCalls.firstCause(why));
        Point point = Point.of(scenario).status(status, reason).build();
        return List.of(AssembledScenario.of(scenario).withLoad(point));
    }

    /** Names the plug-in that failed if some plug-in is dropped in. */
    private String owner(Throwable failure) {
        boolean isNamed = failure instanceof UnresponsiveTaskException;
        boolean isPlaced = PlugInCalls.rootCause(failure).getStackTrace().length > 0;
        return isNamed || !isPlaced || plugIns().stream().allMatch(PlugInBundles::isShipped)
                ? ""
                : PlugInCalls.plugInOf(PlugInCalls.rootCause(failure).getStackTrace(), plugIns())
                        + ": ";
    }

    private static String code(Throwable why) {
        if (why instanceof OutOfMemoryError) {
            return "memory";
        }
        return why instanceof UnresponsiveTaskException ? "never-returned" : "failure";
    }

    private List<Point> ended(Status status, Explanation reason) {
        AssembledScenario known = assembled == null ? AssembledScenario.of(scenario) : assembled;
        Point point = Point.of(known.scenario()).status(status, reason).build();
        return List.of(known.withLoad(point));
    }
}
