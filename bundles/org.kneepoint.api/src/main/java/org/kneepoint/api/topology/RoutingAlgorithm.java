// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A family of routings, such as Valiant's, for all networks that show what it needs to know.
 * Offered as an OSGi service: the networks need not know of it, and users pick its routings as they
 * pick those of the network itself.
 *
 * <p>Which networks it treats it finds out from the geometry that they show: {@link GridNetwork},
 * {@link TreeNetwork}, {@link GroupedNetwork}, and what every {@link Network} tells. A routing of
 * the same name that {@linkplain Network#routings() comes with a network} takes precedence there.
 */
@ConsumerType
public interface RoutingAlgorithm extends Described {
    /**
     * Returns its routing for a network, of its own {@link #name()}; empty if it does not treat
     * that network. Answers at once: it is asked whenever routings are listed, so that tables are
     * made when they are first needed.
     *
     * @param scenario values for its {@link #parameters()}
     * @throws BadInput if the values do not fit the network
     */
    Optional<Routing> on(Network network, Scenario scenario);
}
