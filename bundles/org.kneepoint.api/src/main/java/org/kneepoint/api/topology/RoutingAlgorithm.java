// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A routing algorithm, such as Valiant's, for all networks with the geometry it needs. Offered as
 * an OSGi service; users select it like a routing of the network itself.
 *
 * <p>Whether it supports a network follows from its geometry: {@link GridNetwork}, {@link
 * TreeNetwork}, {@link GroupedNetwork}, or {@link Network} alone. A routing of the same name
 * {@linkplain Network#routings() of the network} takes precedence.
 */
@ConsumerType
public interface RoutingAlgorithm extends Described {
    /**
     * Returns its routing for a network, named {@link #name()}; empty if it does not support the
     * network. Cheap, since listing the routings calls it: tables are made on first use.
     *
     * @param scenario values for its {@link #parameters()}
     * @throws BadInput if the values do not fit the network
     */
    Optional<Routing> on(Network network, Scenario scenario);
}
