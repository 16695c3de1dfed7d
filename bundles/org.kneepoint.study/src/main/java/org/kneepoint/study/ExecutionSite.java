// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.kneepoint.study.worker.WorkerKind;

/**
 * Where a {@link DetachedExecutor} keeps its work, and who is told of it.
 *
 * @param folder of the work, if that is kept; else an existing folder in which a temporary one is
 *     made for each execution
 * @param isKept whether the work goes on when its execution is cancelled, and can be found again
 * @param notices receives lines for the user
 * @param workers what the processes have that execute runs; empty for what this process has
 */
public record ExecutionSite(
        Path folder, boolean isKept, Consumer<String> notices, Optional<WorkerKind> workers) {
    /** Returns a site of work that ends with its execution. */
    public static ExecutionSite temporary(Path parent, Consumer<String> notices) {
        return new ExecutionSite(parent, false, notices, Optional.empty());
    }

    /** Returns a site of work that outlives this process. */
    public static ExecutionSite kept(Path folder, Consumer<String> notices) {
        return new ExecutionSite(folder, true, notices, Optional.empty());
    }

    /** Returns this site with processes of another kind than this process. */
    public ExecutionSite with(WorkerKind kind) {
        return new ExecutionSite(folder, isKept, notices, Optional.of(kind));
    }
}
