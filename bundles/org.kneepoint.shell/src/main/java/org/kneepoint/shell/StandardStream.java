// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * A standard stream that keeps the cause of a write failure, which a {@link PrintStream} discards.
 */
final class StandardStream extends OutputStream {
    private final OutputStream out;
    private volatile IOException failure;

    /** Opens one of {@link FileDescriptor#out} and {@link FileDescriptor#err}. */
    StandardStream(FileDescriptor descriptor) {
        this(new FileOutputStream(descriptor));
    }

    /** Writes to a stream. */
    StandardStream(OutputStream out) {
        this.out = out;
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
        boolean isFailure = first != null && !isClosedByReader(first);
        return isFailure ? String.valueOf(first.getMessage()) : "";
    }

    /**
     * Returns whether a failure is that of a pipe without a reader. Java has no exception type for
     * it, and the message is in the language of the operating system: it is compared with that of
     * another such pipe.
     */
    private static boolean isClosedByReader(IOException failure) {
        try {
            Pipe other = Pipe.open();
            other.source().close();
            try (Pipe.SinkChannel sink = other.sink()) {
                sink.write(ByteBuffer.allocate(1));
            }
            return false;
        } catch (IOException e) {
            return Objects.equals(e.getMessage(), failure.getMessage());
        }
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
