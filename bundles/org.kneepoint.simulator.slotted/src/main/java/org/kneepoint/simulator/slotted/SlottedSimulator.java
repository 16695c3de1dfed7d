// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Traits;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.simulator.SystemSimulator;
import org.kneepoint.simulation.Engine;
import org.kneepoint.simulation.Offered;
import org.kneepoint.simulation.Outputs;
import org.kneepoint.simulation.RunRules;
import org.kneepoint.simulation.SteadyState;
import org.kneepoint.simulation.SystemPower;
import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.slotted.network.Design;
import org.kneepoint.simulator.slotted.network.Fabric;
import org.kneepoint.simulator.slotted.network.SlottedNetwork;
import org.kneepoint.simulator.slotted.network.Traffic;
import org.osgi.service.component.annotations.Component;

/**
 * Simulates synchronous multistage networks cycle by cycle. A packet is one flit, so that load and
 * rate are the same number: the probability that an input generates a packet in a cycle.
 */
@Component(service = Simulator.class)
public final class SlottedSimulator implements SystemSimulator {
    @Override
    public String name() {
        return "slotted";
    }

    @Override
    public Set<String> networks() {
        return Set.of(Words.SHARED, Words.OUTPUT);
    }

    @Override
    public Parameters parameters() {
        return Words.ALL;
    }

    @Override
    public Description description() {
        return SlottedDescription.TEXT;
    }

    @Override
    public Map<Quantity, Double> traits(Scenario scenario) {
        return Map.of(Traits.NODES, (double) scenario.get(Words.NODES), Traits.LENGTH, 1.0);
    }

    @Override
    public Point simulate(Scenario scenario, Progress progress) {
        RunRules rules = RunRules.of(scenario);
        Fabric fabric = Words.fabric(scenario);
        Traffic traffic = Words.traffic(scenario);
        Design design = Words.design(scenario);
        Tally tally = new Tally(fabric.nodes());
        Engine engine =
                new SlottedNetwork(
                        fabric,
                        design,
                        traffic,
                        tally,
                        rules.streams(),
                        outputs(scenario, fabric, traffic));
        Offered offered = new Offered(traffic.load(), 1, Offered.Excess.LOST);
        Point.Builder point =
                SteadyState.measure(
                                engine,
                                tally,
                                rules,
                                scenario,
                                offered,
                                progress,
                                Words.details(scenario))
                        .validity(SlottedDescription.validity(fabric, design));
        return SystemPower.added(point.build(), fabric.nodes());
    }

    private static Outputs outputs(Scenario scenario, Fabric fabric, Traffic traffic) {
        return Words.isDivided(scenario)
                ? Outputs.withHotSpot(fabric.nodes(), traffic.hot(), fabric.radix())
                : Outputs.alike(fabric.nodes(), traffic.hot());
    }
}
