// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Set;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.MemoryFootprint;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** Route computation, allocations, crossbar and link in a pipeline, as in BookSim 2. */
@Component(service = RouterModel.class)
public final class PipelinedRouterModel implements FlitRouterModel {
    private static final Description DESCRIPTION =
            DescriptionResource.read(PipelinedRouterModel.class, "pipelined.md");

    private static final String NAME = "pipelined";
    private static final int MAX_DELAY = 1 << 16;
    private static final MemoryFootprint FOOTPRINT = new MemoryFootprint(124, 70, 110, 6);

    private static final Parameter<Integer> ROUTE = delay("route", "route computation", 0, 1);
    private static final Parameter<Integer> VC = delay("vc", "virtual-channel allocation", 0, 1);
    private static final Parameter<Integer> SWITCH = delay("switch", "switch allocation", 1, 1);
    private static final Parameter<Integer> CROSSBAR = delay("crossbar", "switch traversal", 0, 1);
    private static final Parameter<Integer> LINK = delay("link", "links between routers", 1, 1);
    private static final Parameter<Integer> CREDIT =
            delay("credit", "processing of a credit", 0, 0);
    private static final Parameter<Boolean> SPECULATIVE =
            Parameter.flag(
                    "speculative",
                    "router=pipelined: whether a header requests a virtual channel and the switch"
                            + " in the same cycle");

    private static final int VALIDATED_VCS = 8;
    private static final int VALIDATED_BUFFER = 16;
    private static final int VALIDATED_LINK = 2;
    private static final Set<String> VALIDATED_ARRIVALS = Set.of("poisson", "bernoulli");

    private static Parameter<Integer> delay(String stage, String meaning, int least, int usual) {
        return Parameter.integer(
                        "delay_" + stage, "cycles", "router=pipelined: delay of the " + meaning)
                .between(least, MAX_DELAY)
                .withDefault(usual);
    }

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
        return Parameters.of(ROUTE, VC, SWITCH, CROSSBAR, LINK, CREDIT, SPECULATIVE)
                .and(SwitchParameters.ALL);
    }

    @Override
    public SimulationEngine build(RouterContext context, Scenario scenario) {
        PipelinedRouterSettings settings = settings(scenario);
        SwitchParameters.requireCompatible(context.wiring(), scenario, settings);
        return new PipelinedRouterEngine(context, settings);
    }

    private static PipelinedRouterSettings settings(Scenario scenario) {
        PipelineDelays delays =
                new PipelineDelays(
                        scenario.get(ROUTE),
                        scenario.get(VC),
                        scenario.get(SWITCH),
                        scenario.get(CROSSBAR),
                        scenario.get(LINK),
                        scenario.get(CREDIT));
        return new PipelinedRouterSettings(
                delays,
                scenario.get(SPECULATIVE),
                SwitchParameters.vcAllocation(scenario),
                SwitchParameters.switchAllocation(scenario),
                SwitchParameters.crossbar(scenario));
    }

    @Override
    public boolean usesThreads() {
        return true;
    }

    @Override
    public double memory(double ports, double terminals, int vcs) {
        return FOOTPRINT.bytes(ports, terminals, vcs);
    }

    @Override
    public boolean isValidated(RouterContext context, Scenario scenario) {
        FlowControl flow = context.flowControl();
        return flow.vcs() <= VALIDATED_VCS
                && flow.buffer() <= VALIDATED_BUFFER
                && flow.reallocation() == VcReallocation.NON_ATOMIC
                && !scenario.get(SPECULATIVE)
                && settings(scenario).isUsual()
                && scenario.get(ROUTE) <= 1
                && scenario.get(VC) == 1
                && scenario.get(SWITCH) == 1
                && scenario.get(CROSSBAR) == 1
                && scenario.get(CREDIT) <= 1
                && (long) context.wiring().maxDelay() * scenario.get(LINK) <= VALIDATED_LINK
                && context.workload().sourceQueue().kind() == SourceQueuePolicy.Kind.INFINITE
                && VALIDATED_ARRIVALS.contains(scenario.get(StandardParameters.ARRIVAL_PROCESS));
    }
}
