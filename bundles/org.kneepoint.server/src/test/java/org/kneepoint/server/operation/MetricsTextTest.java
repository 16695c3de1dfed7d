// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MetricsTextTest {
    @Test
    void aMetricHasHelpTypeAndSamples() {
        Gauge queue =
                new Gauge(
                        "kneepoint_jobs",
                        "jobs by\nstate \\",
                        Gauge.Type.GAUGE,
                        () ->
                                List.of(
                                        new Gauge.Sample(Map.of("state", "queued", "by", "a"), 2),
                                        new Gauge.Sample(Map.of("state", "\"x\"\\\n"), 0.25)));
        Gauge done = new Gauge("kneepoint_done_total", "x", Gauge.Type.COUNTER, () -> List.of());
        assertEquals(
                "# HELP kneepoint_jobs jobs by\\nstate \\\\\n"
                        + "# TYPE kneepoint_jobs gauge\n"
                        + "kneepoint_jobs{by=\"a\",state=\"queued\"} 2\n"
                        + "kneepoint_jobs{state=\"\\\"x\\\"\\\\\\n\"} 0.25\n"
                        + "# HELP kneepoint_done_total x\n"
                        + "# TYPE kneepoint_done_total counter\n",
                MetricsText.of(List.of(queue, done)));
    }

    @Test
    void numbersOfEverySize() {
        Map<Double, String> expected =
                Map.of(
                        Double.NaN,
                        "NaN",
                        Double.POSITIVE_INFINITY,
                        "+Inf",
                        Double.NEGATIVE_INFINITY,
                        "-Inf",
                        1e12,
                        "1000000000000",
                        1e300,
                        "1.0E300",
                        -3.0,
                        "-3");
        expected.forEach(
                (value, text) ->
                        assertEquals(
                                "kneepoint_x " + text,
                                MetricsText.of(List.of(Gauge.of("kneepoint_x", "x", () -> value)))
                                        .split("\n")[2]));
    }
}
