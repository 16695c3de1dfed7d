// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.shell.text.CurveText;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.run.RunRequest;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code simulate}: curves by simulation. */
@Component(service = Command.class)
public final class SimulateCommand implements SessionCommand {
    private final Evaluation evaluation;
    private final NetworkProposals words;

    /** Simulates with what is installed. */
    @Activate
    public SimulateCommand(@Reference Catalogue catalogue, @Reference Evaluation evaluation) {
        this.evaluation = evaluation;
        this.words = new NetworkProposals(catalogue, evaluation);
    }

    @Override
    public String name() {
        return "simulate";
    }

    @Override
    public String summary() {
        return "evaluates a network by simulation";
    }

    @Override
    public String usage() {
        return "simulate NETWORK key=value... [axis=WORD] [simulator=NAME] [strict=true]"
                + " [format=NAME] [out=FILE]\n"
                + "Networks: topologies. Words of a network: describe NETWORK. Patterns, arrival"
                + " processes and lengths: traffic.\n"
                + "A value may be a range start:stop:step or a list a,b,c. The x axis is load or rate"
                + " if it varies, else the first range, else the first list of numbers; axis=WORD"
                + " takes another. The other words make one curve each. All processors work on the"
                + " points.\n"
                + "replications=N makes each point of N runs with seeds of their own: means and their"
                + " interval over the runs, percentiles averaged, cycles, messages and seconds"
                + " summed. Each run has the time limit of the point, limit= seconds (60), for"
                + " building the network too; limit.cycles= ends it at the same cycle on every"
                + " machine. A network that does not fit the memory fails before it is begun.\n"
                + "Example: simulate torus radix=8 dimensions=2 load=0.1:0.4:0.1";
    }

    @Override
    public Answer answer(SessionRequest request) {
        RunRequest asked = request.evaluation(Method.SIMULATION);
        RouterClause router = RouterClause.of(evaluation.tool(asked).parameters());
        List<Curve> curves =
                request.watched(run -> evaluation.evaluate(asked, run, request.listener()));
        return Answer.of(curves, width -> CurveText.of(curves, router, width).stripTrailing());
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        return words.after(Method.SIMULATION, typed, word);
    }
}
