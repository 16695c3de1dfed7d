// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;

/** Bodies of requests and their limits. */
final class RequestBody {
    private static final int MEGABYTE = 1 << 20;
    private static final int LIMIT = MEGABYTE;

    /** A session file holds all results. */
    private static final int SESSION_LIMIT = 32 * MEGABYTE;

    private RequestBody() {}

    /** A body that is too long or damaged. */
    static final class UnreadableException extends IOException {
        private static final long serialVersionUID = 1L;
        private final transient Denial denial;

        UnreadableException(Denial denial) {
            super(denial.line());
            this.denial = denial;
        }

        Denial denial() {
            return denial;
        }
    }

    /** Returns the longest body of a path, bytes. */
    static int limit(String path) {
        return path.equals("/api/session") ? SESSION_LIMIT : LIMIT;
    }

    /** The denial of a longer body. */
    static Denial denial(long limit) {
        String line = "the body has more than " + limit / MEGABYTE + " MB";
        return new Denial(413, "size", line).with("Connection", "close");
    }

    /**
     * Reads the body of a request, also one that does not state its length.
     *
     * @throws UnreadableException if it is too long, or ends early
     */
    static byte[] read(HttpServletRequest request) throws UnreadableException {
        int limit = limit(AccessRules.path(request));
        byte[] body = readAtMost(limit + 1, request);
        if (body.length > limit) {
            throw new UnreadableException(denial(limit));
        }
        return body;
    }

    private static byte[] readAtMost(int length, HttpServletRequest request)
            throws UnreadableException {
        try {
            return request.getInputStream().readNBytes(length);
        } catch (IOException | RuntimeException e) {
            // of the server's own, for chunks that are none or a connection that ends
            throw new UnreadableException(new Denial(400, "body", "the body is incomplete"));
        }
    }
}
