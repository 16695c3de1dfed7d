// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A family of interconnection networks, such as all k-ary n-cubes. Offered as an OSGi service;
 * solvers and simulators of any topology then support it.
 */
@ConsumerType
public interface Topology extends Described {
    /**
     * Builds one network of the family.
     *
     * @param scenario values for its {@link #parameters()}
     * @throws BadInput if the sizes contradict each other
     */
    Network build(Scenario scenario);

    /**
     * Returns what results depend on besides the bundle, such as the hash of a file that the
     * networks are read from: entries for their provenance, by name. None by default.
     */
    default Map<String, String> provenance() {
        return Map.of();
    }
}
