// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.session;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.kneepoint.study.session.Caller;

/**
 * Whose session it is, and what its statements may do.
 *
 * @param caller who gives its commands
 * @param folder its working folder; unless all commands are permitted, files outside are refused
 * @param commands the permitted commands; all, and the whole language of gogo, if empty. With a
 *     list, a statement passes only if gogo's own parser shows literal words of the list as its
 *     commands: no closures, no redirection
 * @param space returns what the files of the folder may take together, bytes; without effect if all
 *     commands are permitted
 */
public record SessionRules(
        Caller caller, Path folder, Optional<Set<String>> commands, LongSupplier space) {
    /** Rules without a limit of files. */
    public SessionRules(Caller caller, Path folder, Optional<Set<String>> commands) {
        this(caller, folder, commands, () -> Long.MAX_VALUE);
    }

    /** Copies the commands. */
    public SessionRules {
        folder = folder.toAbsolutePath().normalize();
        commands = commands.map(Set::copyOf);
    }
}
