// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.solver;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * An analytic model of one network, of a few, or of any installed topology. Offered as an OSGi
 * service; stateless, so that several threads may use it at once.
 */
@ConsumerType
public interface Solver extends Evaluator {
    /**
     * Solves one scenario.
     *
     * @param scenario values for at least its {@link #parameters()}; for a topology also the parts
     *     {@link org.kneepoint.api.topology.Network}, {@link org.kneepoint.api.topology.Routing}
     *     and {@link org.kneepoint.api.traffic.TrafficPattern.Destinations}
     * @param progress the caller's side
     * @return the point; saturation and failure to converge are answers, not exceptions
     * @throws BadInput if values contradict each other or the model leaves a feature out, saying
     *     which
     */
    Point solve(Scenario scenario, Progress progress);

    /**
     * Prepares for points that differ in load only. A model that can reuse work from load to load,
     * such as the flows of a network, does here what does not depend on the load.
     *
     * @param scenario as for {@link #solve}; its load or rate is ignored
     * @return the model of every load
     * @throws BadInput as {@link #solve} does
     */
    default Prepared prepare(Scenario scenario) {
        Scenario open = scenario.without(StandardParameters.RATE);
        return (load, progress) -> solve(open.with(StandardParameters.LOAD, load), progress);
    }

    /** A model with everything but the load in place; several threads may use it at once. */
    @FunctionalInterface
    interface Prepared {
        /**
         * Solves one load.
         *
         * @param load flits per node per cycle
         * @param progress the caller's side
         * @return the point
         */
        Point solve(double load, Progress progress);
    }
}
