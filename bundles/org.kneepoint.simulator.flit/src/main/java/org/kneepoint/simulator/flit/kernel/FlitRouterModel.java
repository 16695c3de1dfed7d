// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.simulation.SimulationEngine;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A router model of the flit-level simulator, {@code router=NAME}, registered as an OSGi service of
 * type {@link RouterModel}. Each call creates its own state, so that several threads may simulate
 * concurrently. The same scenario gives the same bits: a model draws random numbers from {@link
 * FlitStreamIds#TIES} only.
 */
@ConsumerType
public interface FlitRouterModel extends RouterModel {
    /**
     * Builds the engine of an empty network of such routers, at cycle 0.
     *
     * @param context objects of the run, all new
     * @param scenario values of the model's own {@link #parameters()}
     * @return the engine, usually a {@link FlitEngine}
     * @throws BadInput if values contradict each other or the network is too large
     */
    SimulationEngine build(RouterContext context, Scenario scenario);

    /**
     * Returns whether an engine of this model uses the threads of {@link RouterContext#team()}.
     * They change its speed, nothing else.
     */
    default boolean usesThreads() {
        return false;
    }

    /**
     * Returns a lower estimate of the memory of an empty network, bytes; NaN if unknown.
     *
     * @param ports number of ports of all routers
     * @param terminals number of terminals
     * @param vcs virtual channels of a link
     */
    default double memory(double ports, double terminals, int vcs) {
        return Double.NaN;
    }

    /**
     * Returns whether the router settings of a run lie in the range compared with another
     * simulator; otherwise its points are extrapolated.
     *
     * @param context objects of the run
     * @param scenario values of the model's parameters and those of the simulator
     */
    default boolean isValidated(RouterContext context, Scenario scenario) {
        return false;
    }
}
