// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Comparator;
import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** Valiant routing: over a random terminal (Valiant and Brebner 1981). */
@Component(service = RoutingAlgorithm.class)
public final class Valiant implements RoutingAlgorithm {
    static final String SOURCE =
            "L. G. Valiant, G. J. Brebner: Universal Schemes for Parallel Communication, STOC 1981.";

    private static final String NAME = "valiant";
    private static final int PHASES = 2;

    /** Preferred routing of the phases, as in BookSim 2. */
    private static final String BALANCED = "dimension-order-balanced";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("any direct network or tree: over a random terminal")
                .source(SOURCE)
                .validity(
                        """
                        Networks whose terminals inject and eject at the same router, with a \
                        minimal, acyclic routing of their own; both phases follow it, in classes \
                        of their own: the default of the network, in a torus \
                        dimension-order-balanced. The terminal is drawn uniformly among all; the \
                        second phase begins at its router, so this is equivalent to a random \
                        router. The channel load of any traffic is at most twice that of uniform \
                        traffic. Not minimal; acyclic. BookSim 2: valiant.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return MultiPhaseRouting.along(network, PHASES)
                .min(Comparator.comparing(straight -> !straight.name().equals(BALANCED)))
                .map(
                        straight ->
                                new MultiPhaseRouting(
                                        NAME,
                                        straight,
                                        own -> IntermediateSelector.uniform(network)));
    }
}
