// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import java.util.Collections;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code flattened-butterfly}: k-ary n-flats. */
@Component(service = Topology.class)
public final class FlattenedButterflyTopology implements Topology {
    private static final Parameter<Integer> RADIX =
            StandardParameters.SWITCH_RADIX
                    .between(2, HyperXParameters.MAX_PORTS)
                    .unit("routers")
                    .meaning("routers k along each dimension, the radix of the butterfly");
    private static final Parameter<Integer> STAGES =
            StandardParameters.STAGES
                    .between(2, HyperXParameters.MAX_DIMENSIONS + 1)
                    .meaning("stages n of the butterfly; the network has n - 1 dimensions")
                    .withDefault(2);

    private static final Parameters PARAMETERS =
            Parameters.of(
                    RADIX,
                    STAGES,
                    HyperXParameters.CONCENTRATION.withDefault(
                            "radix", scenario -> scenario.get(RADIX)),
                    HyperXParameters.LINKS,
                    HyperXParameters.DELAY);

    @Override
    public String name() {
        return "flattened-butterfly";
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    /** A k-ary n-flat has n - 1 dimensions of k routers (Kim, Dally, Abts 2007, section 2.1). */
    @Override
    public Network build(Scenario scenario) {
        return HyperXParameters.network(
                scenario, Collections.nCopies(scenario.get(STAGES) - 1, scenario.get(RADIX)));
    }

    @Override
    public Description description() {
        return DescriptionResource.read(FlattenedButterflyTopology.class, "flattened-butterfly.md");
    }
}
