// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertFalse;
import static org.kneepoint.contract.Checks.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/** The contract of queues. An operation on flows is a queue that lacks most figures. */
final class QueueContract extends EvaluationContract {
    private static final String ARRIVAL = "arrival";
    private static final String CAPACITY = "capacity";
    private static final List<String> RATES =
            List.of("0", "1e-6", "0.1", "0.3", "0.6", "0.9", "0.99", "1", "1.2", "2", "3", "10");
    private static final double CLOSE = 1e-9;

    private final QueueModel queue;

    QueueContract(QueueModel queue) {
        super(new QueueSubject(queue));
        this.queue = queue;
    }

    private record QueueSubject(QueueModel queue) implements EvaluationSubject {
        @Override
        public Described plugin() {
            return queue;
        }

        @Override
        public Parameters parameters() {
            return queue.parameters();
        }

        @Override
        public Point evaluate(Map<String, String> settings) {
            return figures(queue, settings).point();
        }
    }

    private static QueueFigures figures(QueueModel queue, Map<String, String> settings) {
        return queue.evaluate(Scenario.of(queue.name(), queue.parameters(), settings));
    }

    @Override
    List<Map<String, String>> samples() {
        Map<String, String> settings = subject().settings();
        return queue.parameters()
                .find(ARRIVAL)
                .map(
                        arrival ->
                                RATES.stream()
                                        .filter(rate -> ExampleSettings.isAccepted(arrival, rate))
                                        .map(
                                                rate ->
                                                        EvaluationSubject.with(
                                                                settings, ARRIVAL, rate)))
                .orElse(Stream.of(settings))
                .toList();
    }

    @Override
    List<Requirement> figureRequirements() {
        return List.of(
                new Requirement(
                        "Little's law",
                        "number = throughput x time, in the system and in the queue",
                        this::keepsToLittle),
                new Requirement(
                        "state probabilities",
                        "sum to 1 and give the mean number",
                        this::statesSumToOne),
                new Requirement(
                        "loss",
                        "the probability of a full queue with Poisson arrivals; throughput is what is not lost",
                        this::losesWhatFindsNoPlace),
                new Requirement(
                        "monotone figures",
                        "no figure falls as the arrival rate rises",
                        this::risesWithArrivals),
                new Requirement(
                        "saturation",
                        "no steady state above utilisation 1 without loss, else one",
                        this::saturates));
    }

    private static double figure(Point point, Quantity quantity) {
        return point.get(quantity).orElse(Double.NaN);
    }

    private static void assertClose(Object what, double expected, double found) {
        boolean both = !Double.isNaN(expected) && !Double.isNaN(found);
        if (both) {
            assertEquals("" + what, expected, found, CLOSE * Math.max(1, Math.abs(expected)));
        }
    }

    private void keepsToLittle() {
        for (Point point : subject().evaluateAll(samples())) {
            double throughput = figure(point, QueueQuantities.THROUGHPUT);
            assertClose(
                    point.settings(),
                    throughput * figure(point, QueueQuantities.TIME_IN_SYSTEM),
                    figure(point, QueueQuantities.NUMBER_IN_SYSTEM));
            assertClose(
                    point.settings(),
                    throughput * figure(point, QueueQuantities.TIME_WAITING),
                    figure(point, QueueQuantities.NUMBER_WAITING));
        }
    }

    private void statesSumToOne() {
        for (Map<String, String> settings : samples()) {
            QueueFigures figures = figures(queue, settings);
            double[] states = figures.probabilities();
            double number = 0;
            for (int n = 0; n < states.length; n++) {
                assertTrue(settings + " P" + n + "=" + states[n], states[n] >= 0 && states[n] <= 1);
                number += n * states[n];
            }
            if (states.length > 0) {
                assertClose(settings, 1, Arrays.stream(states).sum());
                assertClose(
                        settings,
                        number,
                        figure(figures.point(), QueueQuantities.NUMBER_IN_SYSTEM));
            }
        }
    }

    /** PASTA: with Poisson arrivals, the loss is the probability of a full queue. */
    private void losesWhatFindsNoPlace() {
        for (Map<String, String> settings : samples()) {
            QueueFigures figures = figures(queue, settings);
            double[] states = figures.probabilities();
            double loss = figure(figures.point(), QueueQuantities.LOSS);
            boolean limited = queue.parameters().find(CAPACITY).isPresent();
            if (queue.name().startsWith("M/") && limited) {
                assertClose(settings, states[states.length - 1], loss);
            }
            if (settings.containsKey(ARRIVAL)) {
                double arrival = Double.parseDouble(settings.get(ARRIVAL));
                assertClose(
                        settings,
                        arrival * (1 - loss),
                        figure(figures.point(), QueueQuantities.THROUGHPUT));
            }
        }
    }

    private void risesWithArrivals() {
        Map<Quantity, Double> last = new LinkedHashMap<>();
        for (Point point : subject().evaluateAll(samples())) {
            for (Quantity quantity :
                    List.of(
                            QueueQuantities.UTILISATION,
                            QueueQuantities.THROUGHPUT,
                            QueueQuantities.LOSS,
                            QueueQuantities.NUMBER_IN_SYSTEM,
                            QueueQuantities.NUMBER_WAITING,
                            QueueQuantities.TIME_WAITING)) {
                double value = figure(point, quantity);
                double before = last.getOrDefault(quantity, 0.0);
                assertFalse(
                        quantity + " " + value + " after " + before + " at " + point.settings(),
                        value < before * (1 - CLOSE));
                if (!Double.isNaN(value)) {
                    last.put(quantity, value);
                }
            }
        }
    }

    /** A queue of limited capacity, or with infinitely many servers, has a steady state always. */
    private void saturates() {
        boolean limited = queue.parameters().find(CAPACITY).isPresent();
        for (Point point : subject().evaluateAll(samples())) {
            boolean ok = point.status() == Status.OK;
            boolean full = figure(point, QueueQuantities.UTILISATION) >= 1;
            boolean bounded = limited || figure(point, QueueQuantities.LOSS) > 0;
            assertEquals(point.settings() + " " + point.figures(), !full || bounded, ok);
            if (!ok) {
                assertEquals(point.reason().text(), Status.SATURATED, point.status());
                assertTrue(point.get(QueueQuantities.NUMBER_IN_SYSTEM).isEmpty());
                assertTrue(point.get(QueueQuantities.TIME_IN_SYSTEM).isEmpty());
                assertTrue(point.get(QueueQuantities.LOSS).isEmpty());
            }
        }
    }
}
