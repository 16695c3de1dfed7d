// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.metrics.CriticalLoadMetric;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Refusal;

class ResultHandlerTest {
    private final FakeWorkspace workspace = new FakeWorkspace(Path.of("."));
    private final ResultEncoder encoder = new ResultEncoder(SmallCatalogue.of());
    private final ResultHandler results = new ResultHandler(encoder);

    private static Curve curve(String vcs, int points) {
        Point point =
                Point.of(Map.of("load", "0.1", "vcs", vcs)).with(Quantities.LATENCY, 9).build();
        return Curve.of(EvaluationMethod.MODEL, "torus", "wormhole", Quantities.LOAD)
                .addAll(Collections.nCopies(points, point))
                .provenance(Provenance.of(() -> Map.of("request", "solve torus vcs=" + vcs)))
                .build();
    }

    private Map<String, Object> show(String name) {
        return FakeWorkspace.object(results.show(workspace.call(Map.of("name", name), Map.of())));
    }

    private List<Map<String, Object>> list() {
        return FakeWorkspace.list(
                FakeWorkspace.object(results.list(workspace.call(Map.of(), Map.of()))), "results");
    }

    private Object labels(String curves) {
        return FakeWorkspace.object(results.labels(workspace.post("{'curves':" + curves + "}")))
                .get("labels");
    }

    @Test
    void resultsAreListedWithLineAndSize() {
        workspace.put("a", CommandResult.of(List.of(curve("2", 3), curve("4", 3))));
        workspace.put("c1", CommandResult.of(Table.of("x").row(1).build()), "saturation torus");
        assertEquals(
                List.of(
                        Map.of(
                                "name", "a",
                                "line", "solve torus vcs=2",
                                "summary", "torus by model: 2 curves, 6 points",
                                "curves", 2,
                                "points", 6),
                        Map.of(
                                "name", "c1",
                                "line", "saturation torus",
                                "summary", "table: 1 row",
                                "curves", 0,
                                "points", 0)),
                list());
    }

    @Test
    void pointsHaveDerivedFiguresOnRequest() {
        Curve.Builder steady =
                Curve.of(EvaluationMethod.MODEL, "torus", "wormhole", Quantities.LOAD);
        for (String load : List.of("0.1", "0.2", "0.3")) {
            double throughput = Double.parseDouble(load) / 2;
            Map<String, String> settings = Map.of("load", load);
            steady.add(Point.of(settings).with(Quantities.THROUGHPUT, throughput).build());
        }
        workspace.put("a", CommandResult.of(List.of(steady.build())));
        ResultHandler metrics =
                new ResultHandler(new ResultEncoder(Catalogue.of(new CriticalLoadMetric())));
        assertEquals(List.of(), gradients(metrics, "false"));
        List<Object> gradients = gradients(metrics, "true");
        assertFalse(gradients.isEmpty());
        gradients.forEach(gradient -> assertEquals(0.5, (double) gradient, 1e-9));
    }

    /** The gradients at all points of the first curve of a result. */
    private List<Object> gradients(ResultHandler handler, String derived) {
        Map<String, Object> result =
                FakeWorkspace.object(
                        handler.show(
                                workspace.call(Map.of("name", "a"), Map.of("derived", derived))));
        List<Map<String, Object>> curves = FakeWorkspace.list(result, "curves");
        return FakeWorkspace.list(curves.get(0), "points").stream()
                .map(point -> ((Map<?, ?>) point.get("figures")).get("gradient"))
                .filter(Objects::nonNull)
                .map(Object.class::cast)
                .toList();
    }

    @Test
    void aTableHasUnitsOfKnownColumns() {
        Table table =
                Table.of("latency", "vcs", "saturation_load", "note")
                        .row(1.5, 2, 0.4, null)
                        .build();
        workspace.put("t", CommandResult.of(width -> "text of " + width, table));
        Map<String, Object> result = show("t");
        assertEquals("text of 80", result.get("text"));
        assertEquals(List.of(), result.get("curves"));
        Map<?, ?> shown = (Map<?, ?>) result.get("table");
        List<Map<String, Object>> columns = FakeWorkspace.list(result("t"), "columns");
        assertEquals(Quantities.LATENCY.unit(), columns.get(0).get("unit"));
        assertEquals("flits per node per cycle", columns.get(2).get("unit"));
        assertEquals("", columns.get(3).get("unit"));
        assertEquals(1, ((List<?>) shown.get("rows")).size());
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> result(String name) {
        return (Map<String, Object>) show(name).get("table");
    }

    @Test
    void curvesHaveNoTable() {
        workspace.put("a", CommandResult.of(List.of(curve("2", 1))));
        Map<String, Object> result = show("a");
        assertNull(result.get("table"));
        assertNull(result.get("text"));
        assertEquals(1, FakeWorkspace.list(result, "curves").size());
    }

    @Test
    void aResultOfTooManyPointsIsRefused() {
        workspace.put("a", CommandResult.of(List.of(curve("2", ResultEncoder.MOST_POINTS + 1))));
        assertEquals(
                "unusable [points] " + (ResultEncoder.MOST_POINTS + 1),
                Refusal.of(assertThrows(BadInput.class, () -> show("a"))));
        assertEquals(1, list().size());
    }

    @Test
    void resultsAreRenamedAndRemoved() {
        workspace.put("a", CommandResult.none());
        workspace.put("b", CommandResult.none());
        results.rename(workspace.post(Map.of("name", "a"), "{'name':'c'}"));
        assertEquals(List.of("b", "c"), workspace.results().keySet().stream().sorted().toList());
        assertThrows(
                BadInput.class,
                () -> results.rename(workspace.post(Map.of("name", "b"), "{'name':'c'}")));
        results.remove(workspace.call(Map.of("name", "b"), Map.of()));
        assertEquals(List.of("c"), List.copyOf(workspace.results().keySet()));
        assertEquals(
                "unknown [result] b",
                Refusal.of(
                        assertThrows(
                                BadInput.class,
                                () ->
                                        results.remove(
                                                workspace.call(Map.of("name", "b"), Map.of())))));
    }

    @Test
    void labelsSayWhatDiffers() {
        workspace.put("a", CommandResult.of(List.of(curve("2", 1), curve("4", 1))));
        assertEquals(
                List.of("vcs=4", "vcs=2"),
                labels("[{'result':'a','index':1},{'result':'a','index':0}]"));
        assertEquals(List.of(), labels("[]"));
        assertEquals(
                "unusable [index] 2",
                Refusal.of(
                        assertThrows(BadInput.class, () -> labels("[{'result':'a','index':2}]"))));
        assertThrows(BadInput.class, () -> labels("[{'result':'b','index':0}]"));
        assertThrows(BadInput.class, () -> labels("[{'result':'a'}]"));
    }
}
