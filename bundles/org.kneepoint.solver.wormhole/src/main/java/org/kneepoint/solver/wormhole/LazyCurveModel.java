// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.kneepoint.api.run.Progress;

/** The model of a curve, created for its first point; the other points wait for it. Thread-safe. */
final class LazyCurveModel {
    private final Function<Progress, CurveModel> maker;
    private CurveModel model;
    private boolean overdue;

    LazyCurveModel(Function<Progress, CurveModel> maker) {
        this.maker = maker;
    }

    /**
     * Returns the model, created by the first call.
     *
     * @throws CancellationException if the caller cancels, or the time limit of a point was too
     *     short to create it, which then also holds for the other points
     */
    synchronized CurveModel get(Progress progress) {
        if (overdue) {
            throw new CancellationException("the time limit of a point was too short");
        }
        try {
            model = model == null ? maker.apply(progress) : model;
            return model;
        } catch (CancellationException e) {
            overdue = progress.isOverdue();
            throw e;
        }
    }

    /** Returns whether the time limit of a point was too short to create it. */
    synchronized boolean isOverdue() {
        return overdue;
    }
}
