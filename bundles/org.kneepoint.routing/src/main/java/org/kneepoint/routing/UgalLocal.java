// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** Straight or over a random node, by the outputs of the router of the source (Singh 2005). */
@Component(service = RoutingAlgorithm.class)
public final class UgalLocal extends Ugal {
    private static final String RULE =
            """
            waiting at its first output, times the hops of the whole way, are no more than \
            those of the other way plus ugal.threshold=. Flits count that wait for an output at \
            the router of the source, and that have taken it and occupy the buffers behind \
            it.""";

    /** Made by the framework. */
    public UgalLocal() {
        super("ugal-local", atInjection("by local queues", RULE), 2, false);
    }
}
