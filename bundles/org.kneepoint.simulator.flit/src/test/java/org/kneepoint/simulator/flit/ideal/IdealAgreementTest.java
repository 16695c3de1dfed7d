// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.testkit.ReferenceTable;

/** Mean latency under uniform traffic against an independent simulation of the same rules. */
class IdealAgreementTest {
    private static final String TABLE = "/org/kneepoint/simulator/flit/ideal/wormhole.csv";
    private static final double INTERVALS = 2;
    private static final double HIGHEST = 0.85;
    private static final double WIDEST = 0.035;
    private static final int PARTS = 20;

    /** Short runs, with wider intervals, but none wider than some percent of the latency. */
    @ParameterizedTest
    @CsvSource({
        "fattree, 16, 0.3, 40000",
        "fattree, 16, 0.7, 40000",
        "fattree, 32, 0.5, 60000",
        "hypercube, 16, 0.5, 20000",
        "hypercube, 16, 0.7, 50000",
        "mesh, 16, 0.4, 30000",
        "mesh, 16, 0.7, 50000",
        "butterfly, 16, 0.3, 20000",
        "butterfly, 16, 0.6, 40000"
    })
    void excerpt(String topology, String flits, String load, long cycles) {
        Map<String, String> row =
                ReferenceTable.rows(IdealAgreementTest.class, TABLE)
                        .filter(r -> r.get("topology").equals(topology))
                        .filter(r -> r.get("flits").equals(flits))
                        .filter(r -> r.get("load").equals(load))
                        .findFirst()
                        .orElseThrow();
        IdealTestRun.BatchSums measured = measure(row, cycles);
        check(row, measured);
        assertEquals(0, measured.halfWidth() / measured.mean(), WIDEST);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("rows")
    void allRows(Map<String, String> row) {
        double cycles = number(row, "messages") / 64 / number(row, "lambda");
        IdealTestRun.BatchSums measured = measure(row, (long) cycles);
        double difference = measured.mean() - number(row, "latency");
        double combined = Math.hypot(measured.halfWidth(), number(row, "ci95"));
        System.out.printf(
                "%s %s %s: %.4f +- %.4f, here %.4f +- %.4f: %+.2f %%, %+.2f intervals%n",
                row.get("topology"),
                row.get("flits"),
                row.get("load"),
                number(row, "latency"),
                number(row, "ci95"),
                measured.mean(),
                measured.halfWidth(),
                100 * difference / number(row, "latency"),
                difference / combined);
        if (number(row, "load") <= HIGHEST) {
            check(row, measured);
        }
    }

    static java.util.stream.Stream<Map<String, String>> rows() {
        return ReferenceTable.rows(IdealAgreementTest.class, TABLE);
    }

    private static void check(Map<String, String> row, IdealTestRun.BatchSums measured) {
        double combined = Math.hypot(measured.halfWidth(), number(row, "ci95"));
        assertEquals(number(row, "latency"), measured.mean(), INTERVALS * combined);
    }

    private static IdealTestRun.BatchSums measure(Map<String, String> row, long cycles) {
        IdealTestRun trial =
                IdealTestRun.of(network(row.get("topology")))
                        .length((int) number(row, "flits"))
                        .rate(number(row, "lambda"));
        return trial.run(cycles / 10).measure(cycles, PARTS);
    }

    private static Network network(String topology) {
        return switch (topology) {
            case "fattree" -> Networks.fatTree(3);
            case "hypercube" -> Networks.hypercube(6);
            case "mesh" -> Networks.mesh(8, 2);
            case "butterfly" -> Networks.butterfly(2, 6);
            default -> throw new IllegalArgumentException(topology);
        };
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }
}
