// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.access.UserSessions;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;

/** Opens sessions of a test, and keeps them. */
final class SmallSessions implements UserSessions {
    private final List<SmallSession> opened = new CopyOnWriteArrayList<>();
    private volatile boolean full;

    /** Opens no further session. */
    void setFull(boolean full) {
        this.full = full;
    }

    /** Returns all sessions that were opened. */
    List<SmallSession> opened() {
        return opened;
    }

    /** Returns the session opened last. */
    SmallSession last() {
        return opened.get(opened.size() - 1);
    }

    @Override
    public ShellSession open(Caller caller) {
        if (full) {
            throw BadInput.because("account", caller.account(), "has too many sessions");
        }
        SmallSession session = new SmallSession(caller);
        opened.add(session);
        return session;
    }

    @Override
    public Workspace workspace(Caller caller) {
        throw new UnsupportedOperationException();
    }
}
