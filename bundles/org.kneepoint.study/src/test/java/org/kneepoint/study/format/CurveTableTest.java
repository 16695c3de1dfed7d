// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;

class CurveTableTest {
    /** All columns that a method may add, in the order that users are promised. */
    private static final List<String> PROMISED =
            List.of(
                    "network_latency_ci95",
                    "latency_p50",
                    "latency_p95",
                    "latency_p99",
                    "latency_max",
                    "throughput_min",
                    "throughput_max",
                    "injected_min",
                    "jain_index",
                    "utilisation_mean",
                    "utilisation_max",
                    "latency_hot",
                    "latency_cold",
                    "latency_group_1",
                    "latency_group_2",
                    "latency_group_10",
                    "latency_output_mean",
                    "rate_effective",
                    "loss",
                    "system_power",
                    "throughput_hot",
                    "throughput_cold",
                    "occupancy_hot",
                    "occupancy_cold",
                    "occupancy",
                    "hops",
                    "in_flight",
                    "cycles",
                    "warmup",
                    "messages",
                    "seed");

    private static Quantity figure(String name) {
        return Quantities.find(name).orElseGet(() -> Quantity.of(name, "", name));
    }

    private static Curve curve(EvaluationMethod method, Point... points) {
        return Curve.of(method, "net", "tool", Quantities.LOAD).addAll(List.of(points)).build();
    }

    private static Object cell(Table table, int row, String column) {
        return table.rows().get(row).get(table.columns().indexOf(column));
    }

    @Test
    void aModelsColumns() {
        Point point =
                Point.of(Map.of("load", "0.1"))
                        .with(Quantities.LOSS, 0)
                        .with(Quantities.LOAD, 0.1)
                        .build();
        assertEquals(
                List.of(
                        "method",
                        "network",
                        "solver",
                        "load",
                        "rate",
                        "throughput",
                        "latency",
                        "latency_ci95",
                        "network_latency",
                        "status",
                        "validity",
                        "loss"),
                CurveTable.of(List.of(curve(EvaluationMethod.MODEL, point))).columns());
    }

    @Test
    void whatAMethodAddsStandsInThePromisedOrder() {
        Point.Builder backwards = Point.of(Map.of("load", "0.1"));
        backwards.with(Quantities.SECONDS, 3).with(figure("home_made"), 7);
        List<String> reversed = new java.util.ArrayList<>(PROMISED);
        Collections.reverse(reversed);
        // groups come in their own order from every method
        reversed.removeIf(name -> name.startsWith("latency_group"));
        List.of(1, 2, 10).forEach(group -> backwards.with(Quantities.latencyGroup(group), group));
        reversed.forEach(name -> backwards.with(figure(name), 1));
        List<String> columns =
                CurveTable.of(List.of(curve(EvaluationMethod.SIMULATION, backwards.build())))
                        .columns();
        List<String> added = columns.subList(columns.indexOf("validity") + 1, columns.size());
        List<String> expected = new java.util.ArrayList<>(PROMISED);
        expected.addAll(List.of("home_made", "seconds"));
        assertEquals(expected, added);
    }

    @Test
    void aParameterThatIsAFigureTooIsShownOnceAsMeasured() {
        Map<String, String> settings = Map.of("cycles", "1000", "load", "0.1");
        Quantity cycles = Quantities.CYCLES_MEASURED;
        Point longer = Point.of(settings).with(cycles, 1200).build();
        Point failed = Point.of(settings).status(Status.FAILED, "at once").build();
        Table table = CurveTable.of(List.of(curve(EvaluationMethod.SIMULATION, longer, failed)));
        assertEquals(1, Collections.frequency(table.columns(), "cycles"));
        assertTrue(table.columns().indexOf("cycles") > table.columns().indexOf("validity"));
        assertEquals(1200.0, cell(table, 0, "cycles"));
        assertEquals("1000", cell(table, 1, "cycles"), "as requested");
    }

    @Test
    void wordsThatOnlySomePointsHaveStandWhereTheyBelong() {
        Point first = Point.of(ordered("radix", "buffer", "load")).build();
        Point second = Point.of(ordered("radix", "vcs", "buffer", "load")).build();
        Point third = Point.of(ordered("levels", "vcs", "seed", "load")).build();
        Table table =
                CurveTable.of(List.of(curve(EvaluationMethod.SIMULATION, first, second, third)));
        assertEquals(
                List.of("radix", "levels", "vcs", "buffer", "seed", "load"),
                table.columns().subList(3, 9));
        assertEquals(null, cell(table, 0, "vcs"));
        assertEquals("1", cell(table, 1, "vcs"));
    }

    private static Map<String, String> ordered(String... names) {
        Map<String, String> settings = new java.util.LinkedHashMap<>();
        List.of(names).forEach(name -> settings.put(name, "1"));
        return settings;
    }

    @Test
    void wordsKeepTheOrderOfTheParameters() {
        Map<String, String> settings = new java.util.LinkedHashMap<>();
        settings.put("nodes", "64");
        settings.put("radix", "2");
        settings.put("load", "0.1");
        settings.put("buffer", "4");
        Table table =
                CurveTable.of(
                        List.of(
                                curve(
                                        EvaluationMethod.MODEL,
                                        Point.of(settings).with(Quantities.LOAD, 0.1).build())));
        assertEquals(
                List.of("method", "network", "solver", "nodes", "radix", "buffer", "load", "rate"),
                table.columns().subList(0, 8));
        assertEquals("64", cell(table, 0, "nodes"));
        assertEquals(0.1, cell(table, 0, "load"), "the number, once");
    }

    @Test
    void modelAndSimulationInOneTable() {
        Point model = Point.of(Map.of("load", "0.1")).with(Quantities.LATENCY, 9).build();
        Point run =
                Point.of(Map.of("load", "0.1", "vcs", "2"))
                        .with(Quantities.LATENCY, 9.5)
                        .with(Quantities.LATENCY_CI95, 0.2)
                        .build();
        Table table =
                CurveTable.of(
                        List.of(
                                curve(EvaluationMethod.MODEL, model),
                                curve(EvaluationMethod.SIMULATION, run)));
        assertEquals(
                List.of("method", "network", "simulator", "solver", "vcs"),
                table.columns().subList(0, 5));
        assertEquals("tool", cell(table, 0, "solver"));
        assertEquals(null, cell(table, 0, "simulator"));
        assertEquals(null, cell(table, 0, "vcs"));
        assertEquals("tool", cell(table, 1, "simulator"));
        assertEquals("simulation", cell(table, 1, "method"));
        assertEquals(0.2, cell(table, 1, "latency_ci95"));
        Table ramp = CurveTable.of(List.of(curve(EvaluationMethod.RAMP, run)));
        assertTrue(ramp.columns().contains("simulator"));
    }

    @Test
    void aSaturatedPointHasAnEmptyLatencyAndAReason() {
        Point point =
                Point.of(Map.of("load", "2"))
                        .with(Quantities.LOAD, 2)
                        .with(Quantities.LATENCY, Double.NaN)
                        .status(Status.SATURATED, "too much, \"really\"")
                        .validity(Validity.EXTRAPOLATED)
                        .build();
        Table table = CurveTable.of(List.of(curve(EvaluationMethod.MODEL, point)));
        assertEquals(null, cell(table, 0, "latency"));
        assertEquals("saturated", cell(table, 0, "status"));
        assertEquals("extrapolated", cell(table, 0, "validity"));
        assertEquals("reason", table.columns().get(table.columns().size() - 1));
        assertEquals("too much, \"really\"", cell(table, 0, "reason"));
        assertTrue(CsvCodec.write(table).contains(",\"too much, \"\"really\"\"\"\n"));
    }

    @Test
    void attributesThatNoSettingShowsAreColumns() {
        Point point = Point.of(Map.of("radix", "8x8", "load", "0.1")).build();
        Curve curve =
                Curve.of(EvaluationMethod.RAMP, "mesh", "flit", Quantities.LOAD)
                        .add(point)
                        .with(CurveAttributes.NODES, 64)
                        .with(CurveAttributes.CAPACITY, 0.5)
                        .with(CurveAttributes.WINDOW, 1000)
                        .build();
        Table table = CurveTable.of(List.of(curve));
        assertEquals("64", cell(table, 0, "nodes"));
        assertEquals("0.5", cell(table, 0, "capacity"));
        assertEquals("1000", cell(table, 0, "window"));
        assertTrue(table.columns().indexOf("capacity") < table.columns().indexOf("load"));
        List<String> traits = new java.util.ArrayList<>(table.columns());
        traits.retainAll(List.of("nodes", "capacity", "window"));
        assertEquals(List.of("nodes", "window", "capacity"), traits);
    }

    @Test
    void noCurvesAndNoPoints() {
        assertTrue(CurveTable.of(List.of()).rows().isEmpty());
        Table table = CurveTable.of(List.of(curve(EvaluationMethod.MODEL)));
        assertTrue(table.rows().isEmpty());
        assertTrue(table.columns().contains("latency"));
    }

    @Test
    void headingsAndFigures() {
        assertTrue(CurveTable.isHeading("solver"));
        assertFalse(CurveTable.isHeading("load"));
        assertTrue(CurveTable.isFigure("network_latency"));
        assertFalse(CurveTable.isFigure("loss"));
    }
}
