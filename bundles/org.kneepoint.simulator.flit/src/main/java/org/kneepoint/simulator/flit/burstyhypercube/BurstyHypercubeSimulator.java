// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
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
import org.osgi.service.component.annotations.Component;

/** Simulates the wormhole-routed hypercube with bursty traffic, phit by phit. */
@Component(service = Simulator.class)
public final class BurstyHypercubeSimulator implements SystemSimulator {
    private static final String NAME = "bursty-hypercube";
    private static final int MAX_DIMENSIONS = 16;
    private static final int MAX_PHITS = 1 << 8;
    private static final int MAX_BUFFER = 1 << 16;
    private static final double MAX_LENGTH = PhitLengths.MAX_MEAN;
    private static final double MAX_SCV = 1e4;
    private static final double MAX_RATE = 1;
    private static final int DIGITS = 4;

    private static final Parameter<Integer> DIMENSIONS =
            StandardParameters.DIMENSIONS.between(1, MAX_DIMENSIONS);
    private static final Parameter<Integer> FLIT =
            Parameter.integer("flit", "phits", "phits per flit; a link carries one per cycle")
                    .between(1, MAX_PHITS)
                    .withDefault(1);
    private static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, MAX_BUFFER)
                    .unit("phits")
                    .meaning("phits that the buffer of a link holds")
                    .withDefault(1);
    private static final Parameter<Double> LENGTH =
            StandardParameters.LENGTH
                    .between(1, MAX_LENGTH)
                    .meaning("mean message length; exponential, rounded up to whole flits");
    private static final Parameter<Double> SCV =
            StandardParameters.SCV.between(1, MAX_SCV).withDefault(1.0);
    private static final Parameter<Boolean> PUBLISHED_ARRIVALS =
            Parameter.flag(
                    "arrivals.published",
                    "whether messages come ((1+scv)/2)^2 times as often as rate says, as in the"
                            + " published tables");
    private static final Parameters PARAMETERS =
            Parameters.of(DIMENSIONS, FLIT, BUFFER, LENGTH, SCV, PUBLISHED_ARRIVALS)
                    .and(RunSettings.parameters())
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, 1).optional(),
                            StandardParameters.RATE.between(0, MAX_RATE).optional());

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return BurstyHypercubeSimulatorDescription.TEXT;
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
                (double) (1 << scenario.get(DIMENSIONS)),
                CurveAttributes.LENGTH,
                meanFlits(scenario));
    }

    @Override
    public Point simulate(Scenario scenario, Progress progress) {
        PhitLengths lengths = lengths(scenario);
        double rate = rate(scenario);
        RunSettings settings = RunSettings.of(scenario);
        PacketTally tally = new PacketTally(1 << scenario.get(DIMENSIONS));
        SimulationEngine engine = engine(scenario, rate, tally, settings.streams());
        OfferedTraffic offered = OfferedTraffic.of(rate, lengths.mean());
        Point phits =
                SteadyState.measure(engine, tally, settings, scenario, offered, progress).build();
        return inFlits(phits, scenario, rate);
    }

    private static PhitLengths lengths(Scenario scenario) {
        return new PhitLengths(scenario.get(LENGTH), scenario.get(FLIT));
    }

    /** How much more often messages come than the rate says. */
    private static double publishedRateFactor(Scenario scenario) {
        double batch = GeneralisedExponentialSource.meanBatchSize(scenario.get(SCV));
        return scenario.get(PUBLISHED_ARRIVALS) ? batch * batch : 1;
    }

    /** Returns the messages that really come, per node and cycle. */
    private static double rate(Scenario scenario) {
        return scenario.find(StandardParameters.RATE)
                .map(rate -> actualRate(scenario, rate))
                .orElseGet(() -> scenario.get(StandardParameters.LOAD) / meanFlits(scenario));
    }

    private static double actualRate(Scenario scenario, double rate) {
        double real = rate * publishedRateFactor(scenario);
        if (real > MAX_RATE) {
            String published = Decimal.round(real, DIGITS) + " messages per node per cycle";
            throw BadInput.notAllowed(
                            "rate",
                            rate,
                            "it stands for " + published + ", at most " + Decimal.format(MAX_RATE))
                    .with("arrivals.published", true)
                    .with("scv", scenario.get(SCV));
        }
        return real;
    }

    private static double meanFlits(Scenario scenario) {
        return lengths(scenario).meanFlits();
    }

    private static SimulationEngine engine(
            Scenario scenario, double rate, PacketTally tally, RandomStreams streams) {
        ECubeNetwork cube = new ECubeNetwork(scenario.get(DIMENSIONS));
        FlitWorkload workload =
                new FlitWorkload(
                        new UniformOtherNodes(cube.terminals()),
                        lengths(scenario),
                        new ArrivalProcessGeneration(
                                sources(cube.terminals(), rate, scenario.get(SCV))),
                        new SourceQueuePolicy(SourceQueuePolicy.Kind.INFINITE, 0));
        FlowControl flow =
                new FlowControl(1, scenario.get(BUFFER), Switching.WORMHOLE, VcReallocation.ATOMIC);
        RouterContext context = RouterContext.of(cube, cube, flow, workload, tally, streams);
        return new IdealRouterEngine(context, TerminalAttachment.DIRECT);
    }

    private static ArrivalProcess.Source[] sources(int nodes, double rate, double scv) {
        ArrivalProcess.Source[] processes = new ArrivalProcess.Source[rate > 0 ? nodes : 0];
        Arrays.fill(processes, new GeneralisedExponentialSource(rate, scv));
        return processes;
    }

    /**
     * Turns throughputs from phits to flits, and names the rate as the user did. What the run saw
     * were phits, and so they are called in the reason.
     */
    private static Point inFlits(Point phits, Scenario scenario, double rate) {
        Point.Builder point =
                phits.toBuilder()
                        .status(phits.status(), phits.reason().with("unit", "phits"))
                        .with(Quantities.LOAD, Decimal.product(rate, meanFlits(scenario)))
                        .with(Quantities.RATE, rate / publishedRateFactor(scenario))
                        .with(Quantities.RATE_EFFECTIVE, rate);
        for (Quantity quantity :
                List.of(
                        Quantities.THROUGHPUT,
                        Quantities.THROUGHPUT_MIN,
                        Quantities.THROUGHPUT_MAX)) {
            phits.get(quantity)
                    .ifPresent(value -> point.with(quantity, value / scenario.get(FLIT)));
        }
        return point.build();
    }
}
