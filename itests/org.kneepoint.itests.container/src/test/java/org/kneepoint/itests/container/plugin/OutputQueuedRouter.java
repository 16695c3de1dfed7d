// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.util.Map;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.RouterContext;

/** A router model of a third party: store and forward with infinite output queues. */
public final class OutputQueuedRouter implements FlitRouterModel {
    private static final Parameter<Integer> HOP =
            Parameter.integer("hop.delay", "cycles", "router=output-queued: delay of a router")
                    .between(1, 1000);

    private int usual = 1;

    /** Takes the default delay from the component's properties. */
    public void activate(Map<String, Object> properties) {
        usual = (Integer) properties.getOrDefault("hop", usual);
    }

    @Override
    public String name() {
        return "output-queued";
    }

    @Override
    public Description description() {
        return Description.of("packets are stored and wait at the outputs, without limit")
                .source("output queueing, Karol, Hluchyj and Morgan 1987")
                .validity("latency without contention of P flits over H routers: see the test")
                .verification("against that formula");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(HOP.withDefault(usual));
    }

    @Override
    public SimulationEngine build(RouterContext context, Scenario scenario) {
        return new OutputQueuedRouters(context, scenario.get(HOP));
    }
}
