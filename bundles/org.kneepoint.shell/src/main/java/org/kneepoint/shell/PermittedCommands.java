// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.kneepoint.api.command.Command;

/**
 * The installed commands that a session may use.
 *
 * @param installed returns all that are installed
 * @param names those permitted; all if empty
 */
record PermittedCommands(Supplier<List<Command>> installed, Optional<Set<String>> names)
        implements Supplier<List<Command>> {
    @Override
    public List<Command> get() {
        return installed.get().stream().filter(this::includes).toList();
    }

    /** Returns whether a session may use a command. */
    boolean includes(Command command) {
        return names.isEmpty() || names.get().contains(command.name());
    }
}
