// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The windows of a slow load ramp near one load, together.
 *
 * @param throughput flits per node and cycle
 * @param latency from generation, mean over the packets received, cycles
 * @param networkLatency from entry into the network, likewise
 */
record RampWindowMeans(double throughput, double latency, double networkLatency) {
    private static final String RESOURCE = "ramp-windows.csv";
    private static final double NEAR = 0.0025;
    private static final double FLITS = 8;
    private static final double NODE_CYCLES = 1024 * 100;

    static RampWindowMeans near(double load) {
        double received = 0;
        double latencies = 0;
        double networkLatencies = 0;
        int windows = 0;
        for (String line : lines()) {
            String[] cells = line.split(",");
            if (cells[0].matches("[0-9]+") && Math.abs(number(cells[1]) - load) < NEAR) {
                windows++;
                received += number(cells[2]);
                latencies += number(cells[2]) * number(cells[3]);
                networkLatencies += number(cells[2]) * number(cells[4]);
            }
        }
        return new RampWindowMeans(
                received * FLITS / NODE_CYCLES / windows,
                latencies / received,
                networkLatencies / received);
    }

    private static double number(String cell) {
        return Double.parseDouble(cell);
    }

    private static List<String> lines() {
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                RampWindowMeans.class.getResourceAsStream(RESOURCE),
                                StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
