// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * The file to which go the messages that are not for the terminal. It is opened for each message,
 * as they are few: most runs write none, and several processes may write to the same file.
 */
final class LogFile {

    /** Size in bytes at which the file is put aside as {@code NAME.1}. */
    private static final long LIMIT = 1 << 20;

    private final Path file;

    LogFile(Path file) {
        this.file = file;
    }

    /** The file; it exists once there was a message. */
    Path path() {
        return file;
    }

    /**
     * Appends a message.
     *
     * @param level what the source calls it: ERROR, WARN, ...
     * @param source who says it
     * @param failure its stack trace is appended; may be null
     */
    synchronized void append(String level, String source, String message, Throwable failure) {
        StringWriter text = new StringWriter();
        PrintWriter writer = new PrintWriter(text);
        writer.printf(
                "%s %d %s %s: %s%n",
                Instant.now().truncatedTo(ChronoUnit.MILLIS),
                ProcessHandle.current().pid(),
                level,
                source,
                message);
        if (failure != null) {
            failure.printStackTrace(writer);
        }
        try {
            Files.createDirectories(file.getParent());
            limitSize();
            Files.writeString(
                    file, text.toString(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            // A log that cannot be written must not stop the work that it is about.
        }
    }

    private void limitSize() throws IOException {
        if (Files.exists(file) && Files.size(file) > LIMIT) {
            Path old = file.resolveSibling(file.getFileName() + ".1");
            Files.move(file, old, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
