// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.Catalogue;

/** A command that lists what is installed of one kind. */
abstract class ListedCommand implements Command {
    private final Catalogue catalogue;
    private final Catalogue.Kind kind;

    ListedCommand(Catalogue catalogue, Catalogue.Kind kind) {
        this.catalogue = catalogue;
        this.kind = kind;
    }

    @Override
    public final String name() {
        return kind.plural();
    }

    @Override
    public final String summary() {
        return "lists the " + kind.plural() + " that are installed";
    }

    @Override
    public final String usage() {
        return kind.plural() + " [format=NAME] [out=FILE]";
    }

    @Override
    public final Answer answer(Request request) {
        request.requireNoOperands();
        request.requireNoWords();
        Table.Builder table = Table.of("name", "summary");
        for (Described described : catalogue.all(kind)) {
            table.row(described.name(), described.description().summary());
        }
        return Answer.of(table.build());
    }
}
