// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.solver;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.run.SystemEvaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * An analytic model of systems that a paper defines. Offered as an OSGi service of the type {@link
 * Solver}.
 */
@ConsumerType
public non-sealed interface SystemSolver extends Solver, SystemEvaluator {
    /**
     * Solves one scenario.
     *
     * @param scenario values for at least its {@link #parameters()}
     * @param progress progress and cancellation
     * @return the point; saturation and failure to converge are answers, not exceptions
     * @throws BadInput if values contradict each other or need a feature that the model lacks
     */
    Point solve(Scenario scenario, Progress progress);

    /**
     * Prepares points that differ only in load. A model does here what does not depend on the load.
     *
     * @param scenario as for {@link #solve}; its load or rate is ignored
     * @return the model of every load
     * @throws BadInput as {@link #solve} does
     */
    default PreparedModel prepare(Scenario scenario) {
        Scenario open = scenario.without(StandardParameters.RATE);
        return (load, progress) -> solve(open.with(StandardParameters.LOAD, load), progress);
    }
}
