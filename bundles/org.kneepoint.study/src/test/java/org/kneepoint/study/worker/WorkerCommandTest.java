// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command of a worker, as Java understands it. */
class WorkerCommandTest {
    private static final long MORE_THAN_ADDRESSES = 1L << 50;

    @Test
    void messagesOfJavaGoToStandardError() throws IOException {
        WorkerCommand command = WorkerCommand.of(Path.of("nowhere")).withHeap(MORE_THAN_ADDRESSES);
        List<String> options = command.words().subList(0, command.words().indexOf("-jar"));
        List<String> words = new ArrayList<>(options);
        words.add("-version");
        Process process = new ProcessBuilder(words).start();
        byte[] output = process.getInputStream().readAllBytes();
        byte[] error = process.getErrorStream().readAllBytes();
        assertEquals("", new String(output, StandardCharsets.UTF_8));
        assertTrue(new String(error, StandardCharsets.UTF_8).contains("initialization of VM"));
    }
}
