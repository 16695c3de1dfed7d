// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.gate.Admission;
import org.kneepoint.viewer.gate.Client;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.rest.Content;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Route;

/**
 * Which requests are admitted. A request is denied unless the gate knows its client and, but for
 * open paths, its user; who calls with a cookie has to call from a page of this server, and each
 * route needs a role.
 */
final class AccessRules {
    /** The path that exchanges a one-time token for a session. */
    static final String OPEN = "/open";

    /** The page that exchanges a password for a session. */
    static final String LOGIN = "/login";

    /** Where the paths of the interface begin. */
    static final String API = "/api/";

    /** The path that monitoring reads. */
    static final String METRICS = "/metrics";

    private static final String ALLOWED = "GET, HEAD, POST, PUT, DELETE";
    private static final Set<String> METHODS = Set.of(ALLOWED.split(", "));
    private static final Set<String> READING = Set.of("GET", "HEAD");
    private static final Set<String> WITH_BODY = Set.of("POST", "PUT");
    private static final String PAGE_TYPE = "text/html";

    private AccessRules() {}

    /** Returns the path by which a request is dispatched: decoded and normalised. */
    static String path(HttpServletRequest request) {
        String info = request.getPathInfo();
        return request.getServletPath() + (info == null ? "" : info);
    }

    /**
     * A method that a path does not accept.
     *
     * @param allowed those it accepts
     */
    static Denial methodDenial(String allowed) {
        return new Denial(405, "method", "the path accepts " + allowed).with("Allow", allowed);
    }

    /** Rejects methods that no path accepts. */
    static void requireMethod(HttpServletRequest request) throws Denial {
        require(METHODS.contains(request.getMethod()), methodDenial(ALLOWED));
    }

    /**
     * Returns who was admitted to what.
     *
     * @param routes the routes of now
     */
    static Admitted admit(HttpServletRequest request, Gate gate, Client client, RouteTable routes)
            throws Denial {
        Credentials credentials = Credentials.of(request, client);
        Optional<Admission> admission = credentials.admission(gate, client);
        String path = path(request);
        if (admission.isEmpty() && (credentials.isToken() || !gate.isOpen(path, client))) {
            throw unknownCaller(request, gate);
        }
        if (!credentials.isToken()) {
            requireOrigin(request, client);
        }
        Optional<RouteTable.Match> match = routes.find(method(request), path);
        Admitted admitted =
                new Admitted(gate, client, admission.orElse(Admission.ANONYMOUS), match);
        requireRole(admitted);
        requireBody(request, admitted.content());
        requireQuery(request);
        return admitted;
    }

    private static Method method(HttpServletRequest request) {
        String name = request.getMethod();
        return name.equals("HEAD") ? Method.GET : Method.valueOf(name);
    }

    private static void require(boolean admitted, Denial denial) throws Denial {
        if (!admitted) {
            throw denial;
        }
    }

    private static Denial unknownCaller(HttpServletRequest request, Gate gate) {
        if (gate.entry() == Gate.Entry.ADDRESS) {
            return new Denial(401, "session", "open the address that the command viewer prints");
        }
        Denial denial = new Denial(401, "session", "log in, or send a valid token");
        String accepted = request.getHeader("Accept");
        boolean isPage =
                request.getMethod().equals("GET")
                        && !isCall(request)
                        && accepted != null
                        && accepted.contains(PAGE_TYPE);
        return isPage
                ? new Denial(303, denial.code(), denial.getMessage())
                        .with("Location", loginAddress(path(request)))
                : denial.with("WWW-Authenticate", "Bearer");
    }

    /** The page goes on to the path that was asked for. */
    private static String loginAddress(String path) {
        return path.length() <= 1
                ? LOGIN
                : LOGIN + "?next=" + URLEncoder.encode(path, StandardCharsets.UTF_8);
    }

    /**
     * Sec-Fetch-Site cannot be set by scripts; a browser without it sends the origin of a write.
     */
    private static void requireOrigin(HttpServletRequest request, Client client) throws Denial {
        Denial denial = new Denial(403, "origin", "the request comes from another site");
        boolean reads = READING.contains(request.getMethod());
        String site = request.getHeader("Sec-Fetch-Site");
        if (site != null) {
            boolean isTyped = reads && site.equals("none");
            boolean isPage = reads && !isCall(request);
            require(isPage || isTyped || site.equals("same-origin"), denial);
        } else {
            require(reads || client.origin().equals(request.getHeader("Origin")), denial);
        }
    }

    private static boolean isCall(HttpServletRequest request) {
        return path(request).startsWith(API);
    }

    private static void requireRole(Admitted admitted) throws Denial {
        Role least = admitted.match().map(RouteTable.Match::route).map(Route::least).orElse(null);
        Role actual = admitted.admission().caller().role();
        if (least != null && !actual.includes(least)) {
            String line = "this needs the role " + least.label() + "; yours is " + actual.label();
            throw new Denial(403, "role", line);
        }
    }

    private static void requireBody(HttpServletRequest request, Content content) throws Denial {
        String type = request.getContentType();
        boolean isTaken =
                type != null && type.split(";", 2)[0].strip().equalsIgnoreCase(content.type());
        if (WITH_BODY.contains(request.getMethod()) && hasBody(request) && !isTaken) {
            throw new Denial(415, "media-type", "the body has to be " + content.type());
        }
        require(
                request.getContentLengthLong() <= content.limit(),
                RequestBody.denial(content.limit()));
    }

    /** A body has a length or comes in chunks (RFC 9112, section 6). */
    private static boolean hasBody(HttpServletRequest request) {
        return request.getContentLengthLong() > 0 || request.getHeader("Transfer-Encoding") != null;
    }

    /**
     * The server decodes the query when it is read, and fails if that is impossible. No database
     * takes a character 0.
     */
    private static void requireQuery(HttpServletRequest request) throws Denial {
        boolean hasZero;
        try {
            hasZero =
                    request.getParameterMap().values().stream()
                            .flatMap(Stream::of)
                            .anyMatch(value -> value.indexOf('\0') >= 0);
        } catch (RuntimeException e) {
            throw new Denial(400, "query", "the query is no text in UTF-8");
        }
        require(!hasZero, new Denial(400, "query", "the query has a character 0"));
    }
}
