// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.simulator.SystemSimulator;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.OfferedTraffic;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.ideal.IdealRouterEngine;
import org.kneepoint.simulator.flit.ideal.TerminalAttachment;
import org.kneepoint.simulator.flit.kernel.FlitWorkload;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.support.BurstyHypercubeParameters;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** Simulates the wormhole-routed hypercube with bursty traffic, phit by phit. */
@Component(service = Simulator.class)
public final class BurstyHypercubeSimulator implements SystemSimulator {
    private static final String NAME = "bursty-hypercube";
    private static final Parameters PARAMETERS =
            BurstyHypercubeParameters.with(RunSettings.parameters());

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        Description text =
                DescriptionResource.read(BurstyHypercubeSimulator.class, "bursty-hypercube.md");
        return text.validity(text.validity() + " " + SteadyState.rules());
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of(NAME);
    }

    @Override
    public Map<Quantity, Double> attributes(Scenario scenario) {
        return Map.of(
                CurveAttributes.NODES,
                (double) (1 << scenario.get(BurstyHypercubeParameters.DIMENSIONS)),
                CurveAttributes.LENGTH,
                meanFlits(scenario));
    }

    @Override
    public Point simulate(Scenario scenario, Progress progress) {
        PhitLengths lengths = lengths(scenario);
        double rate = BurstyHypercubeParameters.rate(scenario, meanFlits(scenario));
        RunSettings settings = RunSettings.of(scenario);
        PacketTally tally =
                new PacketTally(1 << scenario.get(BurstyHypercubeParameters.DIMENSIONS));
        SimulationEngine engine = engine(scenario, rate, tally, settings.streams());
        OfferedTraffic offered = OfferedTraffic.of(rate, lengths.mean());
        Point phits =
                SteadyState.measure(engine, tally, settings, scenario, offered, progress).build();
        return inFlits(phits, scenario, rate);
    }

    private static PhitLengths lengths(Scenario scenario) {
        return new PhitLengths(
                scenario.get(BurstyHypercubeParameters.LENGTH),
                scenario.get(BurstyHypercubeParameters.FLIT));
    }

    private static double meanFlits(Scenario scenario) {
        return lengths(scenario).meanFlits();
    }

    private static SimulationEngine engine(
            Scenario scenario, double rate, PacketTally tally, RandomStreams streams) {
        ECubeNetwork cube = new ECubeNetwork(scenario.get(BurstyHypercubeParameters.DIMENSIONS));
        FlitWorkload workload =
                new FlitWorkload(
                        new UniformOtherNodes(cube.terminals()),
                        lengths(scenario),
                        new ArrivalProcessGeneration(
                                sources(
                                        cube.terminals(),
                                        rate,
                                        scenario.get(BurstyHypercubeParameters.SCV))),
                        new SourceQueuePolicy(SourceQueuePolicy.Kind.INFINITE, 0));
        FlowControl flow =
                new FlowControl(
                        1,
                        scenario.get(BurstyHypercubeParameters.BUFFER),
                        Switching.WORMHOLE,
                        VcReallocation.ATOMIC);
        RouterContext context = RouterContext.of(cube, cube, flow, workload, tally, streams);
        return new IdealRouterEngine(context, TerminalAttachment.DIRECT);
    }

    private static ArrivalProcess.Source[] sources(int nodes, double rate, double scv) {
        ArrivalProcess.Source[] processes = new ArrivalProcess.Source[nodes];
        if (rate > 0) {
            Arrays.fill(processes, new GeneralisedExponentialSource(rate, scv));
        }
        return processes;
    }

    /**
     * Converts throughputs from phits to flits and the rate to that of the parameter. The reason
     * states phits, the unit of the run.
     */
    private static Point inFlits(Point phits, Scenario scenario, double rate) {
        Point.Builder point =
                phits.toBuilder()
                        .status(phits.status(), phits.reason().with("unit", "phits"))
                        .with(Quantities.LOAD, Decimal.product(rate, meanFlits(scenario)))
                        .with(Quantities.RATE, rate / BurstyHypercubeParameters.factor(scenario))
                        .with(Quantities.RATE_EFFECTIVE, rate);
        int flit = scenario.get(BurstyHypercubeParameters.FLIT);
        phits.figures()
                .forEach(
                        (quantity, value) -> {
                            if (quantity.base().equals(Quantities.THROUGHPUT)) {
                                point.with(quantity, value / flit);
                            }
                        });
        return point.build();
    }
}
