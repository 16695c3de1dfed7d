// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.task.WorkerPool;
import org.kneepoint.support.FormerNames;

/** Plans requests with the plug-ins of one snapshot of the catalogue. */
final class RunPlanner {
    private final Catalogue catalogue;
    private final ScenarioAssembler assembler;
    private final DeadlockCheck deadlockCheck;
    private final ProvenanceRecorder provenanceRecorder;

    /**
     * Plans with the plug-ins of a catalogue.
     *
     * @param catalogue a snapshot
     * @param verdictCache the verdicts on networks
     */
    RunPlanner(
            Catalogue catalogue, VerdictCache verdictCache, ProvenanceRecorder provenanceRecorder) {
        this.catalogue = catalogue;
        this.assembler = new ScenarioAssembler(catalogue, verdictCache);
        this.deadlockCheck = new DeadlockCheck(assembler);
        this.provenanceRecorder = provenanceRecorder;
    }

    /**
     * Checks requests and plans their runs.
     *
     * @param requests at least one; all of the same method, network and evaluator
     * @param checking cancels the check; no progress is reported
     * @param overrun receives, in one line each, the points whose check did not return in time or
     *     used up the memory, which the run finds again
     * @throws BadInput if the settings are invalid, or there are more than a million runs
     */
    RunPlan plan(List<RunRequest> requests, Progress checking, Consumer<String> overrun) {
        RunRequest any = requests.get(0);
        SelectedEvaluator evaluator =
                EvaluationTechnique.of(any.method())
                        .pick(catalogue, any.network(), any.evaluator());
        List<PlannedCurve> curves = new ArrayList<>();
        Set<Described> parts = new LinkedHashSet<>();
        for (RunRequest request : requests) {
            ParameterSweep sweep = sweep(request, evaluator);
            for (List<Scenario> scenarios : sweep.curves()) {
                scenarios.forEach(scenario -> parts.addAll(assembler.plugIns(scenario)));
                add(curves, request, evaluator, sweep, scenarios);
            }
        }
        List<Described> all = List.copyOf(parts);
        var provenance = provenanceRecorder.provenance(evaluator, all);
        RunPlan plan = new RunPlan(requests, evaluator, curves, all, provenance);
        check(curves, checking, overrun);
        return plan;
    }

    private ParameterSweep sweep(RunRequest request, SelectedEvaluator evaluator) {
        ApplicableParameters applicable =
                new ApplicableParameters(catalogue, request.network(), evaluator);
        Map<String, String> settings = request.settings();
        Parameters known = applicable.of(settings);
        settings = FormerNames.settings(settings, known.names()::contains);
        rejectForeignParameters(request.with(settings), known);
        return ParameterSweep.of(
                request.network(), known, settings, StandardParameters.LOAD, applicable::of);
    }

    /** Each run of a ramp is a curve. */
    private void add(
            List<PlannedCurve> curves,
            RunRequest request,
            SelectedEvaluator evaluator,
            ParameterSweep sweep,
            List<Scenario> scenarios) {
        List<PlannedPoint> points = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            if (request.method().equals(EvaluationMethod.RAMP)) {
                List<Scenario> runs = RunReplications.scenarios(scenario);
                RunReplications.requireReasonable(curves.size() + runs.size());
                for (Scenario run : runs) {
                    PlannedPoint ramp = point(run, evaluator, List.of(UnaryOperator.identity()));
                    curves.add(
                            new PlannedCurve(
                                    request, evaluator, StandardParameters.LOAD, List.of(ramp)));
                }
            } else {
                points.add(point(scenario, evaluator, RunReplications.of(scenario)));
            }
        }
        if (!points.isEmpty()) {
            curves.add(new PlannedCurve(request, evaluator, sweep.axis(), points));
        }
    }

    private PlannedPoint point(
            Scenario scenario,
            SelectedEvaluator evaluator,
            List<UnaryOperator<AssembledScenario>> seeds) {
        return new PlannedPoint(scenario, evaluator, assembler, deadlockCheck, seeds);
    }

    /** Rejects parameters of other evaluators of the network, naming one of these. */
    private void rejectForeignParameters(RunRequest request, Parameters known) {
        String noun = EvaluationTechnique.of(request.method()).kind().noun();
        for (String name : request.settings().keySet()) {
            if (known.names().contains(name)) {
                continue;
            }
            if (request.method().equals(EvaluationMethod.RAMP)
                    && isSteadyStateParameter(request.network(), name)) {
                throw BadInput.because(
                                name,
                                request.settings().get(name),
                                name
                                        + "= is a parameter of steady-state runs: the load of a"
                                        + " ramp grows by slew= from start= to end=")
                        .about("slew", "start", "end");
            }
            Optional<String> owner = ownerOf(request, name);
            if (owner.isPresent()) {
                throw BadInput.because(
                        name,
                        request.settings().get(name),
                        name
                                + "= is a parameter of the "
                                + owner.get()
                                + ", not of this "
                                + noun
                                + " of "
                                + request.network());
            }
        }
    }

    private boolean isSteadyStateParameter(String network, String name) {
        return name.equals(RunRequest.AXIS)
                || EvaluationTechnique.of(EvaluationMethod.SIMULATION)
                        .evaluators(catalogue, network)
                        .stream()
                        .anyMatch(evaluator -> evaluator.parameters().names().contains(name));
    }

    private Optional<String> ownerOf(RunRequest request, String name) {
        for (EvaluationTechnique<?> technique : EvaluationTechnique.all()) {
            for (SelectedEvaluator owner : technique.evaluators(catalogue, request.network())) {
                ApplicableParameters theirs =
                        new ApplicableParameters(catalogue, request.network(), owner);
                if (PlugInCalls.attempt(
                        () -> theirs.of(request.settings()).names().contains(name),
                        failure -> false)) {
                    return Optional.of(technique.kind().noun() + " " + owner.name());
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Rejects invalid scenarios, each within its time limit. A failure of a plug-in is left to the
     * run, where it fails again.
     */
    private static void check(
            List<PlannedCurve> curves, Progress checking, Consumer<String> overrun) {
        List<Admission> admissions =
                curves.stream()
                        .flatMap(curve -> curve.points().stream())
                        .map(point -> new Admission(point, overrun))
                        .toList();
        WorkerPool.run(admissions, checking.part(0, 0), Long.MAX_VALUE);
    }

    /** The check of a point. */
    private record Admission(PlannedPoint point, Consumer<String> overrun)
            implements WorkerPool.Task<Boolean> {
        @Override
        public Boolean run(Progress progress) {
            return PlugInCalls.attempt(
                    () -> {
                        point.validate();
                        return true;
                    },
                    failure -> false);
        }

        @Override
        public double limit() {
            return point.limit();
        }

        @Override
        public String plugIn(StackTraceElement[] trace) {
            return PlugInCalls.plugInOf(trace, point.plugIns());
        }

        @Override
        public void abandoned(Throwable why) {
            overrun.accept(PlugInCalls.firstCause(why));
        }
    }
}
