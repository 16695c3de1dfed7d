// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.kneepoint.viewer.gate.Admission;
import org.kneepoint.viewer.gate.Client;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.rest.Denial;

/**
 * By what a request says whose it is: a token (RFC 6750, section 2.1), else cookies. With a token
 * the cookies do not count.
 *
 * @param token empty if there is none
 * @param secrets values of the cookies of a session
 */
record Credentials(Optional<String> token, List<String> secrets) {
    private static final String SCHEME = "bearer ";

    /** The credentials of a request. */
    static Credentials of(HttpServletRequest request, Client client) {
        String header = request.getHeader("Authorization");
        boolean isToken =
                header != null && header.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
        return isToken
                ? new Credentials(Optional.of(header.substring(SCHEME.length())), List.of())
                : new Credentials(Optional.empty(), SessionCookie.of(request, client).values());
    }

    boolean isToken() {
        return token.isPresent();
    }

    /** Returns who is admitted by them; empty if nobody is. */
    Optional<Admission> admission(Gate gate, Client client) throws Denial {
        if (token.isPresent()) {
            return gate.byToken(token.get().strip(), client);
        }
        for (String secret : secrets) {
            Optional<Admission> found = gate.bySession(secret, client);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
