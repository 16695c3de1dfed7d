// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.kneepoint.server.access.Authentication;
import org.kneepoint.server.access.Authentication.TooManyAttempts;
import org.kneepoint.server.access.UserSessions;
import org.kneepoint.study.session.Caller;
import org.kneepoint.viewer.gate.Admission;
import org.kneepoint.viewer.gate.Answered;
import org.kneepoint.viewer.gate.Client;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.gate.Visit;
import org.kneepoint.viewer.rest.Denial;

/** Admits the users of the server: by password and session, or by API token. */
public final class ServerGate implements Gate {
    /** What the page of the login needs, and what a monitor asks. */
    private static final Set<String> OPEN =
            Set.of(
                    "/login",
                    "/login.html",
                    "/login.js",
                    "/viewer.css",
                    "/api/login",
                    OperationRoutes.HEALTH);

    /** Longest secret examined, characters. */
    private static final int LONGEST_SECRET = 200;

    private final Authentication authentication;
    private final UserSessions sessions;
    private final AccessSettings settings;
    private final Consumer<Answered> log;
    private final SiteNames names;
    private final ForwardedRequests forwarded;
    private final RateLimit addresses;
    private final RateLimit accounts;

    /**
     * Admits users.
     *
     * @param log receives each request that was answered
     * @throws org.kneepoint.api.scenario.BadInput if a proxy is no address
     */
    public ServerGate(
            Authentication authentication,
            UserSessions sessions,
            AccessSettings settings,
            Consumer<Answered> log) {
        this.authentication = authentication;
        this.sessions = sessions;
        this.settings = settings;
        this.log = log;
        this.names = new SiteNames(settings.hosts());
        this.forwarded = new ForwardedRequests(settings.proxies());
        this.addresses = new RateLimit(settings.requestsPerSecond());
        this.accounts = new RateLimit(settings.requestsPerSecond());
    }

    @Override
    public Entry entry() {
        return Entry.PASSWORD;
    }

    @Override
    public Client client(Visit visit) throws Denial {
        IpAddress address = forwarded.client(visit);
        String scheme = forwarded.isSecure(visit) ? "https" : "http";
        String host = visit.only("host").orElse("");
        boolean isLocal =
                address.isLoopback()
                        && !ForwardedRequests.isForwarded(visit)
                        && SiteNames.isLocal(host, visit.port());
        if (!isLocal && !names.isPublic(host, scheme)) {
            throw new Denial(421, "host", "this server has another name or port");
        }
        if (!isLocal && settings.secure() && scheme.equals("http")) {
            throw new Denial(403, "tls", "this server is reached by https only");
        }
        if (!addresses.take(address.site())) {
            throw tooManyRequests();
        }
        return new Client(address.toString(), scheme + "://" + host, isLocal);
    }

    private static Denial tooManyRequests() {
        return new Denial(429, "rate", "too many requests").with("Retry-After", "1");
    }

    @Override
    public boolean isOpen(String path, Client client) {
        return OPEN.contains(path) || client.isLocal() && path.equals(OperationRoutes.METRICS);
    }

    @Override
    public Optional<Admission> bySession(String secret, Client client) throws Denial {
        return admitted(secret, () -> authentication.bySession(secret));
    }

    @Override
    public Optional<Admission> byToken(String token, Client client) throws Denial {
        return admitted(token, () -> authentication.byToken(token, client.address()));
    }

    @Override
    public String login(String account, char[] secret, Client client) throws Denial {
        Caller caller =
                asked(() -> authentication.byPassword(account, secret, client.address()))
                        .orElseThrow(
                                () -> new Denial(401, "password", "account or password is wrong"));
        return asked(() -> authentication.openSession(caller));
    }

    @Override
    public void logout(String secret) {
        authentication.closeSession(secret);
    }

    @Override
    public void answered(Answered request) {
        log.accept(request);
    }

    private Optional<Admission> admitted(String secret, Question<Optional<Caller>> question)
            throws Denial {
        if (secret.isEmpty() || secret.length() > LONGEST_SECRET) {
            return Optional.empty();
        }
        Optional<Caller> caller = asked(question);
        if (caller.isPresent() && !accounts.take(caller.get().account())) {
            throw tooManyRequests();
        }
        return caller.map(known -> new Admission(known, sessions.workspace(known)));
    }

    /** What is asked of the accounts. */
    private interface Question<T> {
        T ask() throws TooManyAttempts;
    }

    private static <T> T asked(Question<T> question) throws Denial {
        try {
            return question.ask();
        } catch (TooManyAttempts e) {
            long seconds = Math.max(1, (e.pause().toMillis() + 999) / 1000);
            throw new Denial(429, "attempts", e.getMessage())
                    .with("Retry-After", Long.toString(seconds));
        }
    }
}
