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
     * @param work path of the folder, or null to keep nothing
     */
    ErrorLog(String work) {
        file = work == null ? null : Path.of(work, "logs", "faults.log");
    }

    /**
     * Keeps a stack trace.
     *
     * @return where it was kept, as the end of a line; an empty text if it could not be kept
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
