// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import org.kneepoint.server.access.UserSessions;
import org.kneepoint.server.job.JobQueue;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;

/** Sessions of accounts: of the shell, and of the queue for pages. */
record AccountSessions(AccountShells shells, JobQueue jobs) implements UserSessions {
    @Override
    public ShellSession open(Caller caller) {
        return shells.open(caller);
    }

    @Override
    public Workspace workspace(Caller caller) {
        return jobs.workspace(caller);
    }
}
