// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.session.Caller;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** Sessions with curves of every method, saved and opened again. */
class SessionHandlerTest {
    private final EvaluationService evaluation = new EvaluationService(SmallCatalogue.of());
    private final FakeWorkspace workspace = new FakeWorkspace(Path.of("."));
    private final PageHandler page = new PageHandler();
    private final SessionHandler sessions = new SessionHandler(page, "1.0");

    private List<Curve> evaluate(String line) {
        return evaluation.evaluate(RunRequest.parse(line), Progress.NONE);
    }

    private Reply save() throws Exception {
        return sessions.save(workspace.call(Map.of(), Map.of()));
    }

    private FakeWorkspace open(byte[] file) {
        FakeWorkspace other = new FakeWorkspace(Path.of("."));
        sessions.open(new Call(Caller.LOCAL, other, Map.of(), Map.of(), file));
        return other;
    }

    private static String csv(List<Curve> curves) {
        return CsvCodec.write(CurveTable.of(curves));
    }

    private static boolean has(List<Curve> curves, Status status) {
        return curves.stream()
                .flatMap(curve -> curve.points().stream())
                .map(Point::status)
                .anyMatch(status::equals);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve torus radix=4 dimensions=2 load=0.1:2.1:0.5",
                "solve mesh radix=4 dimensions=2 load=0.2 vcs=2,4 axis=vcs",
                "simulate torus radix=4 dimensions=2 load=0.1,0.2 cycles=2000 replications=3",
                "ramp torus radix=4 dimensions=2 start=0.1 slew=20000 end=0.3 window=1000"
            })
    void curvesOfEveryMethodAreKeptWithoutLoss(String line) throws Exception {
        List<Curve> curves = evaluate(line);
        assertFalse(curves.isEmpty());
        workspace.put("c1", CommandResult.of(curves));
        List<Curve> read = open(save().body()).results().get("c1").curves();
        assertEquals(csv(curves), csv(read));
        for (int i = 0; i < curves.size(); i++) {
            Curve one = curves.get(i);
            Curve other = read.get(i);
            assertEquals(one.attributes(), other.attributes());
            assertEquals(one.provenance().entries(), other.provenance().entries());
            assertEquals(one.axis(), other.axis());
            assertEquals(one.commonSettings(), other.commonSettings());
            for (int j = 0; j < one.points().size(); j++) {
                assertEquals(one.points().get(j).figures(), other.points().get(j).figures());
                assertEquals(one.points().get(j).reason(), other.points().get(j).reason());
            }
        }
    }

    @Test
    void saturatedPointsKeepTheirStatus() throws Exception {
        List<Curve> curves = evaluate("solve torus radix=4 dimensions=2 load=0.1:2.1:0.5");
        assertTrue(has(curves, Status.SATURATED));
        workspace.put("c1", CommandResult.of(curves));
        assertTrue(has(open(save().body()).results().get("c1").curves(), Status.SATURATED));
    }

    @Test
    void aSavedSessionIsTheSameWhenItIsSavedAgain() throws Exception {
        workspace.put("c1", CommandResult.of(evaluate("solve mesh radix=4 load=0.1,0.2")));
        workspace.put("t", CommandResult.of(Table.of("a").row(1).build()), "bound torus");
        page.replace(workspace, Map.of("view", Map.of("y", List.of("latency"))));
        Reply saved = save();
        assertEquals(
                "attachment; filename=\"session.kneepoint\"",
                saved.headers().get("Content-Disposition"));
        FakeWorkspace opened = open(saved.body());
        assertEquals("bound torus", opened.line("t"));
        Reply again = sessions.save(opened.call(Map.of(), Map.of()));
        assertEquals(
                new String(saved.body(), StandardCharsets.UTF_8),
                new String(again.body(), StandardCharsets.UTF_8));
    }

    @Test
    void aSessionThatCouldNotBeOpenedAgainIsRefused() {
        Point point = Point.of(Map.of("load", "0.1")).with(Quantities.LATENCY, 9).build();
        Curve curve =
                Curve.of(EvaluationMethod.MODEL, "torus", "wormhole", Quantities.LOAD)
                        .addAll(Collections.nCopies(SessionHandler.MOST_POINTS / 2 + 1, point))
                        .build();
        workspace.put("a", CommandResult.of(List.of(curve)));
        workspace.put("b", CommandResult.of(List.of(curve)));
        assertEquals(
                "unusable [session] " + (SessionHandler.MOST_POINTS + 2),
                Refusal.of(assertThrows(BadInput.class, this::save)));
        page.replace(workspace, Map.of("text", "x".repeat(33 << 20)));
        workspace.remove("a");
        workspace.remove("b");
        BadInput refused = assertThrows(BadInput.class, this::save);
        assertEquals(List.of("session"), refused.parameters());
    }

    @Test
    void ifANameIsRefusedTheFormerResultsRemain() throws Exception {
        CommandResult former = CommandResult.of(Table.of("former").row(1).build());
        workspace.put("a", former, "bound mesh");
        String entry = "{'name':'%s','line':'','curves':[]}";
        String file =
                "{'format':'kneepoint session','version':1,'results':["
                        + entry.formatted("a")
                        + ","
                        + entry.formatted("b")
                        + ","
                        + entry.formatted("solve")
                        + "]}";
        assertThrows(BadInput.class, () -> sessions.open(workspace.post(file)));
        assertEquals(Map.of("a", former), workspace.results());
        assertEquals("bound mesh", workspace.line("a"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'format':'kneepoint session','version':2,'results':[]}",
                "{'format':'kneepoint"
                        + " session','version':1,'results':[{'name':'a','line':'','curves':[]},"
                        + "{'name':'b','line':'','curves':[{'method':'model'}]}]}",
                "{'format':'kneepoint"
                        + " session','version':1,'results':[{'name':'a','line':'','curves':[]},{'name':'not"
                        + " a name','line':'','curves':[]}]}"
            })
    void aFileThatIsNoSessionChangesNothing(String file) {
        page.replace(workspace, Map.of("kept", 1));
        assertThrows(BadInput.class, () -> sessions.open(workspace.post(file)));
        assertEquals(Map.of(), workspace.results());
        assertEquals(Map.of("kept", 1), page.choices(workspace));
    }
}
