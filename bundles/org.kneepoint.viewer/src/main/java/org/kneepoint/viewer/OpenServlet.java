// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.rest.Denial;

/** Exchanges a one-time token for a session. */
final class OpenServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        try {
            response.setHeader("Set-Cookie", cookie(request));
            response.setHeader("Location", "/");
            response.setStatus(HttpServletResponse.SC_SEE_OTHER);
        } catch (Denial e) {
            Responses.write(response, e.reply(), !request.getMethod().equals("HEAD"));
        }
    }

    private static String cookie(HttpServletRequest request) throws Denial {
        // a request that only asks for the headers must not use up the token
        if (!request.getMethod().equals("GET")) {
            throw AccessRules.methodDenial("GET");
        }
        Admitted admitted = Admitted.of(request);
        if (admitted.gate().entry() != Gate.Entry.ADDRESS) {
            throw new Denial(404, "unknown", "there is no such path");
        }
        String token = request.getParameter("token");
        char[] secret = token == null ? new char[0] : token.toCharArray();
        return SessionCookie.of(request, admitted.client())
                .set(admitted.gate().login("", secret, admitted.client()));
    }
}
