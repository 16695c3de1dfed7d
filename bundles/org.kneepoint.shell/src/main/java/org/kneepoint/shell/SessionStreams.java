// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.util.function.IntSupplier;

/**
 * The streams of a session, connected anew for each line that it runs. A gogo session keeps the
 * streams with which it was created.
 */
final class SessionStreams {
    private final Input in = new Input();
    private final Output outTarget = new Output();
    private final Output errTarget = new Output();
    private final PrintStream out = new PrintStream(outTarget, false, StandardCharsets.UTF_8);
    private final PrintStream err = new PrintStream(errTarget, true, StandardCharsets.UTF_8);
    private volatile IntSupplier columns = () -> Integer.MAX_VALUE;
    private volatile IntSupplier errorColumns = () -> Integer.MAX_VALUE;

    /** Reads the present input. Closing it has no effect: it belongs to the user. */
    private static final class Input extends FilterInputStream {
        private Input() {
            super(InputStream.nullInputStream());
        }

        private void connect(InputStream other) {
            in = other instanceof FileInputStream file ? new FileInput(file) : other;
        }

        @Override
        public void close() {
            // of the user
        }
    }

    /** A thread that reads from a channel can be interrupted. */
    private static final class FileInput extends FilterInputStream {
        private final FileInputStream file;

        private FileInput(FileInputStream file) {
            super(Channels.newInputStream(file.getChannel()));
            this.file = file;
        }

        /** A channel would ask for its position, which a pipe does not have. */
        @Override
        public int available() throws IOException {
            return file.available();
        }
    }

    /** Writes to the present output. */
    private static final class Output extends FilterOutputStream {
        private Output() {
            super(OutputStream.nullOutputStream());
        }

        private void connect(OutputStream other) {
            out = other;
        }

        @Override
        public void write(byte[] octets, int start, int length) throws IOException {
            out.write(octets, start, length);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }

    /**
     * Connects the streams.
     *
     * @param columns characters per line of tables
     * @param errorColumns characters per line of errors
     */
    void connect(
            InputStream input,
            OutputStream output,
            OutputStream error,
            IntSupplier columns,
            IntSupplier errorColumns) {
        in.connect(input);
        outTarget.connect(output);
        errTarget.connect(error);
        this.columns = columns;
        this.errorColumns = errorColumns;
    }

    /** Drops what is written from now on, such as by background jobs. */
    void disconnect() {
        out.flush();
        err.flush();
        connect(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                () -> Integer.MAX_VALUE,
                () -> Integer.MAX_VALUE);
    }

    InputStream in() {
        return in;
    }

    PrintStream out() {
        return out;
    }

    PrintStream err() {
        return err;
    }

    int columns() {
        return columns.getAsInt();
    }

    int errorColumns() {
        return errorColumns.getAsInt();
    }
}
