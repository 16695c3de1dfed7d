// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Set;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.MemoryFootprint;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** One cycle per hop, first come first served, without pipeline and credits. */
@Component(service = RouterModel.class)
public final class IdealRouterModel implements FlitRouterModel {
    private static final Description DESCRIPTION =
            DescriptionResource.read(IdealRouterModel.class, "ideal.md");

    private static final String NAME = "ideal";
    private static final int VALIDATED_BUFFER = 8;
    private static final Set<String> VALIDATED_ARRIVALS = Set.of("poisson", "bernoulli");
    private static final MemoryFootprint FOOTPRINT = new MemoryFootprint(76, 37, 115, 33);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public SimulationEngine build(RouterContext context, Scenario scenario) {
        return new IdealRouterEngine(context, TerminalAttachment.CHANNELS);
    }

    @Override
    public double memory(double ports, double terminals, int vcs) {
        return FOOTPRINT.bytes(ports, terminals, vcs);
    }

    @Override
    public boolean isValidated(RouterContext context, Scenario scenario) {
        return context.flowControl().vcs() == 1
                && context.flowControl().buffer() <= VALIDATED_BUFFER
                && context.workload().sourceQueue().kind() == SourceQueuePolicy.Kind.INFINITE
                && VALIDATED_ARRIVALS.contains(scenario.get(StandardParameters.ARRIVAL_PROCESS));
    }
}
