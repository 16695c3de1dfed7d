// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionListener;
import org.osgi.service.log.Logger;

/** Writes to the log who comes and goes, but nothing that a client has sent. */
final class ConnectionLog implements SessionListener {
    private final Logger log;

    ConnectionLog(Logger log) {
        this.log = log;
    }

    @Override
    public void sessionEvent(Session session, Event event) {
        if (event == Event.Authenticated) {
            log.info("{}: logged in", Connection.of(session));
        }
    }

    @Override
    public void sessionException(Session session, Throwable failure) {
        log.debug("{}: {}", Connection.of(session), failure.getClass().getSimpleName());
    }

    @Override
    public void sessionClosed(Session session) {
        if (session.isAuthenticated()) {
            log.info("{}: closed", Connection.of(session));
        }
    }
}
