// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** Straight or over a random node, by the outputs all along both ways (Singh 2005). */
@Component(service = RoutingAlgorithm.class)
public final class UgalGlobal extends Ugal {
    private static final String RULE =
            """
            waiting at all outputs of its way are no more than those of the other way plus \
            ugal.threshold=: an ideal that no network can know at once. Kim et al. see the \
            global channels of the group of the source only.""";

    /** Made by the framework. */
    public UgalGlobal() {
        super("ugal-global", atInjection("by all queues", RULE), 2, true);
    }
}
