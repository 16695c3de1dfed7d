// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.io.InputStream;
import org.kneepoint.viewer.rest.Denial;

/** The body of a request while it arrives. */
final class BodyStream extends InputStream {
    private final InputStream body;
    private final int limit;
    private long length;

    /** Why a body cannot be read to its end. */
    static final class DeniedException extends IOException {
        private static final long serialVersionUID = 1L;

        private final transient Denial denial;

        private DeniedException(Denial denial) {
            super(denial.getMessage());
            this.denial = denial;
        }

        Denial denial() {
            return denial;
        }
    }

    /**
     * The body of a request.
     *
     * @param limit longest body, bytes
     */
    BodyStream(InputStream body, int limit) {
        this.body = body;
        this.limit = limit;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int start, int most) throws IOException {
        int read = readSome(bytes, start, most);
        length += Math.max(0, read);
        if (length > limit) {
            throw new DeniedException(RequestBody.denial(limit));
        }
        return read;
    }

    private int readSome(byte[] bytes, int start, int most) throws IOException {
        try {
            return body.read(bytes, start, most);
        } catch (IOException | RuntimeException e) {
            // of the server's own, for chunks that are none or a connection that ends
            throw new DeniedException(RequestBody.incomplete());
        }
    }
}
