// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.testkit.ReferenceTable;

/**
 * Packets alone in the network against BookSim 2 at a load of 0.0002. A mean over packets of which
 * many stay in one router has less than their share of stalls for credits, which the table shows in
 * its last digits.
 */
class PipelinedZeroLoadTest {
    /** What contention is left at that load, and the packets of the one router, cycles. */
    private static final double CONTENTION = 0.05;

    static Stream<Map<String, String>> rows() {
        return ReferenceTable.rows(PipelinedZeroLoadTest.class, "zero-load.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void latencyIsThatOfThePeer(Map<String, String> row) {
        Network network = network(row);
        Routing routing = routing(row, network);
        PipelinedTestRouter testRouter = PipelinedTestRouter.of(row);
        int length = Integer.parseInt(row.get("packet_size"));
        int last = network.terminals() - 1;
        LonePacket far = new LonePacket(network, routing, testRouter, length, 0, last);
        LonePacket near = new LonePacket(network, routing, testRouter, length, 0, 1);
        double perRouter =
                far.routers == near.routers
                        ? 0
                        : (double) (far.latency - near.latency) / (far.routers - near.routers);
        double mean = Double.parseDouble(row.get("hops_routers"));
        assertEquals(
                Double.parseDouble(row.get("plat")),
                far.latency + (mean - far.routers) * perRouter,
                CONTENTION);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void shortestLatencyIsThatOfThePeer(Map<String, String> row) {
        Network network = network(row);
        Routing routing = routing(row, network);
        int length = Integer.parseInt(row.get("packet_size"));
        LonePacket lone =
                new LonePacket(network, routing, PipelinedTestRouter.of(row), length, 1, 1);
        assertEquals(Double.parseDouble(row.get("plat_min")), lone.latency);
    }

    private static Network network(Map<String, String> row) {
        int k = Integer.parseInt(row.get("k"));
        int n = Integer.parseInt(row.get("n"));
        switch (row.get("topology")) {
            case "mesh":
                return k == 2 ? Networks.hypercube(n) : Networks.mesh(k, n);
            case "torus":
                return Networks.torus(k, n);
            case "fly":
                return Networks.butterfly(k, n);
            default:
                return Networks.tree(k, n);
        }
    }

    private static Routing routing(Map<String, String> row, Network network) {
        return row.get("topology").equals("torus")
                ? Routings.named(network, "dimension-order-balanced")
                : Networks.usual(network);
    }
}
