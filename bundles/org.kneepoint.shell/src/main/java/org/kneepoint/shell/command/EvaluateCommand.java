// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.shell.text.CurveText;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.study.run.RunRequest;

/** {@code solve} and {@code simulate}: curves by an analytic model or by simulation. */
public final class EvaluateCommand implements SessionCommand {
    private final EvaluationMethod method;
    private final EvaluationService evaluation;
    private final NetworkCompletions completions;

    /** Evaluates by a method with the installed evaluators. */
    public EvaluateCommand(
            EvaluationMethod method, Catalogue catalogue, EvaluationService evaluation) {
        this.method = method;
        this.evaluation = evaluation;
        this.completions = new NetworkCompletions(catalogue, evaluation);
    }

    @Override
    public String name() {
        return MethodCommand.of(method).command();
    }

    @Override
    public String summary() {
        return "evaluates a network by " + (isModel() ? "an analytic model" : "simulation");
    }

    private boolean isModel() {
        return method.equals(EvaluationMethod.MODEL);
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(SessionRequest request) {
        EvaluationService chosen = evaluation.by(request);
        RunRequest runRequest = request.runRequest(method);
        RouterClause router =
                isModel()
                        ? RouterClause.NONE
                        : RouterClause.of(evaluation.evaluator(runRequest).parameters());
        List<Curve> curves =
                request.runWithProgress(
                        run -> chosen.evaluate(runRequest, run, request.listener()));
        return isModel()
                ? CommandResult.of(curves)
                : CommandResult.of(
                        curves, width -> CurveText.of(curves, router, width).stripTrailing());
    }

    @Override
    public Parameters parameters(List<String> operands, Map<String, String> settings) {
        return operands.isEmpty()
                ? parameters()
                : new NetworkParameters(evaluation).of(method, operands.get(0), settings);
    }

    @Override
    public RequestSize check(
            List<String> operands, Map<String, String> settings, Progress progress) {
        Map<String, String> others = evaluation.executors().others(settings);
        RunRequest request = RunRequest.of(method, NetworkParameters.network(operands), others);
        RunPlan plan = evaluation.plan(request, progress);
        return plan.size();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return completions.after(method, typed, word);
    }
}
