// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.function.Function;
import org.kneepoint.api.run.Run;

/**
 * The workload of a curve, made for the first of its points, whose caller may then cancel it; the
 * other points wait. Safe for use by several threads.
 */
final class FutureWorkload {
    private final Function<Run, Workload> maker;
    private Workload made;

    FutureWorkload(Function<Run, Workload> maker) {
        this.maker = maker;
    }

    /** Returns the workload, made by now. */
    synchronized Workload get(Run run) {
        if (made == null) {
            made = maker.apply(run);
        }
        return made;
    }
}
