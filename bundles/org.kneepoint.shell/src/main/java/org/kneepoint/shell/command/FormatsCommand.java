// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.format.Table;
import org.kneepoint.study.Catalogue;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code formats}: what results can be written as. */
@Component(service = Command.class)
public final class FormatsCommand implements Command {
    private final Catalogue catalogue;

    /** Lists from the catalogue. */
    @Activate
    public FormatsCommand(@Reference Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public String name() {
        return "formats";
    }

    @Override
    public String summary() {
        return "lists the formats that results can be written in";
    }

    @Override
    public String usage() {
        return "formats [format=NAME] [out=FILE]\n"
                + "The name is for format=, the ending for out=FILE.";
    }

    @Override
    public Answer answer(Request request) {
        request.requireNoOperands();
        request.requireNoWords();
        Table.Builder table = Table.of("name", "endings", "media_type", "summary");
        for (ResultFormat format : catalogue.formats()) {
            table.row(
                    format.name(),
                    String.join(" ", format.endings()),
                    format.mediaType(),
                    format.description().summary());
        }
        return Answer.of(table.build());
    }
}
