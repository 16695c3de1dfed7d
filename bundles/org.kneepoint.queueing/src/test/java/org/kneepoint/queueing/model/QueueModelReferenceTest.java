// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.testkit.ReferenceTable;

/** The queue models against {@code queues.csv}. */
class QueueModelReferenceTest {
    private static final double TOLERANCE = 1e-11;

    private static final Map<String, Quantity> FIGURES =
            Map.ofEntries(
                    Map.entry("block", QueueQuantities.LOSS),
                    Map.entry("block_x", QueueQuantities.LOSS),
                    Map.entry("E[Q]", QueueQuantities.NUMBER_IN_SYSTEM),
                    Map.entry("E[N]", QueueQuantities.NUMBER_IN_SYSTEM),
                    Map.entry("EN", QueueQuantities.NUMBER_IN_SYSTEM),
                    Map.entry("E[Qwait]", QueueQuantities.NUMBER_WAITING),
                    Map.entry("ENq", QueueQuantities.NUMBER_WAITING),
                    Map.entry("E[T]_eq5", QueueQuantities.TIME_IN_SYSTEM),
                    Map.entry("W", QueueQuantities.TIME_IN_SYSTEM),
                    Map.entry("Wq", QueueQuantities.TIME_WAITING),
                    Map.entry("carried_rate", QueueQuantities.THROUGHPUT),
                    Map.entry("g", Quantity.of("g", "", "")),
                    Map.entry("x", Quantity.of("x", "", "")));

    private final Map<String, QueueFigures> evaluated = new HashMap<>();

    @Test
    void everyRowThatIsAFigureOrAState() {
        long compared =
                ReferenceTable.rows(getClass(), "/org/kneepoint/queueing/queues.csv")
                        .filter(this::compare)
                        .count();
        assertTrue(compared > 900, compared + " rows");
        assertTrue(evaluated.size() > 100, evaluated.size() + " queues");
    }

    private boolean compare(Map<String, String> cells) {
        String row = cells.toString();
        String quantity = cells.get("quantity");
        if (quantity.startsWith("Erlang")) {
            String figure = quantity.equals("ErlangB") ? "loss" : "probability_waiting";
            String name = quantity.equals("ErlangB") ? "Erlang-B" : "Erlang-C";
            String settings = settings(cells.get("queue"), cells);
            close(cells.get("value"), QueueEvaluations.get(queue(name, settings), figure), row);
            return true;
        }
        QueueFigures figures = queue(name(cells.get("queue")), settings(cells.get("queue"), cells));
        if (quantity.equals("p")) {
            double[] states = figures.probabilities();
            int n = Integer.parseInt(cells.get("k"));
            if (n < states.length) {
                close(cells.get("value"), states[n], row);
            } else {
                // for an infinite queue the states worth listing
                assertEquals("inf", cells.get("capacity_K"), row);
                assertTrue(Double.parseDouble(cells.get("value")) < 1e-100, row);
            }
            return true;
        }
        Quantity figure = FIGURES.get(quantity);
        if (figure != null) {
            close(cells.get("value"), QueueEvaluations.get(figures, figure), row);
        }
        return figure != null;
    }

    private QueueFigures queue(String name, String settings) {
        return evaluated.computeIfAbsent(
                name + " " + settings, key -> QueueEvaluations.queue(name, settings));
    }

    private static void close(String expected, double actual, String row) {
        double value = Double.parseDouble(expected);
        double tolerance = Math.abs(value) < 1e-300 ? 1e-300 : TOLERANCE * Math.abs(value);
        assertEquals(value, actual, tolerance, row);
    }

    private static String name(String queue) {
        return switch (queue) {
            case "M/D/1/L" -> "M/D/1/K";
            case "M/G/m-Hokstad" -> "M/G/c";
            default -> queue;
        };
    }

    private static String settings(String queue, Map<String, String> cells) {
        String settings =
                "arrival=" + cells.get("lambda") + " service=" + cells.get("service_mean");
        String scv = " scv=" + cells.get("ca2");
        String serviceScv = " service_scv=" + cells.get("cs2");
        String servers = " servers=" + cells.get("servers");
        String capacity = " capacity=" + cells.get("capacity_K");
        return switch (queue) {
            case "M/D/1" -> settings;
            case "M/D/1/L", "M/M/1/K" -> settings + capacity;
            case "M/M/c" -> settings + servers;
            case "M/M/c/K" -> settings + servers + capacity;
            case "M/G/1" -> settings + serviceScv;
            case "M/G/1/K" -> service(cells) + capacity;
            case "M/G/m-Hokstad" -> settings + serviceScv + servers;
            case "GE/GE/1" -> settings + scv + serviceScv;
            case "GE/GE/1/K" -> settings + scv + serviceScv + capacity;
            default -> throw new AssertionError(queue);
        };
    }

    private static String service(Map<String, String> cells) {
        String settings = "arrival=" + cells.get("lambda");
        String mean = " service=" + cells.get("service_mean");
        return switch (cells.get("service")) {
            case "M" -> settings + mean;
            case "E2" -> settings + mean + " service_phases=2";
            case "E4" -> settings + mean + " service_scv=0.25";
            case "H2(p1=0.3;mu1=0.5;mu2=1.75)" ->
                    settings + " service_p1=0.3 service_mean1=2 service_mean2=" + 1 / 1.75;
            default -> throw new AssertionError(cells.get("service"));
        };
    }
}
