// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.Scenario;

class InstallationTest {
    private static final String HEAP_SETTING = "-Dkneepoint.heap.setting=task_memory=";

    @TempDir private Path folder;

    private boolean namesTaskMemory(Map<String, String> settings) throws IOException {
        Scenario values = Scenario.of("slurm", SlurmSettings.PARAMETERS, settings);
        List<String> words =
                new Installation(folder, Files.createDirectories(folder.resolve("deploy")))
                        .command(new WorkFolder(folder.resolve("slurm")), SlurmSettings.of(values))
                        .words();
        return words.contains(HEAP_SETTING);
    }

    /** Without it a task has the heap of the submitting process. */
    @Test
    void aTaskNamesItsMemoryAsWhatAllowsMoreIfItHasOne() throws IOException {
        assertTrue(namesTaskMemory(Map.of("task_memory", "2048")));
        assertFalse(namesTaskMemory(Map.of()));
    }
}
