// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;

/**
 * Stands for a network file of the deploy folder that cannot be used. It has no description, so
 * that the catalogue excludes it, with the fault as the reason.
 */
record FaultyFile(String name, BadInput fault) implements Topology {
    @Override
    public Description description() {
        throw fault;
    }

    @Override
    public Network build(Scenario scenario) {
        throw fault;
    }
}
