// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
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

    /** The denial of a body that ends early. */
    static Denial incomplete() {
        return new Denial(400, "body", "the body is incomplete");
    }

    /**
     * Opens the body of a request, also one that does not state its length.
     *
     * @param limit longest body, bytes
     * @throws Denial if it cannot be read
     */
    static InputStream open(HttpServletRequest request, int limit) throws Denial {
        try {
            return new BodyStream(request.getInputStream(), limit);
        } catch (IOException | RuntimeException e) {
            throw incomplete();
        }
    }

    /**
     * Reads the body of a request.
     *
     * @param limit longest body, bytes
     * @throws Denial if it is too long, or ends early
     */
    static byte[] read(HttpServletRequest request, int limit) throws Denial {
        try {
            return open(request, limit).readAllBytes();
        } catch (BodyStream.DeniedException e) {
            throw e.denial();
        } catch (IOException e) {
            throw incomplete();
        }
    }
}
