// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.function.ToLongFunction;
import org.kneepoint.shell.session.RoleCommands;
import org.kneepoint.shell.session.SessionRules;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.shell.session.ShellSessions;
import org.kneepoint.study.session.Caller;

/**
 * Opens the shell of accounts, each in the folder of its account with the commands of its role.
 *
 * @param shells opens sessions
 * @param commands the commands of each role
 * @param data with the folders of accounts
 * @param space returns what the files of an account may take, bytes
 */
record AccountShells(
        ShellSessions shells,
        RoleCommands commands,
        DataFolder data,
        ToLongFunction<String> space) {
    /** Opens a session. */
    ShellSession open(Caller caller) {
        return shells.open(
                new SessionRules(
                        caller,
                        data.users().resolve(caller.account()),
                        commands.of(caller.role()),
                        () -> space.applyAsLong(caller.account())));
    }
}
