// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The output of a job of a page, up to a limit. Safe for use by several threads. */
final class CapturedOutput extends OutputStream {
    /** Characters per line of tables. */
    static final int COLUMNS = 80;

    /** Bytes that are kept. */
    static final int LIMIT = 1 << 20;

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private boolean isCut;

    @Override
    public void write(int octet) {
        write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] octets, int start, int length) {
        int room = Math.min(length, LIMIT - kept.size());
        kept.write(octets, start, room);
        isCut |= room < length;
    }

    /** Returns the text, with a last line that says so where the rest was dropped. */
    @Override
    public synchronized String toString() {
        String text = kept.toString(StandardCharsets.UTF_8);
        return isCut ? text + System.lineSeparator() + "(output after 1 MiB is not shown)\n" : text;
    }
}
