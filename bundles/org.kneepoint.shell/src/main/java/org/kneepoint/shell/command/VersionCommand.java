// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.format.Table;

/** {@code version}: which workbench this is. */
public final class VersionCommand implements Command {
    private final String version;

    /** Tells the version of the workbench. */
    VersionCommand(String version) {
        this.version = version;
    }

    @Override
    public String name() {
        return "version";
    }

    @Override
    public String summary() {
        return "tells the version of the workbench and of Java";
    }

    @Override
    public String usage() {
        return "version [format=NAME] [out=FILE]";
    }

    @Override
    public Answer execute(Request request) {
        request.requireNoOperands();
        request.requireNoWords();
        String java = Runtime.version().toString();
        Table table = Table.of("kneepoint", "java").row(version, java).build();
        return Answer.of(width -> "Kneepoint " + version + ", Java " + java, table);
    }
}
