// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Single queues. */
class QueueIT {
    private static final List<String> FIGURES =
            List.of(
                    "utilisation",
                    "throughput",
                    "loss",
                    "number_in_system",
                    "number_waiting",
                    "time_in_system",
                    "time_waiting");

    private static final String[] LIMITED = {
        "queue", "M/D/1/K", "arrival=0.9", "service=1", "capacity=33", "format=csv",
    };

    @Test
    void aQueueOfLimitedRoom() {
        String out = StartScript.installed().run(LIMITED).done();
        assertEquals(
                "model,arrival,service,capacity," + String.join(",", FIGURES) + ",status",
                out.lines().findFirst().orElseThrow());
        Map<String, String> row = CsvText.rows(out).get(0);
        double loss = number(row, "loss");
        double throughput = number(row, "throughput");
        assertEquals("ok", row.get("status"));
        assertTrue(loss > 0 && loss < 1e-3, out);
        assertEquals(0.9 * (1 - loss), throughput, 1e-12);
        assertEquals(
                throughput * number(row, "time_in_system"), number(row, "number_in_system"), 1e-12);
        assertEquals(
                throughput * number(row, "time_waiting"), number(row, "number_waiting"), 1e-12);
        assertEquals(number(row, "time_in_system") - 1, number(row, "time_waiting"), 1e-12);
    }

    @Test
    void theStatesOfAQueue() {
        String[] arguments = new String[LIMITED.length + 1];
        System.arraycopy(LIMITED, 0, arguments, 0, LIMITED.length);
        arguments[LIMITED.length] = "states=true";
        String out = StartScript.installed().run(arguments).done();
        assertEquals(List.of("n", "probability"), CsvText.header(out));
        assertEquals(
                IntStream.rangeClosed(0, 33).mapToObj(String::valueOf).toList(),
                CsvText.column(out, "n"));
        double sum =
                CsvText.column(out, "probability").stream().mapToDouble(Double::parseDouble).sum();
        assertEquals(1, sum, 1e-12);
    }

    @Test
    void aQueueWithoutLimitSaturates() {
        String out =
                StartScript.installed()
                        .run("queue", "M/M/1", "arrival=0.5,1,1.5", "service=1", "format=csv")
                        .done();
        assertEquals(List.of("ok", "saturated", "saturated"), CsvText.column(out, "status"));
        assertEquals("2", CsvText.rows(out).get(0).get("time_in_system"));
        for (String figure :
                List.of("number_in_system", "number_waiting", "time_in_system", "time_waiting")) {
            assertEquals(List.of("", ""), CsvText.column(out, figure).subList(1, 3), figure);
        }
    }

    @Test
    void strictFailsForASaturatedQueue() {
        String out =
                StartScript.installed()
                        .run(
                                "queue",
                                "M/M/1",
                                "arrival=1.5",
                                "service=1",
                                "strict=true",
                                "format=csv")
                        .failed(2, "strict=true");
        assertEquals(List.of("saturated"), CsvText.column(out, "status"));
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }
}
