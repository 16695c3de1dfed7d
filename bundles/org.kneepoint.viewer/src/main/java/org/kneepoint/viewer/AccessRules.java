// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which requests are admitted. A request is denied unless it comes from this machine, names this
 * server as its host, belongs to a session and, if it is a call of the interface, comes from a page
 * of this server. Only {@link #OPEN} needs no session.
 */
final class AccessRules {
    /** The path that exchanges a one-time token for a session. */
    static final String OPEN = "/open";

    /** Where the paths of the interface begin. */
    static final String API = "/api/";

    private static final String ALLOWED = "GET, HEAD, POST, PUT, DELETE";
    private static final Set<String> METHODS = Set.of(ALLOWED.split(", "));
    private static final Set<String> READING = Set.of("GET", "HEAD");
    private static final Set<String> WITH_BODY = Set.of("POST", "PUT");
    private static final List<String> NAMES = List.of("127.0.0.1", "localhost", "[::1]");

    private final TokenStore<Session> sessions;

    AccessRules(TokenStore<Session> sessions) {
        this.sessions = sessions;
    }

    /**
     * Returns the name of the session cookie: cookies are shared by all ports of a host, so it
     * holds the port.
     */
    static String cookieName(int port) {
        return "kneepoint-" + port;
    }

    /** Returns the path by which a request is dispatched: decoded and normalised. */
    static String path(HttpServletRequest request) {
        String info = request.getPathInfo();
        return request.getServletPath() + (info == null ? "" : info);
    }

    /** Returns why a request is denied; empty if it is admitted. */
    Optional<Denial> check(HttpServletRequest request) {
        return firstOf(
                () -> checkMethod(request),
                () -> checkHost(request),
                () ->
                        path(request).equals(OPEN)
                                ? checkOpening(request)
                                : firstOf(
                                        () -> checkSession(request),
                                        () -> checkOrigin(request),
                                        () -> checkBody(request)),
                () -> checkQuery(request));
    }

    /** A check. */
    private interface Check {
        Optional<Denial> apply();
    }

    private static Optional<Denial> firstOf(Check... checks) {
        return Stream.of(checks).flatMap(check -> check.apply().stream()).findFirst();
    }

    private static Optional<Denial> denyUnless(boolean admitted, Denial denial) {
        return admitted ? Optional.empty() : Optional.of(denial);
    }

    private static Optional<Denial> checkMethod(HttpServletRequest request) {
        return denyUnless(METHODS.contains(request.getMethod()), methodDenial(ALLOWED));
    }

    /**
     * A method that a path does not accept.
     *
     * @param allowed those it accepts
     */
    static Denial methodDenial(String allowed) {
        return new Denial(405, "method", "the path accepts " + allowed).with("Allow", allowed);
    }

    /** A page of a foreign name that resolves to this machine is denied (DNS rebinding). */
    private static Optional<Denial> checkHost(HttpServletRequest request) {
        if (!isLoopback(request.getRemoteAddr())) {
            return Optional.of(new Denial(403, "address", "only this machine is served"));
        }
        String host = request.getHeader("Host");
        String port = ":" + request.getLocalPort();
        return denyUnless(
                host != null && NAMES.contains(nameOf(host.toLowerCase(Locale.ROOT), port)),
                new Denial(421, "host", "this server has another name or port"));
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

    /** A request that only asks for the headers must not use up the token. */
    private static Optional<Denial> checkOpening(HttpServletRequest request) {
        return denyUnless(request.getMethod().equals("GET"), methodDenial("GET"));
    }

    private Optional<Denial> checkSession(HttpServletRequest request) {
        Optional<Session> session = session(request);
        session.ifPresent(found -> request.setAttribute(Session.ATTRIBUTE, found));
        if (session.isEmpty()) {
            return Optional.of(
                    new Denial(401, "session", "open the address that the command viewer prints"));
        }
        return denyUnless(
                session.get().requests().take(),
                new Denial(429, "rate", "too many requests").with("Retry-After", "1"));
    }

    private Optional<Session> session(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        String name = cookieName(request.getLocalPort());
        return Stream.of(cookies == null ? new Cookie[0] : cookies)
                .filter(cookie -> cookie.getName().equals(name))
                .flatMap(cookie -> sessions.find(cookie.getValue()).stream())
                .findFirst();
    }

    /**
     * Sec-Fetch-Site cannot be set by scripts; a browser without it sends the origin of a write.
     */
    private static Optional<Denial> checkOrigin(HttpServletRequest request) {
        Denial denial = new Denial(403, "origin", "the request comes from another site");
        boolean reads = READING.contains(request.getMethod());
        String site = request.getHeader("Sec-Fetch-Site");
        if (site != null) {
            boolean isTyped = reads && site.equals("none");
            boolean isPage = reads && !isCall(request);
            return denyUnless(isPage || isTyped || site.equals("same-origin"), denial);
        }
        String origin = "http://" + request.getHeader("Host");
        return denyUnless(reads || origin.equals(request.getHeader("Origin")), denial);
    }

    private static boolean isCall(HttpServletRequest request) {
        return path(request).startsWith(API);
    }

    private static Optional<Denial> checkBody(HttpServletRequest request) {
        String type = request.getContentType();
        boolean isJson =
                type != null && type.split(";", 2)[0].strip().equalsIgnoreCase(Reply.JSON_TYPE);
        if (WITH_BODY.contains(request.getMethod()) && !isJson) {
            return Optional.of(
                    new Denial(415, "media-type", "the body has to be " + Reply.JSON_TYPE));
        }
        long limit = RequestBody.limit(path(request));
        return denyUnless(request.getContentLengthLong() <= limit, RequestBody.denial(limit));
    }

    /** The server decodes the query when it is read, and fails if that is impossible. */
    private static Optional<Denial> checkQuery(HttpServletRequest request) {
        try {
            request.getParameterMap();
            return Optional.empty();
        } catch (RuntimeException e) {
            return Optional.of(new Denial(400, "query", "the query is no text in UTF-8"));
        }
    }
}
