// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.shell.text.CurveText;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.study.run.RunRequest;

/** {@code solve} and {@code simulate}: curves by an analytic model or by simulation. */
public final class EvaluateCommand implements SessionCommand {
    private final Method method;
    private final EvaluationService evaluation;
    private final NetworkCompletions words;

    /** Evaluates by a method with what is installed. */
    public EvaluateCommand(Method method, Catalogue catalogue, EvaluationService evaluation) {
        this.method = method;
        this.evaluation = evaluation;
        this.words = new NetworkCompletions(catalogue, evaluation);
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
        return method.equals(Method.MODEL);
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public Answer execute(SessionRequest request) {
        RunRequest asked = request.runRequest(method);
        RouterClause router =
                isModel()
                        ? RouterClause.NONE
                        : RouterClause.of(evaluation.tool(asked).parameters());
        List<Curve> curves =
                request.watched(run -> evaluation.evaluate(asked, run, request.listener()));
        return isModel()
                ? Answer.of(curves)
                : Answer.of(curves, width -> CurveText.of(curves, router, width).stripTrailing());
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        return words.after(method, typed, word);
    }
}
