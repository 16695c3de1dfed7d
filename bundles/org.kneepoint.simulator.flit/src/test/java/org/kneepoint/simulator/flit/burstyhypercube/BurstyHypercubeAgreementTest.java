// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.simulator.flit.burstyhypercube.BurstyHypercubeRuns.interval;
import static org.kneepoint.simulator.flit.burstyhypercube.BurstyHypercubeRuns.latency;
import static org.kneepoint.simulator.flit.burstyhypercube.BurstyHypercubeRuns.number;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.testkit.ReferenceTable;

/** Mean latency against the published tables, and against an independent simulation. */
class BurstyHypercubeAgreementTest {
    private static final String FOLDER = "/org/kneepoint/simulator/flit/burstyhypercube/";
    private static final double STEADY = 0.6;
    private static final double UNSTABLE = 1.1;
    private static final double MEAN_ERROR = 0.03;
    private static final double INTERVALS = 2;
    private static final double NORMAL = 1.96;

    private static List<Map<String, String>> published() {
        return ReferenceTable.rows(BurstyHypercubeAgreementTest.class, FOLDER + "published.csv")
                .toList();
    }

    private static List<Map<String, String>> random() {
        return ReferenceTable.rows(BurstyHypercubeAgreementTest.class, FOLDER + "random.csv")
                .toList();
    }

    /** Rows that take least, by table and mean gap. */
    @Test
    void someOfThePublishedFigures() {
        Set<String> gaps = Set.of("2 1000", "3 700", "8 5000", "9 2000");
        double sum = 0;
        int rows = 0;
        for (Map<String, String> row : published()) {
            if (gaps.contains(row.get("table") + " " + row.get("gap"))) {
                Point point = published(row, "precision=0.03");
                sum += Math.abs(latency(point) / number(row, "latency") - 1);
                rows++;
            }
        }
        assertEquals(gaps.size(), rows);
        assertEquals(0, sum / rows, MEAN_ERROR);
    }

    /** By number of the row; those that take least. */
    @ParameterizedTest
    @ValueSource(ints = {0, 7})
    void someRandomSystems(int number) {
        check(
                random().get(number),
                BurstyHypercubeRuns.row(random().get(number), "precision=0.03"));
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void allRandomSystems(int number) {
        Map<String, String> row = random().get(number);
        Point point = BurstyHypercubeRuns.row(row, "precision=0.01", "limit=600");
        System.out.printf(
                "%s: %.3f +- %.3f, here %.3f +- %.3f%n",
                row,
                number(row, "latency"),
                NORMAL * number(row, "error"),
                latency(point),
                interval(point));
        check(row, point);
    }

    private static void check(Map<String, String> row, Point point) {
        double combined = Math.hypot(interval(point), NORMAL * number(row, "error"));
        assertEquals(number(row, "latency"), latency(point), INTERVALS * combined);
    }

    /** Of the rows in between the published run is too short for a steady state. */
    @Tag("long")
    @Test
    void allPublishedFigures() {
        double sum = 0;
        int rows = 0;
        for (Map<String, String> row : published()) {
            double utilisation = number(row, "utilisation");
            if (utilisation < STEADY) {
                Point point = published(row, "precision=0.015");
                assertEquals(Status.OK, point.status(), row.toString());
                double error = latency(point) / number(row, "latency") - 1;
                System.out.printf("%s: %.3f, %+.1f %%%n", row, latency(point), 100 * error);
                sum += Math.abs(error);
                rows++;
            } else if (utilisation > UNSTABLE) {
                assertEquals(Status.SATURATED, published(row).status(), row.toString());
            }
        }
        System.out.printf("%d rows: mean error %.4f%n", rows, sum / rows);
        assertEquals(98, rows);
        assertEquals(0, sum / rows, MEAN_ERROR);
    }

    private static Point published(Map<String, String> row, String... more) {
        String[] settings = Arrays.copyOf(more, more.length + 2);
        settings[more.length] = "printed_rate=true";
        settings[more.length + 1] = "limit=600";
        return BurstyHypercubeRuns.row(row, settings);
    }
}
