// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.gate.Admission;
import org.kneepoint.viewer.gate.Client;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.gate.Visit;
import org.kneepoint.viewer.rest.Denial;

/** Admits browsers on this machine that have opened an address with a one-time token. */
final class LoopbackGate implements Gate {
    /** Most addresses not yet opened, and most sessions. */
    private static final int MOST_TOKENS = 1000;

    private static final List<String> NAMES = List.of("127.0.0.1", "localhost", "[::1]");

    private final TokenStore<Workspace> tokens = new TokenStore<>(MOST_TOKENS);
    private final TokenStore<Session> sessions;

    LoopbackGate() {
        this(new TokenStore<>(MOST_TOKENS));
    }

    LoopbackGate(TokenStore<Session> sessions) {
        this.sessions = sessions;
    }

    /** Returns the path and query that open the page of a workspace once. */
    String newAddress(Workspace workspace) {
        return AccessRules.OPEN + "?token=" + tokens.issue(workspace);
    }

    /** Ends all sessions of a workspace. */
    void forget(Workspace ended) {
        tokens.removeIf(one -> one == ended);
        sessions.removeIf(session -> session.workspace() == ended);
    }

    @Override
    public Entry entry() {
        return Entry.ADDRESS;
    }

    /** A page of a foreign name that resolves to this machine is denied (DNS rebinding). */
    @Override
    public Client client(Visit visit) throws Denial {
        if (!isLoopback(visit.address())) {
            throw new Denial(403, "address", "only this machine is served");
        }
        String host = visit.only("host").orElse("");
        if (!NAMES.contains(nameOf(host.toLowerCase(Locale.ROOT), ":" + visit.port()))) {
            throw new Denial(421, "host", "this server has another name or port");
        }
        return new Client(visit.address(), "http://" + host, true);
    }

    private static String nameOf(String host, String port) {
        return host.endsWith(port) ? host.substring(0, host.length() - port.length()) : "";
    }

    private static boolean isLoopback(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    @Override
    public boolean isOpen(String path, Client client) {
        return path.equals(AccessRules.OPEN);
    }

    @Override
    public Optional<Admission> bySession(String secret, Client client) throws Denial {
        Optional<Session> session = sessions.find(secret);
        if (session.isPresent() && !session.get().requests().take()) {
            throw new Denial(429, "rate", "too many requests").with("Retry-After", "1");
        }
        return session.map(found -> new Admission(Caller.LOCAL, found.workspace()));
    }

    @Override
    public Optional<Admission> byToken(String token, Client client) {
        return Optional.empty();
    }

    @Override
    public String login(String account, char[] secret, Client client) throws Denial {
        Workspace workspace =
                tokens.take(new String(secret))
                        .orElseThrow(
                                () ->
                                        new Denial(
                                                403,
                                                "token",
                                                "this address was used already: the command"
                                                        + " viewer gives a new one"));
        return sessions.issue(Session.of(workspace));
    }

    @Override
    public void logout(String secret) {
        sessions.take(secret);
    }
}
