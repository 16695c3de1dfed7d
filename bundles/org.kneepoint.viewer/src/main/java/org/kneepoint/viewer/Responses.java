// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import org.kneepoint.viewer.rest.Reply;

/** Writes answers, each with the headers that restrict what a browser does with it. */
final class Responses {
    private static final Map<String, String> HEADERS =
            Map.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; "
                            + "img-src 'self' data: blob:; connect-src 'self'; form-action 'self'; "
                            + "base-uri 'none'; frame-ancestors 'none'",
                    "X-Content-Type-Options",
                    "nosniff",
                    "Referrer-Policy",
                    "no-referrer",
                    "Cross-Origin-Opener-Policy",
                    "same-origin",
                    "Cross-Origin-Resource-Policy",
                    "same-origin",
                    "Cache-Control",
                    "no-store");

    private Responses() {}

    /** Sets the headers of every answer. */
    static void restrict(HttpServletResponse response) {
        HEADERS.forEach(response::setHeader);
    }

    /**
     * Writes an answer.
     *
     * @param withBody false for the method HEAD
     */
    static void write(HttpServletResponse response, Reply reply, boolean withBody)
            throws IOException {
        response.setStatus(reply.status());
        response.setContentType(reply.type());
        response.setContentLength(reply.body().length);
        reply.headers().forEach(response::setHeader);
        if (withBody) {
            response.getOutputStream().write(reply.body());
        }
    }
}
