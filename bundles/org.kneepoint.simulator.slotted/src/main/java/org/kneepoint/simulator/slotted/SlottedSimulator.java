// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
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
import org.kneepoint.simulator.slotted.network.SlottedEngine;
import org.kneepoint.simulator.slotted.network.SlottedFabric;
import org.kneepoint.simulator.slotted.network.SlottedSwitchSettings;
import org.kneepoint.simulator.slotted.network.SlottedWorkload;
import org.kneepoint.support.MultistageSize;
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
    public Set<String> supportedNetworks() {
        return Set.of(SlottedParameters.SHARED, SlottedParameters.OUTPUT);
    }

    @Override
    public Parameters parameters() {
        return SlottedParameters.ALL;
    }

    @Override
    public Description description() {
        return SlottedDescription.text();
    }

    @Override
    public Map<Quantity, Double> attributes(Scenario scenario) {
        return Map.of(
                CurveAttributes.NODES,
                (double) scenario.get(MultistageSize.NODES),
                CurveAttributes.LENGTH,
                1.0);
    }

    @Override
    public Point simulate(Scenario scenario, Progress progress) {
        RunSettings runSettings = RunSettings.of(scenario);
        SlottedFabric fabric = SlottedParameters.fabric(scenario);
        SlottedWorkload workload = SlottedParameters.workload(scenario);
        SlottedSwitchSettings switchSettings = SlottedParameters.switchSettings(scenario);
        PacketTally tally = new PacketTally(fabric.nodes());
        SimulationEngine engine =
                new SlottedEngine(
                        fabric,
                        switchSettings,
                        workload,
                        tally,
                        runSettings.streams(),
                        outputs(scenario, fabric, workload));
        OfferedTraffic offered =
                new OfferedTraffic(workload.load(), 1, OfferedTraffic.Overflow.LOST);
        Point.Builder point =
                SteadyState.measure(
                                engine,
                                tally,
                                runSettings,
                                scenario,
                                offered,
                                progress,
                                SlottedParameters.details(scenario))
                        .validity(SlottedDescription.validity(fabric, switchSettings));
        return SystemPowerColumn.addedTo(point.build(), fabric.nodes());
    }

    private static OutputStatistics outputs(
            Scenario scenario, SlottedFabric fabric, SlottedWorkload workload) {
        return SlottedParameters.hasHotSpot(scenario)
                ? OutputStatistics.withHotSpot(fabric.nodes(), workload.hotOutput(), fabric.radix())
                : OutputStatistics.uniform(fabric.nodes(), workload.hotOutput());
    }
}
