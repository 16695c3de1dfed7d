// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.testkit.ReferenceTable;

/**
 * Latency and throughput under uniform traffic against BookSim 2. Where the table has several
 * seeds, against their mean; up to 80 percent of saturation for latency, and offered 1 for
 * throughput.
 */
class PipelinedAgreementTest {
    private static final double LATENCY = 0.03;
    private static final double THROUGHPUT = 0.04;
    private static final int LENGTH = 8;

    /** Short runs, whose own error is below 1 percent. */
    @ParameterizedTest
    @CsvSource({
        "mesh8x8_vc1_p8, 0.1, 1000, 12000",
        "mesh8x8_vc8_p8, 0.2, 1000, 10000",
        "mesh8x8_vc8_p8, 0.3, 2000, 10000",
        "torus32x32_vc2_b8_p8, 0.05, 1000, 1000",
        "fly_k2n6_vc1_p8, 0.1, 1000, 8000"
    })
    void latency(String table, double load, int warmup, int cycles) {
        check(table, load, warmup, cycles);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "mesh8x8_vc1_p8, 0.02, 5000, 200000",
        "mesh8x8_vc1_p8, 0.05, 5000, 200000",
        "mesh8x8_vc1_p8, 0.1, 5000, 200000",
        "mesh8x8_vc8_p8, 0.02, 5000, 200000",
        "mesh8x8_vc8_p8, 0.1, 5000, 200000",
        "mesh8x8_vc8_p8, 0.2, 5000, 200000",
        "mesh8x8_vc8_p8, 0.3, 5000, 200000",
        "torus32x32_vc2_b8_p8, 0.01, 2000, 20000",
        "torus32x32_vc2_b8_p8, 0.03, 2000, 20000",
        "torus32x32_vc2_b8_p8, 0.05, 2000, 20000",
        "torus32x32_vc2_b8_p8, 0.07, 2000, 20000",
        "fly_k2n6_vc1_p8, 0.02, 5000, 200000",
        "fly_k2n6_vc1_p8, 0.1, 5000, 200000",
        "fly_k2n6_vc1_p8, 0.2, 5000, 200000"
    })
    void latencyAtLength(String table, double load, int warmup, int cycles) {
        check(table, load, warmup, cycles);
    }

    private static void check(String table, double load, int warmup, int cycles) {
        PipelinedTestRun trial = trial(table, load);
        trial.run(warmup);
        double peer = mean(table, "latency", load, "packet_latency");
        assertEquals(peer, trial.measure(cycles).latency(), LATENCY * peer);
    }

    @ParameterizedTest
    @CsvSource({
        "mesh8x8_vc1_p8, 3000, 4000",
        "mesh8x8_vc8_p8, 3000, 4000",
        "fly_k2n6_vc1_p8, 1000, 4000"
    })
    void throughput(String table, int warmup, int cycles) {
        PipelinedTestRun trial = trial(table, 1);
        trial.run(warmup);
        double peer = mean(table, "throughput", 1, "accepted_flit_rate");
        assertEquals(peer, trial.measure(cycles).throughput(), THROUGHPUT * peer);
    }

    private static double mean(String table, String mode, double load, String column) {
        return rows(table)
                .filter(row -> row.get("mode").equals(mode))
                .filter(row -> Double.parseDouble(row.get("offered")) == load)
                .mapToDouble(row -> Double.parseDouble(row.get(column)))
                .average()
                .orElseThrow();
    }

    private static Stream<Map<String, String>> rows(String table) {
        return ReferenceTable.rows(PipelinedAgreementTest.class, table + ".csv");
    }

    private static PipelinedTestRun trial(String table, double load) {
        boolean isTorus = table.startsWith("torus");
        Network network =
                isTorus
                        ? Networks.torus(32, 2)
                        : table.startsWith("fly") ? Networks.butterfly(2, 6) : Networks.mesh(8, 2);
        Routing routing =
                isTorus
                        ? Routings.named(network, "dimension-order-balanced")
                        : Networks.usual(network);
        int vcs = Integer.parseInt(table.replaceAll(".*_vc(\\d+)_.*", "$1"));
        PipelineDelays delays =
                isTorus ? new PipelineDelays(1, 1, 1, 1, 2, 0) : PipelinedTestRouter.USUAL;
        PipelinedTestRouter testRouter = PipelinedTestRouter.of(vcs, 8, delays);
        return new PipelinedTestRun(
                network, routing, testRouter, PipelinedTestRun.UNIFORM, LENGTH, load, 1);
    }
}
