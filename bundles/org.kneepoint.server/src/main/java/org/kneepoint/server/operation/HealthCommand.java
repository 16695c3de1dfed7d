// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.List;
import java.util.Locale;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.operation.HealthSource.Entry;
import org.kneepoint.server.operation.HealthSource.State;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** {@code health}: the state of the server, for administrators. */
public final class HealthCommand implements Command {
    private final HealthSource health;

    /** Shows the health of a source. */
    public HealthCommand(HealthSource health) {
        this.health = health;
    }

    @Override
    public String name() {
        return "health";
    }

    @Override
    public String summary() {
        return "checks disk, database, queue, executor and bundles of the server";
    }

    @Override
    public String usage() {
        return "health [format=NAME] [out=FILE]\nEnds with status 2 if a state is critical.";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        request.requireNoOperands();
        request.requireNoSettings();
        Role role = Caller.current().role();
        if (!role.includes(Role.ADMINISTRATOR)) {
            String line = "this needs the role " + Role.ADMINISTRATOR.label();
            throw BadInput.because("role", role.label(), line);
        }
        List<Entry> entries = health.check();
        Table.Builder table = Table.of("state", "part", "finding");
        entries.forEach(e -> table.row(label(e.state()), e.name(), e.line()));
        CommandResult result = CommandResult.of(table.build());
        List<String> critical =
                entries.stream()
                        .filter(entry -> entry.state() == State.CRITICAL)
                        .map(Entry::name)
                        .toList();
        return critical.isEmpty()
                ? result
                : result.withFault("critical: " + String.join(", ", critical));
    }

    private static String label(State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }
}
