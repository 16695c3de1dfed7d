// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.server.plugin.StoreFixture.DEPLOYER;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.study.session.Role;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.viewer.DescribedRoutes;
import org.kneepoint.viewer.UnservedRoutes;
import org.kneepoint.viewer.rest.Content;
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

    private Map<String, Object> call(Method method, String path) throws Exception {
        return send(method + " " + path, new byte[0]);
    }

    private Map<String, Object> upload(byte[] content) throws Exception {
        return send("POST /api/bundles?name=ring.jar", content);
    }

    private Map<String, Object> send(String request, byte[] body) throws Exception {
        return JSON.std.mapFrom(
                new UnservedRoutes(routes, null).call(DEPLOYER, request, body).body());
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> listed() throws Exception {
        List<?> bundles = (List<?>) call(Method.GET, "/api/bundles").get("bundles");
        return (Map<String, Object>) bundles.get(0);
    }

    @Test
    void aBundleIsUploadedUsedAndRemoved() throws Exception {
        Map<String, Object> report = upload(RING);
        assertEquals(true, report.get("accepted"));
        assertEquals(List.of("ok: all is well"), report.get("report"));
        upload(TestJar.bundle("ring", "1.1.0"));
        assertEquals("1.1.0", listed().get("version"));
        call(Method.POST, "/api/bundles/ring/versions/" + HASH);
        assertEquals(HASH, listed().get("hash"));
        assertEquals(2, ((List<?>) listed().get("versions")).size());
        Map<String, Object> removed = call(Method.DELETE, "/api/bundles/ring");
        assertEquals(false, removed.get("live"));
        assertEquals(List.of(), fixture.files());
    }

    @Test
    void aRefusedBundleHasAReport() throws Exception {
        fixture.problems.put("ring", "ring needs oracle");
        Map<String, Object> report = upload(RING);
        assertEquals(false, report.get("accepted"));
        assertEquals(List.of("problem: ring needs oracle"), report.get("report"));
    }

    @Test
    void anUploadNeedsANameAndAContent() {
        assertEquals("missing [name]", Refusal.of(() -> sendUnchecked("", RING)));
        assertEquals(
                "unusable [file] 0", Refusal.of(() -> sendUnchecked("name=a.edges", new byte[0])));
        assertEquals(
                "unusable [role] deployer",
                Refusal.of(() -> sendUnchecked("name=a.jar&force=true", RING)));
    }

    private void sendUnchecked(String query, byte[] file) {
        try {
            send("POST /api/bundles?" + query, file);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aRouteTakesFilesUpToTheSizeOfTheStore() {
        Route add = routes.routes().get(1);
        assertEquals(Content.file(1 << 20), add.content());
    }

    @Test
    void unknownNamesAreNamed() {
        assertThrows(BadInput.class, () -> call(Method.DELETE, "/api/bundles/none"));
    }

    @Test
    void filesPutThereByHandAreListed() throws Exception {
        Files.write(fixture.deploy.resolve("mine.edges"), StoreFixture.TRIANGLE);
        assertEquals(List.of("mine.edges"), call(Method.GET, "/api/bundles").get("by_hand"));
    }

    @Test
    void allButReadsNeedADeployer() {
        for (Route route : routes.routes()) {
            Role least = route.method() == Method.GET ? Role.VIEWER : Role.DEPLOYER;
            assertEquals(least, route.least(), route.path());
        }
    }

    @Test
    void theDescriptionAndTheRoutesAgree() {
        DescribedRoutes.requireComplete(routes);
    }
}
