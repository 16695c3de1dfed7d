// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.access;

import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;
import org.osgi.annotation.versioning.ProviderType;

/** The sessions of users. Safe for use by several threads. */
@ProviderType
public interface UserSessions {
    /** Opens a session of the shell in the folder of a user, with the commands of the role. */
    ShellSession open(Caller caller);

    /**
     * Returns the workspace of a user that pages and the REST interface share. Its jobs are those
     * of the queue, and survive the end of the server.
     */
    Workspace workspace(Caller caller);
}
