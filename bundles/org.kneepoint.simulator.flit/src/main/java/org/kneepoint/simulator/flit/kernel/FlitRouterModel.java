// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.simulation.SimulationEngine;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A router model of the flit-level simulator, {@code router=NAME}. Offered as an OSGi service of
 * the type {@link RouterModel}; each call makes its own state, so that several threads may simulate
 * at once. The same scenario gives the same bits: a model draws random numbers from {@link
 * FlitStreamIds#TIES} only.
 */
@ConsumerType
public interface FlitRouterModel extends RouterModel {
    /**
     * Builds an empty network of such routers, at cycle 0.
     *
     * @param context what it works with, all of it fresh
     * @param scenario values for its own {@link #parameters()}
     * @return the network in motion, mostly a {@link FlitEngine}
     * @throws BadInput if values contradict each other or the network is too large
     */
    SimulationEngine build(RouterContext context, Scenario scenario);

    /**
     * Returns the memory that an empty network needs, bytes, or NaN if not known; rather too little
     * than too much.
     *
     * @param ports of all routers
     * @param terminals of the network
     * @param vcs virtual channels of a link
     */
    default double memory(double ports, double terminals, int vcs) {
        return Double.NaN;
    }

    /**
     * Returns whether runs of this kind, as far as the router is concerned, were compared with
     * another simulator; else their points are called extrapolated.
     *
     * @param context what it worked with
     * @param scenario values for its own parameters and those of the simulator
     */
    default boolean isValidated(RouterContext context, Scenario scenario) {
        return false;
    }
}
