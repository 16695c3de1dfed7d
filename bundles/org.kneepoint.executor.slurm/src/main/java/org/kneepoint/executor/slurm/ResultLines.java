// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.study.run.RunResult;

/** Results of runs as lines of JSON. */
final class ResultLines {
    private ResultLines() {}

    /** Returns a result as a line with its end. */
    static byte[] line(RunResult result) throws IOException {
        return (JSON.std.asString(result.entry()) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Reads the results of a file that may be being written: a line that is not whole, as a process
     * leaves it that is killed, is left out.
     *
     * @return none if there is no such file
     */
    static List<RunResult> read(Path file) throws IOException {
        String text;
        try {
            text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            return List.of();
        }
        List<RunResult> results = new ArrayList<>();
        for (String line : text.substring(0, text.lastIndexOf('\n') + 1).split("\n")) {
            try {
                results.add(RunResult.of(JSON.std.mapFrom(line)));
            } catch (IOException | RuntimeException e) {
                // its run is repeated
            }
        }
        return results;
    }
}
