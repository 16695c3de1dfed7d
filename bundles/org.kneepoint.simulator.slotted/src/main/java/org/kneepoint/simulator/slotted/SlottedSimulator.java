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
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.OfferedTraffic;
import org.kneepoint.simulation.analysis.OutputStatistics;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulation.analysis.SystemPowerColumn;
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
        RunSettings rules = RunSettings.of(scenario);
        Fabric fabric = Words.fabric(scenario);
        Traffic traffic = Words.traffic(scenario);
        Design design = Words.design(scenario);
        PacketTally tally = new PacketTally(fabric.nodes());
        SimulationEngine engine =
                new SlottedNetwork(
                        fabric,
                        design,
                        traffic,
                        tally,
                        rules.streams(),
                        outputs(scenario, fabric, traffic));
        OfferedTraffic offered =
                new OfferedTraffic(traffic.load(), 1, OfferedTraffic.Overflow.LOST);
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
        return SystemPowerColumn.addedTo(point.build(), fabric.nodes());
    }

    private static OutputStatistics outputs(Scenario scenario, Fabric fabric, Traffic traffic) {
        return Words.isDivided(scenario)
                ? OutputStatistics.withHotSpot(fabric.nodes(), traffic.hot(), fabric.radix())
                : OutputStatistics.uniform(fabric.nodes(), traffic.hot());
    }
}
