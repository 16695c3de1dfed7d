// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** UGAL by the outputs of the router of the source (Singh 2005). */
@Component(service = RoutingAlgorithm.class)
public final class UgalLocal extends Ugal {
    private static final String RULE =
            """
            queued at its first output, times the hops of the path, are no more than those of \
            the other path plus ugal_threshold=. The count includes flits that wait for an \
            output at the router of the source, and flits in the buffers downstream of it.""";

    /** Creates the algorithm. */
    public UgalLocal() {
        super("ugal-local", atInjection("by local queues", RULE), 2, false);
    }
}
