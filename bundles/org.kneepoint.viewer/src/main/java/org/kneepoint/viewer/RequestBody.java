// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import org.kneepoint.viewer.rest.Denial;

/** Bodies of requests and their limits. */
final class RequestBody {
    private static final int MEGABYTE = 1 << 20;

    private RequestBody() {}

    /** The denial of a body that is longer than a limit, bytes. */
    static Denial denial(long limit) {
        String line = "the body has more than " + limit / MEGABYTE + " MB";
        return new Denial(413, "size", line).with("Connection", "close");
    }

    /**
     * Reads the body of a request, also one that does not state its length.
     *
     * @param limit longest body, bytes
     * @throws Denial if it is too long, or ends early
     */
    static byte[] read(HttpServletRequest request, int limit) throws Denial {
        byte[] body = readAtMost(limit + 1, request);
        if (body.length > limit) {
            throw denial(limit);
        }
        return body;
    }

    private static byte[] readAtMost(int length, HttpServletRequest request) throws Denial {
        try {
            return request.getInputStream().readNBytes(length);
        } catch (IOException | RuntimeException e) {
            // of the server's own, for chunks that are none or a connection that ends
            throw new Denial(400, "body", "the body is incomplete");
        }
    }
}
