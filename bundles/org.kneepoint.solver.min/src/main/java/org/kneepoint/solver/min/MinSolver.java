// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.support.DescriptionResource;
import org.kneepoint.support.MultistageSize;
import org.osgi.service.component.annotations.Component;

/**
 * Model of the buffered multistage network {@code min}. A packet is one flit, so that load and rate
 * are the same number: packets per node per cycle.
 */
@Component(service = Solver.class)
public final class MinSolver implements SystemSolver {
    private static final String NAME = "min";
    private static final int LONGEST_BUFFER = 10_000;
    private static final int HIGHEST_RATE = 1000;

    private static final Parameter<Integer> RADIX =
            StandardParameters.SWITCH_RADIX
                    .meaning("switch size a")
                    .between(2, MultistageSize.LARGEST);
    private static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(0, LONGEST_BUFFER)
                    .orInfinite()
                    .unit("packets")
                    .meaning("waiting places of a switch input, L");
    private static final Parameter<Double> LOAD =
            StandardParameters.LOAD.between(0, HIGHEST_RATE).optional();
    private static final Parameter<Double> RATE =
            StandardParameters.RATE.between(0, HIGHEST_RATE).optional();
    private static final Parameter<String> VARIANT =
            Parameter.choice("variant", "form of the equations", "corrected", "printed");
    private static final Parameter<String> DEPARTURE =
            Parameter.text("departure", "departure rate of a stage; default: by the variant")
                    .choices("eq12", "carried", "eq13")
                    .withChoiceMeaning("eq12", "equation (12)")
                    .withChoiceMeaning("carried", "rate that the buffer carries, lambda (1 - x)")
                    .withChoiceMeaning("eq13", "equation (13) as printed, a misprint of (12)")
                    .optional();
    private static final Parameter<String> DELAY =
            Parameter.text("delay", "time at a stage; default: by the variant")
                    .choices("eq5", "eq14")
                    .withChoiceMeaning(
                            "eq5", "equation (5), Little's law for the packets that enter")
                    .withChoiceMeaning("eq14", "equation (14) as printed, which contradicts (5)")
                    .optional();

    private static final Parameters PARAMETERS =
            Parameters.of(
                            MultistageSize.NODES,
                            RADIX,
                            BUFFER,
                            StandardParameters.SERVICE,
                            StandardParameters.HOTSPOT,
                            MultistageSize.ANY_HOTSPOT_NODE,
                            StandardParameters.MAX_OUTSTANDING,
                            VARIANT,
                            DEPARTURE,
                            DELAY)
                    .exactlyOneOf(LOAD, RATE);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of(NAME);
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Description description() {
        return DescriptionResource.read(MinSolver.class, "min.md");
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
    public Point solve(Scenario scenario, Progress progress) {
        MinNetwork network = network(scenario);
        MinVariant variant = variant(scenario);
        double hotspot = scenario.get(StandardParameters.HOTSPOT);
        double offered = scenario.load(1);
        Optional<Integer> outstanding = scenario.find(StandardParameters.MAX_OUTSTANDING);
        double rate =
                outstanding
                        .map(
                                limit ->
                                        OutstandingRequests.effectiveRate(
                                                offered,
                                                limit,
                                                y -> delay(network, variant, y, hotspot)))
                        .orElse(offered);
        Point.Builder point =
                Point.of(scenario).with(Quantities.LOAD, offered).with(Quantities.RATE, offered);
        if (outstanding.isPresent()) {
            point.with(Quantities.RATE_EFFECTIVE, rate);
        }
        boolean grouped = hotspot > 0 || scenario.isGiven(StandardParameters.HOTSPOT);
        MinSolution figures = MinSolution.of(network, variant, rate, hotspot, grouped);
        point.validity(MinValidity.of(network, variant, rate, hotspot));
        if (figures.saturatedStage() > 0) {
            return saturated(point, network, hotspot, figures.saturatedStage()).build();
        }
        return figures(point, network, figures, grouped).build();
    }

    private static double delay(
            MinNetwork network, MinVariant variant, double rate, double hotspot) {
        MinSolution figures = MinSolution.of(network, variant, rate, hotspot, hotspot > 0);
        return figures.saturatedStage() > 0 ? Double.POSITIVE_INFINITY : figures.delay();
    }

    private static Point.Builder saturated(
            Point.Builder point, MinNetwork network, double hotspot, int stage) {
        double weight = StagePath.hotTreeTraffic(network, hotspot, network.stages());
        Explanation where =
                hotspot > 0
                        ? Explanation.of("", "stage {stage} of the hot path", stage)
                        : Explanation.of("", "every stage");
        return point.status(
                Status.SATURATED,
                Explanation.of(
                        "overloaded",
                        "{where} is overloaded; the network saturates at load {load}",
                        where,
                        new Explanation.Rounded(1 / (weight * network.service()), 6)));
    }

    private static Point.Builder figures(
            Point.Builder point, MinNetwork network, MinSolution figures, boolean grouped) {
        double throughput = figures.throughput();
        double delay = figures.delay();
        point.with(Quantities.THROUGHPUT, throughput)
                .with(Quantities.LATENCY, delay)
                .with(Quantities.NETWORK_LATENCY, delay)
                .with(Quantities.LOSS, figures.loss())
                .with(Quantities.SYSTEM_POWER, network.nodes() * throughput / delay);
        if (grouped) {
            point.with(Quantities.LATENCY_HOT, figures.delayHot())
                    .with(Quantities.LATENCY_COLD, figures.delayCold());
            for (int group = 1; group <= network.stages(); group++) {
                point.with(Quantities.latencyGroup(group), figures.delayGroup(group));
            }
            point.with(Quantities.THROUGHPUT_HOT, figures.outputHot())
                    .with(Quantities.THROUGHPUT_COLD, figures.outputCold());
        }
        return point;
    }

    private static MinNetwork network(Scenario scenario) {
        MultistageSize size = MultistageSize.of(scenario);
        size.hotOutput(scenario);
        return new MinNetwork(
                size.stages(),
                size.radix(),
                scenario.get(BUFFER),
                scenario.get(StandardParameters.SERVICE));
    }

    private static MinVariant variant(Scenario scenario) {
        boolean printed = scenario.get(VARIANT).equals("printed");
        MinVariant variant = printed ? MinVariant.PRINTED : MinVariant.CORRECTED;
        if (scenario.find(DEPARTURE).isPresent()) {
            variant = variant.with(departure(scenario.get(DEPARTURE)));
        }
        if (scenario.find(DELAY).isPresent()) {
            variant =
                    variant.with(
                            scenario.get(DELAY).equals("eq14")
                                    ? StageDelayFormula.EQ14
                                    : StageDelayFormula.EQ5);
        }
        return variant;
    }

    private static DepartureRateFormula departure(String name) {
        return switch (name) {
            case "carried" -> DepartureRateFormula.CARRIED;
            case "eq13" -> DepartureRateFormula.EQ13;
            default -> DepartureRateFormula.EQ12;
        };
    }
}
