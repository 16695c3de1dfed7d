// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertNotEquals;
import static org.kneepoint.contract.Checks.assertTrue;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.StandardParameters;

/** The contract of simulators on each of their networks, by short runs. */
final class SimulationContract extends EvaluationContract {
    private static final String LOAD = StandardParameters.LOAD.name();
    private static final List<String> LOADS = List.of("0", "0.05", "0.3", "1");
    private static final String MODERATE = "0.05";

    /** Statistical error of runs of a few hundred messages. */
    private static final double SLACK = 0.3;

    SimulationContract(EvaluationSubject subject) {
        super(subject);
    }

    @Override
    List<Map<String, String>> samples() {
        return LOADS.stream()
                .filter(load -> ExampleSettings.isAccepted(subject().parameters().get(LOAD), load))
                .map(load -> EvaluationSubject.with(subject().settings(), LOAD, load))
                .toList();
    }

    @Override
    List<Requirement> figureRequirements() {
        return List.of(
                new Requirement(
                        "load", "each point repeats the load and has a rate", this::repeatsTheLoad),
                new Requirement(
                        "conservation",
                        "throughput within 30 % of the load less the loss",
                        this::deliversWhatItIsOffered),
                new Requirement(
                        "latency",
                        "a latency of at least 1 cycle with an interval; network latency at most the latency",
                        this::measuresALatency),
                new Requirement(
                        "seed", "another seed gives another latency", this::drawsFromItsSeed));
    }

    /** A run that ends by its precision. */
    private Point moderate(String seed) {
        Map<String, String> settings = EvaluationSubject.with(subject().settings(), LOAD, MODERATE);
        settings.keySet().removeAll(List.of("cycles", "warmup"));
        return point(EvaluationSubject.with(settings, "seed", seed));
    }

    private void repeatsTheLoad() {
        for (Map<String, String> settings : samples()) {
            double load = Double.parseDouble(settings.get(LOAD));
            Point point = point(settings);
            assertEquals(load, point.get(Quantities.LOAD).orElse(-1), 1e-12 * load);
            assertTrue("a rate", point.get(Quantities.RATE).isPresent());
        }
    }

    private void deliversWhatItIsOffered() {
        for (Map<String, String> settings : samples()) {
            double load = Double.parseDouble(settings.get(LOAD));
            Point point = point(settings);
            double throughput = point.get(Quantities.THROUGHPUT).orElse(0);
            assertTrue(throughput + " at " + settings, throughput <= load * (1 + SLACK));
            double kept = load * (1 - point.get(Quantities.LOSS).orElse(0));
            boolean all = load == 0 || point.status() != Status.OK;
            assertTrue(throughput + " at " + settings, all || throughput >= kept * (1 - SLACK));
        }
    }

    private void measuresALatency() {
        Point point = moderate("1");
        assertEquals(point.reason().text(), Status.OK, point.status());
        double latency = point.get(Quantities.LATENCY).orElse(0);
        assertTrue("latency " + latency, latency >= 1);
        assertTrue("an interval", point.get(Quantities.LATENCY_CI95).isPresent());
        assertTrue(
                "less from entry than from generation",
                point.get(Quantities.NETWORK_LATENCY).orElse(latency) <= latency);
    }

    private void drawsFromItsSeed() {
        assertNotEquals(
                moderate("1").get(Quantities.LATENCY), moderate("2").get(Quantities.LATENCY));
    }
}
