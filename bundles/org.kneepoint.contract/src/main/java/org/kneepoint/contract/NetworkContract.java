// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertNotEquals;
import static org.kneepoint.contract.Checks.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.StandardParameters;

/** The contract of solvers and simulators on each of their networks, with default settings. */
final class NetworkContract extends EvaluationContract {
    private static final String LOAD = StandardParameters.LOAD.name();
    private static final double[] LOADS = {
        0, 0.001, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.5
    };
    private static final double IDLE = 1e-6;
    private static final double NEARLY_IDLE = 1e-4;
    private static final double SLOPE = 100;

    private final double slack;

    /**
     * Checks one network of a solver or simulator.
     *
     * @param slack tolerated relative difference
     */
    NetworkContract(EvaluationSubject subject, double slack) {
        super(subject);
        this.slack = slack;
    }

    @Override
    List<Map<String, String>> samples() {
        return DoubleStream.of(LOADS).filter(this::isAllowed).mapToObj(this::at).toList();
    }

    private boolean isAllowed(double load) {
        return subject()
                .parameters()
                .find(LOAD)
                .filter(name -> ExampleSettings.isAccepted(name, Decimal.format(load)))
                .isPresent();
    }

    private Map<String, String> at(double load) {
        return EvaluationSubject.with(subject().settings(), LOAD, Decimal.format(load));
    }

    private Point point(double load) {
        return point(at(load));
    }

    @Override
    List<Requirement> figureRequirements() {
        return List.of(
                new Requirement("load", "each point repeats the load", this::repeatsTheLoad),
                new Requirement(
                        "limit at zero load",
                        "a latency at loads 1e-6, 1e-4 and 0, the same up to a slope of 100; throughput 0 at load 0",
                        this::hasALatencyWhenIdle),
                new Requirement(
                        "monotone latency",
                        "latency does not fall as the load rises",
                        this::latencyRises),
                new Requirement(
                        "saturation",
                        "no point is ok above a saturated load",
                        this::staysSaturated),
                new Requirement(
                        "conservation",
                        "throughput at most the load, and the load less the loss",
                        this::deliversWhatItIsOffered));
    }

    private void repeatsTheLoad() {
        for (Map<String, String> settings : samples()) {
            double load = Double.parseDouble(settings.get(LOAD));
            assertEquals(load, point(settings).get(Quantities.LOAD).orElse(-1), 0);
        }
    }

    private void hasALatencyWhenIdle() {
        double idle = latency(IDLE);
        assertTrue("latency " + idle, idle > 0);
        double tolerance = idle * (NEARLY_IDLE * SLOPE + slack);
        assertEquals("a limit", idle, latency(NEARLY_IDLE), tolerance);
        if (isAllowed(0)) {
            assertEquals("at the limit", idle, latency(0), tolerance);
            assertEquals(0, figure(point(0), Quantities.THROUGHPUT), 0);
        }
    }

    private double latency(double load) {
        return figure(point(load), Quantities.LATENCY);
    }

    private static double figure(Point point, Quantity quantity) {
        assertEquals(point.settings() + point.reason().text(), Status.OK, point.status());
        return point.get(quantity)
                .orElseThrow(
                        () -> new AssertionError("no " + quantity + " at " + point.settings()));
    }

    private void latencyRises() {
        double last = 0;
        for (Map<String, String> settings : samples()) {
            Point point = point(settings);
            if (point.status() == Status.OK) {
                double latency = figure(point, Quantities.LATENCY);
                assertTrue(
                        latency + " after " + last + " at " + settings,
                        latency >= last * (1 - slack));
                last = latency;
            }
        }
    }

    private void staysSaturated() {
        boolean saturated = false;
        for (Map<String, String> settings : samples()) {
            Status status = point(settings).status();
            if (saturated) {
                assertNotEquals("above a saturated load: " + settings, Status.OK, status);
            }
            saturated |= status == Status.SATURATED;
        }
    }

    private void deliversWhatItIsOffered() {
        for (Map<String, String> settings : samples()) {
            Point point = point(settings);
            double load = Double.parseDouble(settings.get(LOAD));
            point.get(Quantities.THROUGHPUT)
                    .ifPresent(
                            throughput -> {
                                assertTrue("" + settings, throughput <= load * (1 + slack));
                                double lost = load * point.get(Quantities.LOSS).orElse(0);
                                boolean hasLoss = point.get(Quantities.LOSS).isPresent();
                                assertTrue(
                                        "load, throughput and loss at " + settings,
                                        !hasLoss || close(load - lost, throughput, load));
                            });
        }
    }

    private boolean close(double expected, double found, double scale) {
        return Math.abs(expected - found) <= slack * scale;
    }
}
