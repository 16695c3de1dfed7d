// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/** Exchanges a one-time token for a session. */
final class OpenServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient TokenStore<ServedWorkspace> tokens;
    private final transient TokenStore<Session> sessions;

    OpenServlet(TokenStore<ServedWorkspace> tokens, TokenStore<Session> sessions) {
        this.tokens = tokens;
        this.sessions = sessions;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        String token = request.getParameter("token");
        Optional<ServedWorkspace> served = token == null ? Optional.empty() : tokens.take(token);
        if (served.isEmpty()) {
            String line = "this address was used already: the command viewer gives a new one";
            Responses.write(response, new Denial(403, "token", line).reply(), true);
            return;
        }
        String name = AccessRules.cookieName(request.getLocalPort());
        String value = sessions.issue(Session.of(served.get()));
        // Strict would withhold the cookie from a page that was opened by a file
        response.setHeader("Set-Cookie", name + "=" + value + "; Path=/; HttpOnly; SameSite=Lax");
        response.setHeader("Location", "/");
        response.setStatus(HttpServletResponse.SC_SEE_OTHER);
    }
}
