// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.MemoryFootprint;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** One cycle per hop, with credits and rotating priorities. */
@Component(service = RouterModel.class)
public final class SingleCycleRouterModel implements FlitRouterModel {
    private static final Description DESCRIPTION =
            DescriptionResource.read(SingleCycleRouterModel.class, "single-cycle.md");

    private static final String NAME = "single-cycle";
    private static final int MAX_BUFFER = 1 << 20;
    private static final int DEFAULT_INJECTION_BUFFER = 6;
    private static final MemoryFootprint FOOTPRINT = new MemoryFootprint(84, 48, 158, 20);

    private static final Parameter<Integer> INJECTION_BUFFER =
            Parameter.integer(
                            "injection_buffer",
                            "flits",
                            "router=single-cycle: size of the injection buffer")
                    .between(1, MAX_BUFFER)
                    .withDefault(DEFAULT_INJECTION_BUFFER);
    private static final Parameter<Boolean> INPUT_LIMIT =
            Parameter.flag(
                    "input_limit",
                    "router=single-cycle: whether an input port sends at most one flit per cycle,"
                            + " without input speedup");

    private static final int VALIDATED_VCS = 2;
    private static final int VALIDATED_BUFFER = 16;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(INJECTION_BUFFER, INPUT_LIMIT);
    }

    @Override
    public SimulationEngine build(RouterContext context, Scenario scenario) {
        return new SingleCycleRouterEngine(
                context,
                new SingleCycleRouterSettings(
                        scenario.get(INJECTION_BUFFER), scenario.get(INPUT_LIMIT)));
    }

    @Override
    public double memory(double ports, double terminals, int vcs) {
        return FOOTPRINT.bytes(ports, terminals, vcs);
    }

    @Override
    public boolean isValidated(RouterContext context, Scenario scenario) {
        FlowControl flow = context.flowControl();
        return flow.vcs() == VALIDATED_VCS
                && flow.buffer() == VALIDATED_BUFFER
                && !scenario.get(INPUT_LIMIT)
                && scenario.get(INJECTION_BUFFER) == DEFAULT_INJECTION_BUFFER
                && context.workload().sourceQueue().kind() == SourceQueuePolicy.Kind.BLOCKED
                && scenario.get(StandardParameters.ARRIVAL_PROCESS).equals("packet-gap");
    }
}
