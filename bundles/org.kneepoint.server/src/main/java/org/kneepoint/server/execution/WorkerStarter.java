// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.nio.file.Path;
import org.kneepoint.study.worker.Worker;
import org.kneepoint.study.worker.WorkerCommand;

/** Starts worker processes. */
@FunctionalInterface
public interface WorkerStarter {
    /**
     * Starts a process.
     *
     * @param deployFolder the folder of its drop-in bundles and network files
     * @param heapBytes its heap
     * @param heapSetting what allows a larger heap, as a message names it
     */
    Worker start(Path deployFolder, long heapBytes, String heapSetting);

    /**
     * Starts workers of an installation, which leave the processors to the server when it needs
     * them.
     *
     * @param home the folder of the installation
     */
    static WorkerStarter of(Path home) {
        return (deployFolder, heapBytes, heapSetting) ->
                Worker.start(
                        WorkerCommand.of(home)
                                .withHeap(heapBytes)
                                .withHeapSetting(heapSetting)
                                .withDeployFolder(deployFolder)
                                .withLowPriority());
    }
}
