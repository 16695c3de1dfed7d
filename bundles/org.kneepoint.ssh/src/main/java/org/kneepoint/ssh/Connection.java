// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.sshd.common.AttributeRepository.AttributeKey;
import org.apache.sshd.common.session.Session;
import org.kneepoint.study.session.Caller;

/** A connection of a client: its number in the log, its address and, once known, its user. */
final class Connection {
    private static final AttributeKey<Connection> KEY = new AttributeKey<>();
    private static final AtomicLong NUMBERS = new AtomicLong();

    private final long number = NUMBERS.incrementAndGet();
    private final String address;
    private volatile Caller caller;
    private int wrongPasswords;

    private Connection(Session session) {
        this.address = address(session.getRemoteAddress());
    }

    /** Returns the connection of a session of SSH. */
    static Connection of(Session session) {
        return session.computeAttributeIfAbsent(KEY, key -> new Connection(session));
    }

    /** Returns an address without its port. */
    static String address(SocketAddress address) {
        if (address instanceof InetSocketAddress internet) {
            InetAddress host = internet.getAddress();
            return host == null ? internet.getHostString() : host.getHostAddress();
        }
        return String.valueOf(address);
    }

    /** Returns where it comes from. */
    String address() {
        return address;
    }

    /** Notes whose key or password was last examined; nobody's if it was wrong. */
    boolean identify(Optional<Caller> examined) {
        caller = examined.orElse(null);
        return examined.isPresent();
    }

    /** Returns whether this account is logged in. */
    boolean isOf(String account) {
        Caller known = caller;
        return known != null && known.account().equals(account);
    }

    /** Counts a wrong password, and returns how many there were. */
    synchronized int wrongPassword() {
        return ++wrongPasswords;
    }

    /**
     * Returns the user.
     *
     * @throws IllegalStateException if nobody is logged in
     */
    Caller caller() {
        if (caller == null) {
            throw new IllegalStateException(this + " is not logged in");
        }
        return caller;
    }

    /** Number, account and address, as every line of the log begins. */
    @Override
    public String toString() {
        Caller known = caller;
        return "ssh-" + number + ' ' + (known == null ? "-" : known.account()) + ' ' + address;
    }
}
