// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.nio.file.Path;
import org.kneepoint.study.worker.WorkerCommand;

/**
 * What the tasks start. The nodes have to see it under the same path.
 *
 * @param home folder of the installation
 * @param deploy folder of drop-in bundles and network files
 */
record Installation(Path home, Path deploy) {
    /**
     * Returns the command of a task: this Java with the heap of this process, or with what the
     * memory of a task leaves, and with a copy of the drop-in bundles as they are now.
     *
     * @param work keeps the copy
     */
    WorkerCommand command(WorkFolder work, SlurmSettings settings) throws IOException {
        WorkerCommand command =
                WorkerCommand.of(home)
                        .withEntry(TaskEntry.ENTRY)
                        .withDeployFolder(work.deployed(deploy));
        return settings.heap()
                .map(heap -> command.withHeap(heap).withHeapSetting("task_memory="))
                .orElse(command);
    }
}
