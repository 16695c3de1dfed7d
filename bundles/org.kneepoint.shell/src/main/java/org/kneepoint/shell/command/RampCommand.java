// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.shell.text.RampText;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.measurement.CurveMeasurements;
import org.kneepoint.study.measurement.CurveMetricValue;
import org.kneepoint.study.measurement.RefinedRamps;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;

/** {@code ramp}: curves from runs under a growing load. */
public final class RampCommand implements SessionCommand {
    /** Figures read off ramps. */
    private static final List<Quantity> FIGURES_OF_MERIT =
            List.of(FiguresOfMerit.CRITICAL_LOAD, FiguresOfMerit.NPM);

    /** Parameters of metrics that a curve provides as attributes. */
    private static final List<Parameter<?>> CURVE_ATTRIBUTES =
            List.of(StandardParameters.NODES, StandardParameters.LENGTH, StandardParameters.WINDOW);

    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final NetworkCompletions completions;

    /** Uses the installed simulators. */
    public RampCommand(Catalogue catalogue, EvaluationService evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.completions = new NetworkCompletions(catalogue, evaluation);
    }

    @Override
    public String name() {
        return "ramp";
    }

    @Override
    public String summary() {
        return "simulates a network under a growing load, up to and beyond its critical load";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(SessionRequest request) {
        Map<String, String> settings = new LinkedHashMap<>();
        metricParameters()
                .forEach(name -> request.takeParameter(name).ifPresent(v -> settings.put(name, v)));
        RunRequest runRequest = request.runRequest(EvaluationMethod.RAMP);
        RouterClause router = RouterClause.of(evaluation.evaluator(runRequest).parameters());
        CurveMeasurements measurements = new CurveMeasurements(metrics(), settings);
        List<Curve> curves = request.runWithProgress(ramps(runRequest, settings, request));
        if (curves.isEmpty()) {
            return CommandResult.of(curves);
        }
        List<CurveMetricValue> values = measured(measurements, curves);
        return CommandResult.of(curves, width -> RampText.of(curves, values, router, width));
    }

    /** Plans the ramps, which checks the settings before anything is run. */
    private Function<Progress, List<Curve>> ramps(
            RunRequest runRequest, Map<String, String> settings, SessionRequest request) {
        if (RefinedRamps.isOpen(runRequest.settings())) {
            return new RefinedRamps(evaluation, catalogue, settings)
                    .of(runRequest, request.progress());
        }
        RunPlan plan = evaluation.plan(runRequest, request.progress());
        return progress -> evaluation.evaluate(plan, progress, request.listener());
    }

    private List<Metric> metrics() {
        return catalogue.metrics().stream()
                .filter(metric -> !Collections.disjoint(metric.figures(), FIGURES_OF_MERIT))
                .toList();
    }

    private List<String> metricParameters() {
        return metrics().stream()
                .flatMap(metric -> metric.parameters().all().stream())
                .filter(parameter -> !CURVE_ATTRIBUTES.contains(parameter))
                .map(Parameter::name)
                .distinct()
                .toList();
    }

    /** Values of all ramps together, or else of each. */
    private static List<CurveMetricValue> measured(
            CurveMeasurements measurements, List<Curve> curves) {
        List<CurveMetricValue> together = measurements.combined(curves);
        return together.isEmpty() ? measurements.of(curves) : together;
    }

    @Override
    public Parameters parameters(List<String> operands, Map<String, String> settings) {
        if (operands.isEmpty()) {
            return parameters();
        }
        Parameters all =
                new NetworkParameters(evaluation)
                        .of(EvaluationMethod.RAMP, operands.get(0), settings);
        for (Metric metric : metrics()) {
            all =
                    all.and(
                            NetworkParameters.select(
                                    metric.parameters(), p -> !CURVE_ATTRIBUTES.contains(p)));
        }
        return NetworkParameters.without(all, ParameterSweep.AXIS);
    }

    @Override
    public RequestSize check(
            List<String> operands, Map<String, String> settings, Progress progress) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        Map<String, String> measured = new LinkedHashMap<>(settings);
        own.keySet().removeAll(metricParameters());
        measured.keySet().retainAll(metricParameters());
        RunRequest request =
                RunRequest.of(EvaluationMethod.RAMP, NetworkParameters.network(operands), own);
        new CurveMeasurements(metrics(), measured);
        if (RefinedRamps.isOpen(own)) {
            new RefinedRamps(evaluation, catalogue, measured).of(request, progress);
            return RequestSize.UNKNOWN;
        }
        RunPlan plan = evaluation.plan(request, progress);
        return plan.size();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        List<String> proposals =
                new ArrayList<>(completions.after(EvaluationMethod.RAMP, typed, word));
        proposals.remove(ParameterSweep.AXIS + "=");
        if (!typed.isEmpty() && word.indexOf('=') < 0) {
            metricParameters().stream()
                    .filter(name -> name.startsWith(word))
                    .forEach(name -> proposals.add(name + "="));
        }
        return proposals;
    }
}
