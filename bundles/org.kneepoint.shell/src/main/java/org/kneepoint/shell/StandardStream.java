// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A standard stream that keeps the cause of a write failure, which a {@link PrintStream} discards.
 */
final class StandardStream extends OutputStream {
    /** The message of the operating system: Java has no exception type for a closed pipe. */
    private static final String CLOSED_BY_READER = "Broken pipe";

    private final OutputStream out;
    private volatile IOException failure;

    /** Opens one of {@link FileDescriptor#out} and {@link FileDescriptor#err}. */
    StandardStream(FileDescriptor descriptor) {
        out = new FileOutputStream(descriptor);
    }

    /** Returns a buffered UTF-8 print stream. */
    PrintStream print() {
        return new PrintStream(new BufferedOutputStream(this), false, StandardCharsets.UTF_8);
    }

    /** Returns a UTF-8 print stream flushed at each line. */
    PrintStream printAtOnce() {
        return new PrintStream(new BufferedOutputStream(this), true, StandardCharsets.UTF_8);
    }

    /**
     * Returns the message of the first write failure; empty if there was none, or if the reader
     * closed the pipe, as {@code head} does.
     */
    String failure() {
        IOException first = failure;
        boolean isFailure = first != null && !CLOSED_BY_READER.equals(first.getMessage());
        return isFailure ? String.valueOf(first.getMessage()) : "";
    }

    @Override
    public void write(int octet) throws IOException {
        write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public void write(byte[] octets, int start, int length) throws IOException {
        try {
            out.write(octets, start, length);
        } catch (IOException e) {
            failure = failure == null ? e : failure;
            throw e;
        }
    }
}
