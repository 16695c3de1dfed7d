// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;

/** {@code version}: the version of the workbench and of Java. */
public final class VersionCommand implements Command {
    private final String version;

    VersionCommand(String version) {
        this.version = version;
    }

    @Override
    public String name() {
        return "version";
    }

    @Override
    public String summary() {
        return "shows the versions of the workbench and of Java";
    }

    @Override
    public String usage() {
        return "version [format=NAME] [out=FILE]";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        request.requireNoOperands();
        request.requireNoSettings();
        String java = Runtime.version().toString();
        Table table = Table.of("kneepoint", "java").row(version, java).build();
        return CommandResult.of(width -> "Kneepoint " + version + ", Java " + java, table);
    }
}
