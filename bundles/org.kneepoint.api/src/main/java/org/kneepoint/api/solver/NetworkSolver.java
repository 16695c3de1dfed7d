// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.solver;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.NetworkEvaluator;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.StandardParameters;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * An analytic model of some topologies or of any. Offered as an OSGi service of the type {@link
 * Solver}.
 */
@ConsumerType
public non-sealed interface NetworkSolver extends Solver, NetworkEvaluator {
    /**
     * Solves one scenario.
     *
     * @param context its scenario has values for at least the {@link #parameters()}
     * @param progress progress and cancellation
     * @return the point; saturation and failure to converge are answers, not exceptions
     * @throws BadInput if values contradict each other or need a feature that the model lacks
     */
    Point solve(NetworkContext context, Progress progress);

    /**
     * Prepares points that differ only in load. A model does here what does not depend on the load,
     * such as the flows of a network.
     *
     * @param context as for {@link #solve}; its load or rate is ignored
     * @return the model of every load
     * @throws BadInput as {@link #solve} does
     */
    default PreparedModel prepare(NetworkContext context) {
        NetworkContext open = context.with(context.scenario().without(StandardParameters.RATE));
        return (load, progress) -> solve(open.with(StandardParameters.LOAD, load), progress);
    }
}
