// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.NetworkSimulator;
import org.kneepoint.api.simulator.SystemSimulator;
import org.kneepoint.api.topology.Topology;

/** A simulator whose latency is the load plus the seed; at load 0.3 it has its moods. */
public class FakeSimulator extends FakeTool implements NetworkSimulator, SystemSimulator {
    static final Parameter<String> MOOD =
            Parameter.choice("mood", "what it does", "good", "failing", "refusing", "slow", "full");
    static final double MOODY = 0.3;

    /** The contexts simulated. */
    final ConcurrentLinkedQueue<Scenario> seen = new ConcurrentLinkedQueue<>();

    /** Of these the ones of a topology. */
    final ConcurrentLinkedQueue<NetworkContext> contexts = new ConcurrentLinkedQueue<>();

    FakeSimulator(String name, String... networks) {
        super(name, networks);
    }

    FakeSimulator(String name, Predicate<Topology> treated, String... networks) {
        super(name, treated, networks);
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                        StandardParameters.VCS,
                        StandardParameters.PATTERN.optional(),
                        StandardParameters.ARRIVAL_PROCESS.optional(),
                        StandardParameters.LENGTH_DISTRIBUTION.optional(),
                        MOOD,
                        StandardParameters.SEED,
                        StandardParameters.REPLICATIONS)
                .exactlyOneOf(StandardParameters.LOAD, StandardParameters.RATE);
    }

    @Override
    public Map<Quantity, Double> attributes(Scenario scenario) {
        return Map.of(CurveAttributes.LENGTH, 4.0);
    }

    @Override
    public Point simulate(NetworkContext context, Progress progress) {
        contexts.add(context);
        return simulate(context.scenario(), progress);
    }

    @Override
    public Point simulate(Scenario scenario, Progress progress) {
        seen.add(scenario);
        progress.report(0.5);
        double load = scenario.load(4);
        Point.Builder point =
                Point.of(scenario.with(StandardParameters.VCS, 2))
                        .with(Quantities.LOAD, load)
                        .with(Quantities.RATE, load / 4)
                        .with(Quantities.MESSAGES, 100)
                        .with(Quantities.SECONDS, 0.5);
        if (load == MOODY) {
            switch (scenario.get(MOOD)) {
                case "failing" -> throw new IllegalStateException("outer", new Error("no\nroot"));
                case "refusing" ->
                        throw BadInput.because("nodes", 3, "this fake does not go that far");
                case "slow" -> waitFor(progress);
                case "full" -> {
                    return point.status(Status.SATURATED, "full").build();
                }
                default -> {}
            }
            if (progress.isCancelled()) {
                return point.status(Status.CANCELLED, "cancelled by the caller").build();
            }
        }
        return point.with(Quantities.THROUGHPUT, load)
                .with(Quantities.LATENCY, load + scenario.get(StandardParameters.SEED))
                .with(Quantities.LATENCY_CI95, 0.01)
                .build();
    }

    private static void waitFor(Progress progress) {
        while (!progress.isCancelled()) {
            LockSupport.parkNanos(1_000_000);
        }
    }
}
