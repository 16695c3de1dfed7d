// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

class JobHandlerTest {
    private static final CompletedPoint POINT =
            new CompletedPoint(
                    0, 2, Point.of(Map.of("load", "0.5")).with(Quantities.LATENCY, 12.5).build());

    private final FakeWorkspace workspace = new FakeWorkspace(Path.of("."));
    private final JobHandler jobs = new JobHandler();

    private static String text(Reply reply) {
        return new String(reply.body(), StandardCharsets.UTF_8);
    }

    private Reply show(String number) {
        return jobs.show(workspace.call(Map.of("number", number), Map.of()));
    }

    @Test
    void aLineIsStarted() {
        Reply reply = jobs.start(workspace.post("{'line':' solve torus load=0.1 '}"));
        assertEquals(201, reply.status());
        assertEquals(
                "{'number':1,'line':'solve torus load=0.1','state':'running','done':0,'all':4,"
                        + "'fraction':0.25,'elapsed':1.5,'remaining':4.0,'names':['c1'],"
                        + "'text':'','error':null}",
                text(reply).replace('"', '\''));
    }

    @Test
    void aNameIsAssigned() {
        jobs.start(workspace.post("{'line':'solve torus load=0.1','name':'low'}"));
        assertEquals("low = (solve torus load=0.1)", workspace.jobs().get(0).line());
        assertEquals(
                "not-allowed [name] 1",
                Refusal.of(
                        assertThrows(
                                BadInput.class,
                                () ->
                                        jobs.start(
                                                workspace.post("{'line':'solve t','name':'1'}")))));
        assertThrows(
                BadInput.class,
                () -> jobs.start(workspace.post("{'line':'solve a; solve b','name':'x'}")));
        assertEquals(1, workspace.jobs().size());
    }

    @Test
    void aJobHasItsPointsWithAllSettings() throws Exception {
        workspace.with(new FakeJob(1, "solve", State.DONE, List.of(POINT)));
        Map<String, Object> job = FakeWorkspace.object(show("1"));
        assertEquals(
                "[{\"curve\":0,\"position\":2,\"point\":{\"settings\":{\"load\":\"0.5\"},"
                        + "\"figures\":{\"latency\":12.5},\"status\":\"ok\",\"validity\":\"checked\"}}]",
                JSON.std.asString(job.get("points")));
        assertEquals(List.of("latency"), names(job));
        assertEquals(0, job.get("omitted"));
        assertEquals("done", job.get("state"));
    }

    private static List<Object> names(Map<String, Object> job) {
        return FakeWorkspace.list(job, "quantities").stream()
                .map(quantity -> quantity.get("name"))
                .toList();
    }

    @Test
    void theQuantitiesAreThoseOfAllPoints() {
        CompletedPoint saturated =
                new CompletedPoint(
                        0,
                        3,
                        Point.of(Map.of("load", "0.6")).with(Quantities.THROUGHPUT, 0.4).build());
        workspace.with(new FakeJob(1, "solve", State.RUNNING, List.of(POINT, saturated)));
        assertEquals(List.of("latency", "throughput"), names(FakeWorkspace.object(show("1"))));
    }

    @Test
    void onlyTheLastOfManyPointsAreSent() {
        int all = JobHandler.MOST_POINTS + 3;
        workspace.with(new FakeJob(1, "solve", State.RUNNING, Collections.nCopies(all, POINT)));
        Map<String, Object> job = FakeWorkspace.object(show("1"));
        assertEquals(JobHandler.MOST_POINTS, FakeWorkspace.list(job, "points").size());
        assertEquals(3, job.get("omitted"));
    }

    @Test
    void aFailureHasParameterAndLine() {
        BadInput bad = BadInput.notAllowed("load", "2", "0 to 1");
        workspace.with(
                new FakeJob(1, "solve", State.RUNNING, List.of())
                        .failed(new WorkspaceJob.Failure("load is wrong", bad)));
        workspace.with(
                new FakeJob(2, "solve", State.RUNNING, List.of())
                        .failed(new WorkspaceJob.Failure("saturated", null)));
        List<Map<String, Object>> list =
                FakeWorkspace.list(
                        FakeWorkspace.object(jobs.list(workspace.call(Map.of(), Map.of()))),
                        "jobs");
        assertEquals(
                Map.of(
                        "code", "not-allowed",
                        "line", "load is wrong",
                        "parameter", "load",
                        "value", "2",
                        "allowed", "0 to 1"),
                list.get(0).get("error"));
        assertEquals(Map.of("code", "failed", "line", "saturated"), list.get(1).get("error"));
    }

    @Test
    void aJobIsCancelled() {
        FakeJob job = new FakeJob(1, "solve", State.RUNNING, List.of());
        workspace.with(job);
        jobs.cancel(workspace.call(Map.of("number", "1"), Map.of()));
        assertTrue(job.isCancelled());
    }

    @Test
    void anUnknownJobIsRefused() {
        assertEquals("unknown [job] 7", Refusal.of(assertThrows(BadInput.class, () -> show("7"))));
        for (String number : List.of("0", "-1", "01", "x", "", "4294967297")) {
            assertThrows(BadInput.class, () -> show(number), number);
        }
        assertThrows(BadInput.class, () -> jobs.start(workspace.post("{}")));
        String line = "x".repeat(StatementLine.LONGEST + 1);
        assertThrows(BadInput.class, () -> jobs.start(workspace.post("{'line':'" + line + "'}")));
    }

    private boolean isAwaited(String number) throws Exception {
        Call call = workspace.call(Map.of("number", number), Map.of("wait", "30"));
        return !jobs.details().ready(call).toCompletableFuture().isDone();
    }

    @Test
    void onlyTheEndOfAJobEndsTheWait() throws Exception {
        int number = 0;
        for (State state : State.values()) {
            workspace.with(new FakeJob(++number, "solve", state, List.of()));
            assertEquals(state.isOpen(), isAwaited("" + number), state.name());
        }
    }
}
