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
 * The log file. It is opened for each message: most runs write none, and several processes may
 * share it.
 */
final class LogFile {

    /** Size at which the file is renamed to {@code NAME.1}, bytes. */
    private static final long LIMIT = 1 << 20;

    private final Path file;

    LogFile(Path file) {
        this.file = file;
    }

    /** The file, which exists after the first message. */
    Path path() {
        return file;
    }

    /**
     * Appends a message.
     *
     * @param level ERROR, WARN, ...
     * @param source logger, bundle or thread
     * @param failure appended as a stack trace; may be null
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
            // a failure of the log must not end the run
        }
    }

    private void limitSize() throws IOException {
        if (Files.exists(file) && Files.size(file) > LIMIT) {
            Path old = file.resolveSibling(file.getFileName() + ".1");
            Files.move(file, old, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
