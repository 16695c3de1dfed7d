// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.solver;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Progress;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * An analytic model of topologies or of systems of its own. Offered as an OSGi service of this
 * type; stateless and safe for use by several threads.
 */
@ConsumerType
public sealed interface Solver extends Evaluator permits NetworkSolver, SystemSolver {
    /** A model prepared except for the load; safe for use by several threads. */
    @FunctionalInterface
    interface PreparedModel {
        /**
         * Solves one load.
         *
         * @param load flits per node per cycle
         * @param progress progress and cancellation
         */
        Point solve(double load, Progress progress);
    }
}
