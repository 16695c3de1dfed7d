// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.util.HashMap;
import java.util.Map;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionListener;

/** Refuses connections while there are too many, of all or of an address. */
final class ConnectionLimit implements SessionListener {
    private final int most;
    private final int mostOfAddress;
    private final Map<String, Integer> addresses = new HashMap<>();
    private int connections;
    private boolean closed;

    /**
     * A limit.
     *
     * @param most connections at once
     * @param mostOfAddress connections at once from one address
     */
    ConnectionLimit(int most, int mostOfAddress) {
        this.most = most;
        this.mostOfAddress = mostOfAddress;
    }

    /** Refuses all from now on. */
    synchronized void close() {
        closed = true;
    }

    /** Returns the number of connections, logged in or not. */
    synchronized int connections() {
        return connections;
    }

    @Override
    public synchronized void sessionEstablished(Session session) {
        connections++;
        addresses.merge(Connection.of(session).address(), 1, Integer::sum);
    }

    /** Before anything is sent; later than at the socket, which then would stay open. */
    @Override
    public void sessionCreated(Session session) {
        if (!isAdmitted(Connection.of(session).address())) {
            session.close(true);
        }
    }

    @Override
    public synchronized void sessionClosed(Session session) {
        connections--;
        addresses.computeIfPresent(
                Connection.of(session).address(), (any, count) -> count > 1 ? count - 1 : null);
    }

    private synchronized boolean isAdmitted(String address) {
        return !closed && connections <= most && addresses.get(address) <= mostOfAddress;
    }
}
