// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.Catalogue;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code traffic}: what a workload can be made of. */
@Component(service = Command.class)
public final class TrafficCommand implements Command {
    /** The noun of each kind is the word that chooses one. */
    private static final List<Catalogue.Kind> KINDS =
            List.of(Catalogue.Kind.PATTERN, Catalogue.Kind.ARRIVALS, Catalogue.Kind.LENGTHS);

    private final Catalogue catalogue;

    /** Lists from the catalogue. */
    @Activate
    public TrafficCommand(@Reference Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public String name() {
        return "traffic";
    }

    @Override
    public String summary() {
        return "lists traffic patterns, arrival processes and distributions of lengths";
    }

    @Override
    public String usage() {
        return "traffic [format=NAME] [out=FILE]\n"
                + "The word is the one that chooses it: pattern=uniform. describe NAME tells more.";
    }

    @Override
    public Answer answer(Request request) {
        request.requireNoOperands();
        request.requireNoWords();
        Table.Builder table = Table.of("name", "word", "summary");
        for (Catalogue.Kind kind : KINDS) {
            for (Described part : catalogue.all(kind)) {
                table.row(part.name(), kind.noun(), part.description().summary());
            }
        }
        return Answer.of(table.build());
    }
}
