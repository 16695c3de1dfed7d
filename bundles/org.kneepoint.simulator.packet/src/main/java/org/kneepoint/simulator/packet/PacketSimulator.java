// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import java.util.Map;
import java.util.Optional;
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
import org.kneepoint.simulation.analysis.OutputStatistics;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulation.analysis.SystemPowerColumn;
import org.kneepoint.simulator.packet.multistage.MultistageEngine;
import org.kneepoint.simulator.packet.multistage.MultistageLayout;
import org.kneepoint.simulator.packet.multistage.MultistageSwitchSettings;
import org.kneepoint.simulator.packet.multistage.MultistageWorkload;
import org.kneepoint.support.MultistageSize;
import org.osgi.service.component.annotations.Component;

/**
 * Simulates the buffered multistage network {@code min}. A packet is one flit, so that load and
 * rate are the same number: packets per node per cycle.
 */
@Component(service = Simulator.class)
public final class PacketSimulator implements SystemSimulator {
    private static final String NAME = "packet";
    private static final String NETWORK = "min";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of(NETWORK);
    }

    @Override
    public Parameters parameters() {
        return PacketParameters.ALL;
    }

    @Override
    public Description description() {
        return PacketDescription.text();
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
        MultistageLayout layout = PacketParameters.layout(scenario);
        MultistageSwitchSettings switchSettings = PacketParameters.switchSettings(scenario);
        MultistageWorkload workload = PacketParameters.workload(scenario);
        RunSettings runSettings = RunSettings.of(scenario);
        PacketTally tally = new PacketTally(layout.nodes());
        Optional<OutputStatistics> outputs =
                PacketParameters.hasHotSpot(scenario)
                        ? Optional.of(
                                OutputStatistics.withHotSpot(
                                        layout.nodes(), workload.hotOutput(), layout.radix()))
                        : Optional.empty();
        SimulationEngine engine =
                new MultistageEngine(
                        layout, switchSettings, workload, tally, outputs, runSettings.streams());
        Point point =
                SteadyState.measure(
                                engine,
                                tally,
                                runSettings,
                                scenario,
                                PacketParameters.offered(scenario),
                                progress,
                                PacketParameters.details(scenario))
                        .validity(PacketDescription.validity(layout, workload))
                        .build();
        return SystemPowerColumn.addedTo(point, layout.nodes());
    }
}
