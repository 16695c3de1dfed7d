// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Map;
import org.kneepoint.testkit.ReferenceTable;

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
        for (Map<String, String> row :
                ReferenceTable.rows(RampWindowMeans.class, RESOURCE).toList()) {
            if (Math.abs(ReferenceTable.number(row, "r") - load) < NEAR) {
                double each = ReferenceTable.number(row, "received");
                windows++;
                received += each;
                latencies += each * ReferenceTable.number(row, "avg_latency");
                networkLatencies += each * ReferenceTable.number(row, "avg_latency_net");
            }
        }
        return new RampWindowMeans(
                received * FLITS / NODE_CYCLES / windows,
                latencies / received,
                networkLatencies / received);
    }
}
