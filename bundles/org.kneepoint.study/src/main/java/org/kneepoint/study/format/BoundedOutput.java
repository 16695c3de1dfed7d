// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Supplier;

/** Takes some bytes and refuses more. */
final class BoundedOutput extends FilterOutputStream {
    private final Supplier<? extends RuntimeException> refusal;
    private long left;

    /**
     * Writes to a stream.
     *
     * @param most bytes that are taken
     * @param refusal what is thrown instead of writing more
     */
    BoundedOutput(OutputStream out, long most, Supplier<? extends RuntimeException> refusal) {
        super(out);
        this.left = most;
        this.refusal = refusal;
    }

    @Override
    public void write(int octet) throws IOException {
        take(1);
        out.write(octet);
    }

    @Override
    public void write(byte[] octets, int start, int length) throws IOException {
        take(length);
        out.write(octets, start, length);
    }

    private void take(int length) {
        if (length > left) {
            throw refusal.get();
        }
        left -= length;
    }
}
