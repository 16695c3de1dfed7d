// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.result.ResultStore.ADMIN;
import static org.kneepoint.server.result.ResultStore.ALICE;
import static org.kneepoint.server.result.ResultStore.BOB;
import static org.kneepoint.server.result.ResultStore.MALLORY;

import com.fasterxml.jackson.jr.ob.JSON;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.DescribedRoutes;
import org.kneepoint.viewer.UnservedRoutes;
import org.kneepoint.viewer.handler.FakeWorkspace;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;

class StoredRoutesTest {
    private final FakeWorkspace workspace = new FakeWorkspace(Path.of("."));
    private ResultStore store;
    private StoredRoutes routes;

    @BeforeEach
    void open() {
        store = new ResultStore(TestDatabase.h2());
        routes = new StoredRoutes(store.results);
    }

    /** Calls a route by its path, with a body in single quotes. */
    private Reply call(Caller caller, Method method, String address, String body) throws Exception {
        return new UnservedRoutes(routes, workspace)
                .call(caller, method + " " + address, body.replace('\'', '"'));
    }

    private Map<String, Object> json(Caller caller, Method method, String address, String body)
            throws Exception {
        return JSON.std.mapFrom(call(caller, method, address, body).body());
    }

    private String stored(int nodes) throws Exception {
        workspace.put("c1", SampleResults.torus(nodes, 1), "c1 = (simulate torus)");
        Reply reply = call(ALICE, Method.POST, "/api/stored", "{'name': 'c1'}");
        assertEquals(201, reply.status());
        String link = JSON.std.mapFrom(reply.body()).get("link").toString();
        assertEquals("/api/stored/" + link, reply.headers().get("Location"));
        return link;
    }

    @Test
    void routesAreDescribed() {
        DescribedRoutes.requireComplete(routes);
        for (Route route : routes.routes()) {
            Role least = route.method() == Method.GET ? Role.VIEWER : Role.EVALUATOR;
            assertEquals(least, route.least(), route.path());
        }
    }

    @Test
    void aResultOfTheWorkspaceIsStoredFoundAndShown() throws Exception {
        String link = stored(64);
        Map<String, Object> list =
                json(ALICE, Method.GET, "/api/stored?q=torus nodes=64&by=alice&since=", "");
        assertEquals(1, list.get("all"));
        assertEquals(false, list.get("more"));
        Map<?, ?> heading = (Map<?, ?>) ((List<?>) list.get("results")).get(0);
        assertEquals(List.of("torus"), heading.get("networks"));
        assertEquals("c1 = (simulate torus)", heading.get("line"));
        Map<String, Object> shown = json(ALICE, Method.GET, "/api/stored/" + link, "");
        Map<?, ?> curve = (Map<?, ?>) ((List<?>) shown.get("curves")).get(0);
        assertEquals("flit", curve.get("evaluator"));
        assertEquals(
                "latency", ((Map<?, ?>) ((List<?>) curve.get("quantities")).get(1)).get("name"));
        assertEquals(0, json(ALICE, Method.GET, "/api/stored?nodes=1024", "").get("all"));
    }

    @Test
    void twoPeopleShareAResultByItsLink() throws Exception {
        String link = stored(64);
        BadInput unknown =
                assertThrows(
                        BadInput.class, () -> call(MALLORY, Method.GET, "/api/stored/" + link, ""));
        // answered with 404, since it is the variable of the path
        assertEquals("unknown", unknown.code());
        assertEquals(link, unknown.value().orElseThrow());
        call(
                ALICE,
                Method.PUT,
                "/api/stored/" + link,
                "{'share': 'link', 'labels': ['b', 'a'], 'note': 'n', 'name': 'figure 1'}");
        assertEquals("figure 1", json(MALLORY, Method.GET, "/api/stored/" + link, "").get("name"));
        Reply opened = call(MALLORY, Method.POST, "/api/stored/" + link + "/open", "{}");
        assertEquals(Map.of("name", "r1"), JSON.std.mapFrom(opened.body()));
        assertEquals(
                SampleResults.values(SampleResults.torus(64, 1)),
                SampleResults.values(workspace.results().get("r1")));
        assertEquals("c1 = (simulate torus)", workspace.line("r1"));
        for (Method method : List.of(Method.PUT, Method.DELETE)) {
            Denial denial =
                    assertThrows(
                            Denial.class,
                            () -> call(MALLORY, method, "/api/stored/" + link, "{'note': 'x'}"));
            assertEquals(403, denial.status());
        }
    }

    @Test
    void anOpenedResultTakesAFreeName() throws Exception {
        String link = stored(64);
        String path = "/api/stored/" + link + "/open";
        assertEquals("c1_1", json(ALICE, Method.POST, path, "{}").get("name"));
        assertEquals("c1_2", json(ALICE, Method.POST, path, "{}").get("name"));
        workspace.remove("c1");
        assertEquals("c1", json(ALICE, Method.POST, path, "{}").get("name"));
    }

    @Test
    void aRemovedResultSaysSoToThoseWhoCouldReadIt() throws Exception {
        String link = stored(64);
        call(ALICE, Method.PUT, "/api/stored/" + link, "{'share': 'group'}");
        assertEquals(
                Map.of("removed", link), json(ADMIN, Method.DELETE, "/api/stored/" + link, ""));
        Denial denial =
                assertThrows(Denial.class, () -> call(BOB, Method.GET, "/api/stored/" + link, ""));
        assertEquals(410, denial.status());
        assertEquals("the result was removed by root on 2026-03-01T12:00:00Z", denial.getMessage());
        assertThrows(BadInput.class, () -> call(MALLORY, Method.GET, "/api/stored/" + link, ""));
    }

    @Test
    void resultsAreFiles() throws Exception {
        String link = stored(64);
        Reply csv = call(ALICE, Method.GET, "/api/stored/" + link + "/file", "");
        assertEquals("text/csv", csv.type());
        assertTrue(new String(csv.body(), StandardCharsets.UTF_8).startsWith("method,network,"));
        Reply json = call(ALICE, Method.GET, "/api/stored/" + link + "/file?format=json", "");
        assertTrue(new String(json.body(), StandardCharsets.UTF_8).contains("org.example.flit"));
        Map<String, Object> all =
                json(ALICE, Method.GET, "/api/stored-export?format=json&q=torus", "");
        assertEquals(1, ((List<?>) all.get("results")).size());
        for (String format : List.of("typed", "folder")) {
            Reply zip = call(ALICE, Method.GET, "/api/stored-export?format=" + format, "");
            assertEquals("application/zip", zip.type());
            assertEquals('P', zip.body()[0]);
        }
        assertThrows(
                BadInput.class, () -> call(ALICE, Method.GET, "/api/stored-export?format=exe", ""));
        assertThrows(BadInput.class, () -> call(MALLORY, Method.GET, "/api/stored-export", ""));
    }

    @Test
    void wrongBodiesAreRefused() throws Exception {
        String link = stored(64);
        for (String body :
                List.of(
                        "[]",
                        "{'labels': 'a'}",
                        "{'labels': [1]}",
                        "{'share': 'world'}",
                        "{'note': 5}",
                        "{'name': 'a\\u0000'}")) {
            assertThrows(
                    BadInput.class,
                    () -> call(ALICE, Method.PUT, "/api/stored/" + link, body),
                    body);
        }
        assertThrows(
                BadInput.class, () -> call(ALICE, Method.POST, "/api/stored", "{'name': 'c9'}"));
        assertThrows(BadInput.class, () -> call(ALICE, Method.GET, "/api/stored?page=x", ""));
        assertThrows(BadInput.class, () -> call(ALICE, Method.GET, "/api/stored?page=-1", ""));
    }
}
