// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.run.RunRequest;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code solve}: curves by an analytic model. */
@Component(service = Command.class)
public final class SolveCommand implements SessionCommand {
    private final Evaluation evaluation;
    private final NetworkProposals words;

    /** Solves with what is installed. */
    @Activate
    public SolveCommand(@Reference Catalogue catalogue, @Reference Evaluation evaluation) {
        this.evaluation = evaluation;
        this.words = new NetworkProposals(catalogue, evaluation);
    }

    @Override
    public String name() {
        return "solve";
    }

    @Override
    public String summary() {
        return "evaluates a network by an analytic model";
    }

    @Override
    public String usage() {
        return "solve NETWORK key=value... [axis=WORD] [solver=NAME] [strict=true] [format=NAME]"
                + " [out=FILE]\n"
                + "Networks: topologies. Words of a network: describe NETWORK.\n"
                + "A value may be a range start:stop:step or a list a,b,c. The x axis is load or rate"
                + " if it varies, else the first range, else the first list of numbers; axis=WORD"
                + " takes another. The other words make one curve each.\n"
                + "limit= ends a point after so many seconds (60), with status limit.\n"
                + "Example: solve min nodes=64 radix=2 load=0.1:1:0.1";
    }

    @Override
    public Answer answer(SessionRequest request) {
        RunRequest asked = request.evaluation(Method.MODEL);
        List<Curve> curves =
                request.watched(run -> evaluation.evaluate(asked, run, request.listener()));
        return Answer.of(curves);
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        return words.after(Method.MODEL, typed, word);
    }
}
