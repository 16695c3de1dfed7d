// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Where a {@link DetachedExecutor} keeps its work.
 *
 * @param folder of the work, if that is kept; else an existing folder in which a temporary one is
 *     made for each execution
 * @param isKept whether the work goes on when its execution is cancelled, and can be found again
 * @param notices receives lines for the user
 */
public record ExecutionSite(Path folder, boolean isKept, Consumer<String> notices) {
    /** Returns a site of work that ends with its execution. */
    public static ExecutionSite temporary(Path parent, Consumer<String> notices) {
        return new ExecutionSite(parent, false, notices);
    }

    /** Returns a site of work that outlives this process. */
    public static ExecutionSite kept(Path folder, Consumer<String> notices) {
        return new ExecutionSite(folder, true, notices);
    }
}
