// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.solver.sharedbuffer.chain.SharedBufferSwitch;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledEquilibrium;
import org.kneepoint.solver.sharedbuffer.delta.DeltaEquilibrium;
import org.kneepoint.solver.sharedbuffer.delta.DeltaFigures;
import org.kneepoint.solver.sharedbuffer.delta.DeltaNetwork;
import org.kneepoint.solver.sharedbuffer.delta.SteadyNetwork;
import org.kneepoint.support.DescriptionResource;
import org.kneepoint.support.MultistageSize;
import org.kneepoint.support.PointSettings;
import org.osgi.service.component.annotations.Component;

/**
 * Model of the synchronous multistage network {@code shared-buffer}. A packet is one flit, so that
 * load and rate are the same number: packets per node per cycle. Excess packets are lost, so the
 * network never saturates.
 */
@Component(service = Solver.class)
public final class SharedBufferSolver implements SystemSolver {
    private static final String NAME = "shared-buffer";
    private static final int EXPECTED_PASSES = 3;
    private static final int EXPECTED_CYCLES = 200;

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
        return SharedBufferModelParameters.ALL;
    }

    @Override
    public Description description() {
        return DescriptionResource.read(SharedBufferSolver.class, "shared-buffer.md");
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
        DeltaNetwork delta = SharedBufferModelParameters.delta(scenario);
        Point.Builder point =
                Point.of(PointSettings.of(scenario, SharedBufferModelParameters.REPORT))
                        .with(Quantities.LOAD, delta.load())
                        .with(Quantities.RATE, delta.load());
        try {
            return solved(point, scenario, delta, progress).build();
        } catch (CancellationException e) {
            return point.status(Status.CANCELLED, Explanation.of("cancelled", "not solved yet"))
                    .validity(Validity.EXTRAPOLATED)
                    .build();
        }
    }

    private static Point.Builder solved(
            Point.Builder point, Scenario scenario, DeltaNetwork delta, Progress progress) {
        int places = scenario.get(SharedBufferModelParameters.BUFFER);
        SteadyNetwork network = network(scenario, delta, places, progress);
        if (!network.isConverged()) {
            return point.validity(Validity.EXTRAPOLATED)
                    .status(Status.UNCONVERGED, network.unconverged());
        }
        addFigures(point, DeltaFigures.of(network), delta, places);
        if (SharedBufferModelParameters.reportsHotAndCold(scenario)) {
            addLatencies(point, DeltaFigures.of(network), delta);
        }
        if (SharedBufferModelParameters.reportsSwitches(scenario)) {
            SwitchTypeColumns.addTo(point, network, places);
        }
        return point.validity(SharedBufferValidity.of(delta, places, scenario));
    }

    private static SteadyNetwork network(
            Scenario scenario, DeltaNetwork delta, int places, Progress progress) {
        if (SharedBufferModelParameters.isCoupled(scenario)) {
            return coupled(delta, places, new OpenEndedProgress(progress, EXPECTED_CYCLES));
        }
        SharedBufferSwitch model =
                SharedBufferSwitch.of(
                        delta.radix(),
                        places,
                        SharedBufferModelParameters.outletDistribution(scenario));
        double expected = EXPECTED_PASSES * delta.stages() * (double) places * places;
        return DeltaEquilibrium.of(delta, model, new OpenEndedProgress(progress, expected));
    }

    private static SteadyNetwork coupled(DeltaNetwork delta, int places, OpenEndedProgress watch) {
        int longest = CoupledEquilibrium.longest(delta, places);
        if (longest == 0) {
            throw BadInput.notAllowed(
                            "variant",
                            "coupled",
                            "the queue lengths of a switch have too many states")
                    .with("radix", delta.radix())
                    .with("buffer", places)
                    .remedy("give a smaller buffer, or variant=paper");
        }
        return CoupledEquilibrium.of(delta, places, longest, watch);
    }

    private static void addFigures(
            Point.Builder point, DeltaFigures figures, DeltaNetwork delta, int places) {
        double throughput = figures.throughput();
        double latency = figures.latency();
        point.with(Quantities.THROUGHPUT, throughput)
                .with(Quantities.LATENCY, latency)
                .with(Quantities.NETWORK_LATENCY, latency)
                .with(Quantities.LATENCY_OUTPUT_MEAN, figures.latencyLink())
                .with(Quantities.LOSS, figures.loss())
                .with(Quantities.SYSTEM_POWER, delta.nodes() * throughput / latency)
                .with(Quantities.THROUGHPUT_HOT, figures.hotOutput())
                .with(Quantities.THROUGHPUT_COLD, figures.coldOutput())
                .with(Quantities.OCCUPANCY_HOT, figures.hotQueue() / places)
                .with(Quantities.OCCUPANCY_COLD, figures.coldQueue() / places)
                .with(Quantities.OCCUPANCY, (figures.hotQueue() + figures.coldQueue()) / places);
    }

    private static void addLatencies(
            Point.Builder point, DeltaFigures figures, DeltaNetwork delta) {
        point.with(Quantities.LATENCY_HOT, figures.latencyHot());
        if (delta.hotspot() < 1) {
            point.with(Quantities.LATENCY_COLD, figures.latencyCold());
            for (int group = 1; group <= delta.stages(); group++) {
                point.with(Quantities.latencyGroup(group), figures.latencyGroup(group));
            }
        }
    }
}
