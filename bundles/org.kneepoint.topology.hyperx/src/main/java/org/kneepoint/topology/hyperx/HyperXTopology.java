// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import java.util.Collections;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code hyperx}. */
@Component(service = Topology.class)
public final class HyperXTopology implements Topology {
    private static final int DEFAULT_DIMENSIONS = 2;

    private static final Parameter<List<Integer>> RADIX =
            StandardParameters.RADIX
                    .between(1, HyperXParameters.MAX_PORTS)
                    .unit("routers")
                    .meaning("routers along each dimension, one number or mixed as 8x8x16");
    private static final Parameter<Integer> DIMENSIONS =
            StandardParameters.DIMENSIONS
                    .between(1, HyperXParameters.MAX_DIMENSIONS)
                    .meaning("dimensions; default 2 if radix is one number")
                    .optional();

    private static final Parameters PARAMETERS =
            Parameters.of(
                    RADIX,
                    DIMENSIONS,
                    HyperXParameters.CONCENTRATION.withDefault(1),
                    HyperXParameters.LINKS,
                    HyperXParameters.DELAY);

    @Override
    public String name() {
        return "hyperx";
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Network build(Scenario scenario) {
        return HyperXParameters.network(scenario, radices(scenario));
    }

    private static List<Integer> radices(Scenario scenario) {
        List<Integer> radices = scenario.get(RADIX);
        if (radices.size() == 1) {
            return Collections.nCopies(
                    scenario.find(DIMENSIONS).orElse(DEFAULT_DIMENSIONS), radices.get(0));
        }
        int dimensions = scenario.find(DIMENSIONS).orElse(radices.size());
        if (dimensions != radices.size()) {
            throw BadInput.notAllowed(DIMENSIONS.name(), dimensions, "as many as numbers in radix")
                    .with(RADIX.name(), RADIX.format(radices))
                    .nearest(radices.size());
        }
        return radices;
    }

    @Override
    public Description description() {
        return DescriptionResource.read(HyperXTopology.class, "hyperx.md");
    }
}
