// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.kneepoint.api.scenario.BadInput;

/** An input of which commands, that keep it in memory, read a bounded number of bytes. */
final class BoundedInput extends FilterInputStream {
    private final long most;
    private long left;

    /**
     * Reads a stream.
     *
     * @param most bytes; more are an error
     */
    BoundedInput(InputStream in, long most) {
        super(in);
        this.most = most;
        this.left = most;
    }

    @Override
    public int read() throws IOException {
        int octet = in.read();
        take(octet < 0 ? 0 : 1);
        return octet;
    }

    @Override
    public int read(byte[] octets, int start, int length) throws IOException {
        int read = in.read(octets, start, length);
        take(Math.max(0, read));
        return read;
    }

    private void take(int read) {
        left -= read;
        if (left < 0) {
            throw BadInput.because(
                    "input", most, "the input has more than " + (most >> 20) + " MiB");
        }
    }
}
