// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.format.Table;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** {@code version}: which workbench this is. */
@Component(service = Command.class)
public final class VersionCommand implements Command {
    private final String version;

    /** Tells the version of this bundle, which is that of the workbench. */
    @Activate
    public VersionCommand(BundleContext context) {
        version = context.getBundle().getVersion().toString();
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
    public Answer answer(Request request) {
        request.requireNoOperands();
        request.requireNoWords();
        String java = Runtime.version().toString();
        Table table = Table.of("kneepoint", "java").row(version, java).build();
        return Answer.of(width -> "Kneepoint " + version + ", Java " + java, table);
    }
}
