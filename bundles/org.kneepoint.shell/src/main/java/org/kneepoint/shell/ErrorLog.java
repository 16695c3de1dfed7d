// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;

/** Log file of stack traces. */
final class ErrorLog {
    private final Path file;

    /**
     * Logs below the work folder.
     *
     * @param work path of the folder; null for no log
     */
    ErrorLog(String work) {
        file = work == null ? null : Path.of(work, "logs", "faults.log");
    }

    /**
     * Appends a stack trace.
     *
     * @return the location of the log, as the end of an error line; empty if nothing was written
     */
    String keep(Throwable thrown) {
        if (file == null || thrown == null) {
            return "";
        }
        StringWriter trace = new StringWriter();
        trace.append(Instant.now().toString()).append(' ');
        thrown.printStackTrace(new PrintWriter(trace));
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(
                    file, trace.toString(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return "; details in " + file;
        } catch (IOException e) {
            return "";
        }
    }
}
