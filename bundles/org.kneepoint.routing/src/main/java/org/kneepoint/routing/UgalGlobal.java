// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** UGAL by all outputs of both paths (Singh 2005). */
@Component(service = RoutingAlgorithm.class)
public final class UgalGlobal extends Ugal {
    private static final String RULE =
            """
            queued at all its outputs are no more than those of the other path plus \
            ugal_threshold=: an ideal, as no router has this information at once. Kim et al. use \
            only the global channels of the group of the source.""";

    /** Creates the algorithm. */
    public UgalGlobal() {
        super("ugal-global", atInjection("by all queues", RULE), 2, true);
    }
}
