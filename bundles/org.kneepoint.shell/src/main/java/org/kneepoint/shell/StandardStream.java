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
 * A standard stream of the process that remembers why it could not be written to, which a {@link
 * PrintStream} does not tell.
 */
final class StandardStream extends OutputStream {
    /** The text of the operating system: Java has no exception of its own for a closed pipe. */
    private static final String CLOSED_BY_READER = "Broken pipe";

    private final OutputStream out;
    private volatile IOException failure;

    /** Opens one of {@link FileDescriptor#out} and {@link FileDescriptor#err}. */
    StandardStream(FileDescriptor descriptor) {
        out = new FileOutputStream(descriptor);
    }

    /** Returns a buffered stream of text in UTF-8 on top of this. */
    PrintStream print() {
        return new PrintStream(new BufferedOutputStream(this), false, StandardCharsets.UTF_8);
    }

    /** Returns a stream of text in UTF-8 whose lines somebody is waiting to see. */
    PrintStream printAtOnce() {
        return new PrintStream(new BufferedOutputStream(this), true, StandardCharsets.UTF_8);
    }

    /**
     * Returns why something could not be written; an empty text if all was, or if the reader had
     * enough, as {@code head} has.
     */
    String failure() {
        IOException first = failure;
        boolean wanted = first != null && !CLOSED_BY_READER.equals(first.getMessage());
        return wanted ? String.valueOf(first.getMessage()) : "";
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
