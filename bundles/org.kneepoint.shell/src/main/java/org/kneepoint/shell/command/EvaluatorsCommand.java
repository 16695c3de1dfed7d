// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.study.Catalogue;

/** A command that lists what evaluates networks, and which. */
abstract class EvaluatorsCommand implements Command {
    private final Catalogue catalogue;

    EvaluatorsCommand(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Returns what is listed. */
    abstract List<? extends Evaluator> evaluators(Catalogue from);

    @Override
    public final String usage() {
        return name() + " [format=NAME] [out=FILE]";
    }

    @Override
    public final Answer answer(Request request) {
        request.requireNoOperands();
        request.requireNoWords();
        Table.Builder table = Table.of("name", "networks", "variants", "summary");
        for (Evaluator evaluator : evaluators(catalogue)) {
            table.row(
                    evaluator.name(),
                    String.join(" ", catalogue.networksOf(evaluator)),
                    String.join(" ", evaluator.description().variants().keySet()),
                    evaluator.description().summary());
        }
        return Answer.of(table.build());
    }
}
