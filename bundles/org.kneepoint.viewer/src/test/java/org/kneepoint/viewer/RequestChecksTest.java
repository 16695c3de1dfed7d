// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.study.session.Caller;
import org.kneepoint.viewer.RawHttp.Answer;
import org.kneepoint.viewer.gate.Admission;
import org.kneepoint.viewer.gate.Client;
import org.kneepoint.viewer.gate.TokenBucket;
import org.kneepoint.viewer.gate.Visit;
import org.kneepoint.viewer.rest.Denial;

/** Which requests a started server admits. */
class RequestChecksTest {
    private static final String PAGE = "/api/page";
    private static final String JSON = "Content-Type: application/json";
    private static final String SAME = "Sec-Fetch-Site: same-origin";

    private static ViewerFixture viewer;

    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        viewer = new ViewerFixture(folder);
    }

    @AfterAll
    static void stop() throws Exception {
        viewer.close();
    }

    private static Answer withoutSession(String path) throws IOException {
        return viewer.http.send("GET " + path, "");
    }

    private static void assertError(int status, String code, Answer answer) throws IOException {
        assertEquals(status + " " + code, answer.status() + " " + answer.code());
        assertEquals("application/json", answer.headers().get("content-type").split(";")[0]);
        assertRestricted(answer);
    }

    private static void assertRestricted(Answer answer) {
        String policy = answer.headers().getOrDefault("content-security-policy", "");
        assertTrue(policy.startsWith("default-src 'none'; script-src 'self';"), policy);
        assertFalse(policy.contains("unsafe"), policy);
        assertEquals("nosniff", answer.headers().get("x-content-type-options"));
        assertEquals("no-referrer", answer.headers().get("referrer-policy"));
        assertEquals("same-origin", answer.headers().get("cross-origin-opener-policy"));
        assertEquals("same-origin", answer.headers().get("cross-origin-resource-policy"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/index.html",
                "/main.js",
                "/nothing",
                "/api/workbench",
                "/api/events",
                "/api/nothing",
                "/api",
                "/open/",
                "/open/x",
                "/%61pi/workbench",
                "/./api/workbench",
                "/x/../api/workbench",
                "/open/../api/workbench",
                "/api/workbench?token=x"
            })
    void everyPathNeedsASession(String path) throws IOException {
        assertError(401, "session", withoutSession(path));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//api/workbench",
                "/api//workbench",
                "/open;x/../api/workbench",
                "/api%2fworkbench",
                "/%2e%2e/api/workbench",
                "/x/%2e%2e/api/workbench",
                "/../api/workbench",
                "/api/workbench%00"
            })
    void ambiguousPathsAreRefused(String path) throws IOException {
        int outside = withoutSession(path).status();
        assertTrue(outside == 400 || outside == 401, path + " " + outside);
        int inside = viewer.get(path).status();
        assertTrue(inside == 400 || inside == 404, path + " " + inside);
    }

    @Test
    void anEquivalentPathIsTheSameResource() throws IOException {
        String body = viewer.get("/api/workbench").body();
        assertTrue(body.contains("\"interactive\":false"), body);
        assertEquals(body, viewer.get("/%61pi/workbench").body());
        assertEquals(body, viewer.get("/x/../api/workbench").body());
        assertEquals(body, viewer.get("/api/workbench;x=1").body());
        assertError(401, "session", withoutSession("/api/workbench;x=1"));
    }

    @Test
    void aFileIsCompressedForABrowserThatAcceptsIt() throws IOException {
        assertEquals("gzip", encoding("Accept-Encoding: deflate, gzip, br"));
        assertEquals(null, encoding("Accept-Encoding: br, gzip;q=0"));
        assertEquals(null, encoding("Accept-Encoding: identity"));
    }

    private static String encoding(String accepted) throws IOException {
        Answer answer = viewer.send("GET /chart.js", "", accepted);
        assertEquals(200, answer.status());
        assertEquals("Accept-Encoding", answer.headers().get("vary"));
        return answer.headers().get("content-encoding");
    }

    @Test
    void aTokenOpensOneSession() throws IOException {
        URI address = viewer.service.newAddress();
        assertEquals("127.0.0.1", address.getHost());
        String target = ViewerFixture.target(address);
        assertEquals(405, viewer.http.send("HEAD " + target, "").status());
        Answer first = viewer.http.send("GET " + target, "");
        assertEquals("303 /", first.status() + " " + first.headers().get("location"));
        assertRestricted(first);
        String cookie = first.headers().get("set-cookie");
        assertTrue(
                cookie.matches(
                        "kneepoint-"
                                + address.getPort()
                                + "=[A-Za-z0-9_-]{43}; Path=/; HttpOnly; SameSite=Lax"),
                cookie);
        assertFalse(target.contains(cookie.split("[=;]")[1]), cookie);
        assertError(403, "token", viewer.http.send("GET " + target, ""));
        assertError(403, "token", viewer.http.send("GET /open", ""));
        assertError(403, "token", viewer.http.send("GET /open?token=", ""));
        assertError(403, "token", viewer.http.send("GET /open?token=" + "A".repeat(43), ""));
        assertError(401, "session", viewer.http.send("GET /", "", "Cookie: " + "kneepoint-1=x"));
    }

    @Test
    void theTokenIsNoCookie() throws IOException {
        URI address = viewer.service.newAddress();
        String token = address.getRawQuery().split("=")[1];
        String cookie = "Cookie: kneepoint-" + address.getPort() + "=" + token;
        assertError(401, "session", viewer.http.send("GET /", "", cookie));
        assertEquals(303, viewer.http.send("GET " + ViewerFixture.target(address), "").status());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "example.org",
                "example.org:80",
                "127.0.0.1",
                "localhost",
                "127.0.0.1:1",
                "localhost.example.org:1"
            })
    void otherHostsAreRefused(String host) throws IOException {
        assertError(421, "host", viewer.send("GET /", "", "Host: " + host));
        assertError(421, "host", viewer.send("GET /open?token=x", "", "Host: " + host));
    }

    @Test
    void namesOfThisMachineAreAccepted() throws IOException {
        String port = viewer.http.host().substring("127.0.0.1".length());
        for (String name : new String[] {"localhost", "LocalHost", "[::1]", "127.0.0.1"}) {
            assertEquals(200, viewer.send("GET /", "", "Host: " + name + port).status(), name);
        }
    }

    @Test
    void writesOfOtherSitesAreRefused() throws IOException {
        String[] sites = {
            "Sec-Fetch-Site: cross-site",
            "Sec-Fetch-Site: same-site",
            "Sec-Fetch-Site: none",
            "Origin: http://example.org",
            "Origin: null",
            "Origin: https://" + viewer.http.host(),
            "Origin: http://127.0.0.1:1",
            "Accept: */*"
        };
        for (String site : sites) {
            Answer answer = viewer.send("PUT " + PAGE, "{}", site, JSON, "Content-Length: 2");
            assertError(403, "origin", answer);
        }
        assertError(
                403, "origin", viewer.send("GET /api/workbench", "", "Sec-Fetch-Site: same-site"));
    }

    @Test
    void writesOfThePageAreAccepted() throws IOException {
        String origin = "Origin: http://" + viewer.http.host();
        String length = "Content-Length: 9";
        String json = "{\"a\":[1]}";
        assertEquals(200, viewer.send("PUT " + PAGE, json, SAME, JSON, length).status());
        String utf8 = "Content-Type: application/json; charset=UTF-8";
        assertEquals(200, viewer.send("PUT " + PAGE, json, origin, utf8, length).status());
        assertEquals(json, viewer.get(PAGE).body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRACE", "OPTIONS", "CONNECT", "PATCH", "PROPFIND", "get"})
    void otherMethodsAreRefused(String method) throws IOException {
        Answer answer = viewer.send(method + " /", "");
        if (answer.status() != 400) {
            assertError(405, "method", answer);
            assertEquals("GET, HEAD, POST, PUT, DELETE", answer.headers().get("allow"));
        }
        assertFalse(answer.body().contains("kneepoint-"), "headers must not be repeated");
    }

    @Test
    void aPathNamesItsMethods() throws IOException {
        Answer answer = viewer.write("DELETE " + PAGE, "");
        assertError(405, "method", answer);
        assertEquals("GET, PUT", answer.headers().get("allow"));
        assertError(405, "method", viewer.write("POST /index.html", "{}"));
        assertError(405, "method", viewer.write("PUT /api/events", "{}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "text/plain; application/json"
            })
    void bodiesAreJson(String type) throws IOException {
        assertError(
                415,
                "media-type",
                viewer.send(
                        "PUT " + PAGE, "{}", SAME, "Content-Type: " + type, "Content-Length: 2"));
    }

    @Test
    void aBodyWithoutATypeIsRefused() throws IOException {
        assertError(415, "media-type", viewer.send("PUT " + PAGE, "{}", SAME, "Content-Length: 2"));
    }

    @Test
    void longBodiesAreRefused() throws IOException {
        String text = "\"" + "x".repeat(1 << 20) + "\"";
        assertError(413, "size", viewer.write("PUT " + PAGE, text));
        String chunk = Integer.toHexString(text.length()) + "\r\n" + text + "\r\n0\r\n\r\n";
        assertError(
                413,
                "size",
                viewer.send("PUT " + PAGE, chunk, SAME, JSON, "Transfer-Encoding: chunked"));
        assertError(
                413,
                "size",
                viewer.send("POST /api/session", "{", SAME, JSON, "Content-Length: 99999999"));
    }

    @Test
    void aDamagedBodyIsNoFaultOfTheWorkbench() throws IOException {
        int before = viewer.logged.size();
        Answer answer =
                viewer.send(
                        "PUT " + PAGE, "zz\r\n{}\r\n", SAME, JSON, "Transfer-Encoding: chunked");
        assertEquals(400, answer.status());
        assertEquals(before, viewer.logged.size());
        assertError(400, "unusable", viewer.write("PUT " + PAGE, "[]"));
        assertError(400, "unusable", viewer.write("PUT " + PAGE, "{\"a\":" + "[".repeat(60_000)));
    }

    @Test
    void textsHaveNoCharacterZero() throws IOException {
        for (String text : new String[] {"\\u0000", "a\\\\\\u0000", "\\n\\u0000b"}) {
            assertError(400, "unusable", viewer.write("PUT " + PAGE, "{\"a\":\"" + text + "\"}"));
        }
        String escaped = "{\"a\":\"\\\\u0000\"}";
        assertEquals(200, viewer.write("PUT " + PAGE, escaped).status());
    }

    @Test
    void longHeadersAndPathsAreRefused() throws IOException {
        int header = viewer.send("GET /", "", "X-Long: " + "x".repeat(9000)).status();
        assertTrue(header == 431 || header == 200, "status " + header);
        assertEquals(431, viewer.send("GET /", "", "X-Long: " + "x".repeat(99_000)).status());
        assertNotEquals(200, viewer.get("/" + "x".repeat(20_000)).status());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/open?token=%zz",
                "/api/folders?path=%zz",
                "/?%c3%28=1",
                "/?a=%c3%28",
                "/?a=b%00"
            })
    void queriesAreText(String path) throws IOException {
        assertError(400, "query", viewer.get(path));
    }

    @Test
    void aSessionHasALimitedRate() throws Exception {
        TokenStore<Session> sessions = new TokenStore<>(1);
        String token = sessions.issue(new Session(null, new TokenBucket(1, 0, () -> 0)));
        LoopbackGate gate = new LoopbackGate(sessions);
        Client client = gate.client(visit("127.0.0.1"));
        assertEquals("http://localhost:80", client.origin());
        assertEquals(
                Caller.LOCAL, gate.bySession(token, client).map(Admission::caller).orElseThrow());
        Denial denial = assertThrows(Denial.class, () -> gate.bySession(token, client));
        assertEquals("429 rate", denial.status() + " " + denial.code());
        assertEquals(Map.of("Retry-After", "1"), denial.headers());
        Denial remote = assertThrows(Denial.class, () -> gate.client(visit("192.0.2.1")));
        assertEquals("address", remote.code());
    }

    private static Visit visit(String address) {
        return new Visit(address, 80, false, Map.of("host", List.of("localhost:80")));
    }

    @Test
    void errorsOfHandlersAreDescribed() throws IOException {
        Answer unknown = viewer.get("/api/jobs/7");
        assertError(404, "unknown", unknown);
        assertTrue(unknown.body().contains("\"value\":\"7\""), unknown.body());
        assertError(404, "unknown", viewer.get("/api/nothing"));
        assertError(404, "unknown", viewer.get("/nothing.js"));
        assertError(400, "unusable", viewer.write("POST /api/jobs", "{"));
        assertError(400, "missing", viewer.write("POST /api/jobs", "{}"));
        viewer.workspace.starting(
                line -> {
                    throw new IllegalStateException(line);
                });
        int before = viewer.logged.size();
        assertError(500, "internal", viewer.write("POST /api/jobs", "{\"line\":\"x\"}"));
        assertEquals(before + 1, viewer.logged.size());
        assertTrue(viewer.logged.get(before).startsWith("error "), viewer.logged.get(before));
    }
}
