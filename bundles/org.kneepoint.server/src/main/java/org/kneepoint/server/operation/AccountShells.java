// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

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
 */
record AccountShells(ShellSessions shells, RoleCommands commands, DataFolder data) {
    /** Opens a session. */
    ShellSession open(Caller caller) {
        return shells.open(
                new SessionRules(
                        caller,
                        data.users().resolve(caller.account()),
                        commands.of(caller.role())));
    }
}
