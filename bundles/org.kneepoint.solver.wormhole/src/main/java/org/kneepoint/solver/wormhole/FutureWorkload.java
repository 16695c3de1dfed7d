// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.kneepoint.api.run.Progress;

/**
 * The workload of a curve, made for the first of its points, whose caller may then cancel it; the
 * other points wait. Safe for use by several threads.
 */
final class FutureWorkload {
    private final Function<Progress, Workload> maker;
    private Workload made;
    private boolean late;

    FutureWorkload(Function<Progress, Workload> maker) {
        this.maker = maker;
    }

    /**
     * Returns the workload, made by now.
     *
     * @throws CancellationException if the caller cancels, or the time limit of a point was too
     *     short to make it, which then holds for the other points as well
     */
    synchronized Workload get(Progress progress) {
        if (late) {
            throw new CancellationException("the time limit of a point was too short");
        }
        try {
            made = made == null ? maker.apply(progress) : made;
            return made;
        } catch (CancellationException e) {
            late = progress.isOverdue();
            throw e;
        }
    }

    /** Returns whether the time limit of a point was too short to make it. */
    synchronized boolean isLate() {
        return late;
    }
}
