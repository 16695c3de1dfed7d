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
import org.osgi.service.component.annotations.Component;

/** One cycle per hop, first come first served, without pipeline and credits. */
@Component(service = RouterModel.class)
public final class IdealRouterModel implements FlitRouterModel {
    private static final String NAME = "ideal";
    private static final int VALIDATED_BUFFER = 8;
    private static final Set<String> VALIDATED_ARRIVALS = Set.of("poisson", "bernoulli");
    private static final MemoryFootprint FOOTPRINT = new MemoryFootprint(81, 48, 182, 44);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("what contention alone costs: one cycle per hop, in order of arrival")
                .source(
                        "first come first served, one cycle per hop, for which the models are made:"
                                + " beside a model (compare, saturation) the simulation has this"
                                + " router")
                .validity(
                        "latency without contention of a packet of P flits over H routers: H + P"
                                + " cycles (injection and ejection channel included). It leaves out"
                                + " the pipeline, the credit loop and allocators that miss a match,"
                                + " but not the channels of terminals: as in the models of solve"
                                + " each has one to inject and one to receive, which serves one"
                                + " packet at a time whatever vcs= is, so that a packet in front"
                                + " of its source holds back those behind it, as in a switch with"
                                + " input queues. With many virtual channels and deep buffers it"
                                + " saturates below pipelined, whose terminals use all virtual"
                                + " channels: offered 0.98 with vcs=8 buffer=32 it accepts 0.671"
                                + " against 0.886 flits per node per cycle on a 2-ary 3-fly,"
                                + " 0.580 against 0.748 on a 4-ary 2-fly, 0.690 against 0.760 on"
                                + " a 4x4 mesh, but 0.442 against 0.387 on an 8x8 mesh. Checked"
                                + " with one virtual channel of up to 8 flits, Poisson or Bernoulli"
                                + " arrivals at infinite source queues.")
                .verification(
                        "within two intervals of an independent engine up to 85 % of saturation on"
                                + " a fat-tree of 64, a 6-cube, an 8x8 mesh and a 2-ary 6-fly; exactly"
                                + " M/D/1 between two nodes.");
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
