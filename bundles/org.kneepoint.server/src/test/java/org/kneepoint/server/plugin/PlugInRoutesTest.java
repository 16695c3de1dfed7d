// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.plugin.StoreFixture.DEPLOYER;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Route;

class PlugInRoutesTest {
    private static final byte[] RING = TestJar.bundle("ring", "1.0.0");
    private static final String HASH = Sha256.of(RING);

    @TempDir private Path folder;
    private StoreFixture fixture;
    private PlugInRoutes routes;

    @BeforeEach
    void open() throws IOException {
        fixture = new StoreFixture(folder);
        routes = new PlugInRoutes(fixture.open());
    }

    private Map<String, Object> call(Method method, String path, String body) throws Exception {
        for (Route route : routes.routes()) {
            var variables = route.match(path);
            if (route.method() == method && variables.isPresent()) {
                byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
                Call call = new Call(DEPLOYER, null, variables.get(), Map.of(), bytes);
                return JSON.std.mapFrom(route.handler().handle(call).body());
            }
        }
        throw new AssertionError(method + " " + path);
    }

    private static String upload(byte[] content) {
        String text = Base64.getEncoder().encodeToString(content);
        return "{\"name\": \"ring.jar\", \"content\": \"" + text + "\"}";
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> listed() throws Exception {
        List<?> bundles = (List<?>) call(Method.GET, "/api/bundles", "").get("bundles");
        return (Map<String, Object>) bundles.get(0);
    }

    @Test
    void aBundleIsUploadedUsedAndRemoved() throws Exception {
        Map<String, Object> report = call(Method.POST, "/api/bundles", upload(RING));
        assertEquals(true, report.get("accepted"));
        assertEquals(List.of("ok: all is well"), report.get("report"));
        call(Method.POST, "/api/bundles", upload(TestJar.bundle("ring", "1.1.0")));
        assertEquals("1.1.0", listed().get("version"));
        call(Method.POST, "/api/bundles/ring/versions/" + HASH, "{}");
        assertEquals(HASH, listed().get("hash"));
        assertEquals(2, ((List<?>) listed().get("versions")).size());
        Map<String, Object> removed = call(Method.DELETE, "/api/bundles/ring", "");
        assertEquals(false, removed.get("live"));
        assertEquals(List.of(), fixture.files());
    }

    @Test
    void aRefusedBundleHasAReport() throws Exception {
        fixture.problems.put("ring", "ring needs oracle");
        Map<String, Object> report = call(Method.POST, "/api/bundles", upload(RING));
        assertEquals(false, report.get("accepted"));
        assertEquals(List.of("problem: ring needs oracle"), report.get("report"));
    }

    @Test
    void wrongBodiesAreRefused() {
        for (String body : List.of("", "[]", "{}", "{\"name\": \"a\"}")) {
            assertThrows(BadInput.class, () -> call(Method.POST, "/api/bundles", body), body);
        }
        String noText = "{\"name\": \"a.edges\", \"content\": \"?\"}";
        assertThrows(BadInput.class, () -> call(Method.POST, "/api/bundles", noText));
    }

    @Test
    void unknownNamesAreNamed() {
        assertThrows(BadInput.class, () -> call(Method.DELETE, "/api/bundles/none", ""));
    }

    @Test
    void filesPutThereByHandAreListed() throws Exception {
        Files.write(fixture.deploy.resolve("mine.edges"), StoreFixture.TRIANGLE);
        assertEquals(List.of("mine.edges"), call(Method.GET, "/api/bundles", "").get("by_hand"));
    }

    @Test
    void allButReadsNeedADeployer() {
        for (Route route : routes.routes()) {
            Role least = route.method() == Method.GET ? Role.VIEWER : Role.DEPLOYER;
            assertEquals(least, route.least(), route.path());
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void theDescriptionAndTheRoutesAgree() throws IOException {
        Map<String, Object> document = JSON.std.mapFrom(routes.openApi());
        TreeSet<String> described = new TreeSet<>();
        ((Map<String, Object>) document.get("paths"))
                .forEach(
                        (path, methods) ->
                                ((Map<String, Object>) methods)
                                        .keySet()
                                        .forEach(
                                                method ->
                                                        described.add(
                                                                method.toUpperCase(Locale.ROOT)
                                                                        + " "
                                                                        + path)));
        TreeSet<String> offered = new TreeSet<>();
        routes.routes().forEach(route -> offered.add(route.method() + " " + route.path()));
        assertEquals(offered, described);
        Map<String, Object> schemas =
                (Map<String, Object>)
                        ((Map<String, Object>) document.get("components")).get("schemas");
        schemas.keySet()
                .forEach(
                        name ->
                                assertTrue(
                                        routes.openApi().contains("#/components/schemas/" + name),
                                        name));
    }
}
