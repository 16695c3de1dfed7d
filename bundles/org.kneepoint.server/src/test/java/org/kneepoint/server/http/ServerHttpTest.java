// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.server.operation.Gauge;
import org.kneepoint.server.operation.HealthSource;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Outage;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.DescribedRoutes;
import org.kneepoint.viewer.RawHttp.Answer;
import org.kneepoint.viewer.ServedGate;
import org.kneepoint.viewer.gate.Answered;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/** The server's interface as its users see it. */
class ServerHttpTest {
    private static final String JSON = "application/json";

    private static final List<Answered> ANSWERED = Collections.synchronizedList(new ArrayList<>());
    private static FakeAccounts accounts;
    private static ServedGate server;
    private static volatile HealthSource.State disk = HealthSource.State.OK;

    /** A database is away. */
    private static final class Away extends RuntimeException implements Outage {
        private static final long serialVersionUID = 1L;

        Away() {
            super("the database does not answer");
        }

        @Override
        public String finding() {
            return "secret of the server";
        }
    }

    /** Routes that tell who calls, and that fail. */
    private static final class Probe implements RouteSource {
        @Override
        public List<Route> routes() {
            return List.of(
                    new Route(
                            Method.GET,
                            "/api/probe",
                            call -> Reply.json(Map.of("caller", Caller.current().account()))),
                    new Route(
                            Method.DELETE,
                            "/api/probe",
                            call -> {
                                throw new Away();
                            }),
                    new Route(
                            Method.POST,
                            "/api/probe",
                            call -> {
                                throw new IllegalStateException("secret of the server");
                            }));
        }

        @Override
        public String openApi() {
            return "{\"paths\":{\"/api/probe\":{\"get\":{\"operationId\":\"getProbe\"},"
                    + "\"delete\":{\"operationId\":\"deleteProbe\"},"
                    + "\"post\":{\"operationId\":\"postProbe\",\"requestBody\":{}}}}}";
        }
    }

    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        accounts = new FakeAccounts(folder);
        AccessSettings settings = AccessSettings.of(List.of("lab.example.org"), false, List.of());
        server =
                new ServedGate(
                        folder,
                        new ServerGate(accounts, accounts, settings, ANSWERED::add),
                        new OperationRoutes(
                                () -> List.of(new HealthSource.Entry("disk", disk, "full")),
                                () -> List.of(Gauge.of("kneepoint_x", "an x", () -> 3))),
                        new Probe());
    }

    @AfterAll
    static void stop() throws Exception {
        server.close();
    }

    @BeforeEach
    void reset() {
        accounts.isBusy = false;
        ANSWERED.clear();
    }

    private static String bearer(Role role) {
        return "Authorization: Bearer " + FakeAccounts.token(role);
    }

    private static Answer get(String path, String... headers) throws IOException {
        return server.http().send("GET " + path, "", headers);
    }

    private static Answer login(String account, String password) throws IOException {
        return server.write(
                "POST /api/login",
                "{\"account\":\"" + account + "\",\"password\":\"" + password + "\"}");
    }

    private static String cookie(Answer answer) {
        return "Cookie: " + answer.headers().get("set-cookie").split(";")[0];
    }

    @Test
    void strangersSeeTheLoginOnly() throws IOException {
        Answer page = get("/", "Accept: text/html,*/*");
        assertEquals("303 /login", page.status() + " " + page.headers().get("location"));
        Answer link = get("/results/abc", "Accept: text/html,*/*");
        assertEquals("/login?next=%2Fresults%2Fabc", link.headers().get("location"));
        Answer call = get("/api/jobs", "Accept: text/html");
        assertEquals("401 Bearer", call.status() + " " + call.headers().get("www-authenticate"));
        assertEquals(401, get("/main.js").status());
        assertEquals(401, get("/open?token=x").status());
        assertEquals(200, get("/login").status());
        assertEquals(200, get("/login.js").status());
        assertEquals(200, get("/viewer.css").status());
    }

    @Test
    void theLoginHasAllItsFiles() throws IOException {
        Matcher file = Pattern.compile("(?:href|src)=\"(/[^\"]+)\"").matcher(get("/login").body());
        int files = 0;
        while (file.find()) {
            assertEquals(200, get(file.group(1)).status(), file.group(1));
            files++;
        }
        assertEquals(2, files);
        assertFalse(get("/login.js").body().contains("import "), "modules that are not open");
    }

    @Test
    void aPasswordOpensASession() throws IOException {
        Answer answer = login("evaluator", FakeAccounts.PASSWORD);
        assertEquals(
                "200 {account=evaluator, role=evaluator}",
                answer.status() + " " + new TreeMap<>(answer.object()));
        String header = answer.headers().get("set-cookie");
        assertTrue(
                header.matches("kneepoint-[0-9]+=session[0-9]+; Path=/; HttpOnly; SameSite=Lax"),
                header);
        Answer workbench = get("/api/workbench", cookie(answer));
        assertEquals(
                "true evaluator evaluator",
                workbench.object().get("server")
                        + " "
                        + workbench.object().get("account")
                        + " "
                        + workbench.object().get("role"));
        assertEquals("{\"caller\":\"evaluator\"}", get("/api/probe", cookie(answer)).body());
        Answer logout = server.write("POST /api/logout", "{}", cookie(answer));
        assertTrue(logout.headers().get("set-cookie").contains("Max-Age=0"));
        assertEquals(401, get("/api/workbench", cookie(answer)).status());
    }

    @Test
    void aDatabaseThatIsAwayIsToldInOneLine() throws IOException {
        Answer answer = server.http().send("DELETE /api/probe", "", bearer(Role.DEPLOYER));
        assertEquals(
                "503 outage 5",
                answer.status() + " " + answer.code() + " " + answer.headers().get("retry-after"));
        assertTrue(answer.body().contains("the database does not answer: try again later"));
        assertFalse(answer.body().contains("secret"), answer.body());
    }

    @Test
    void wrongPasswordsAndTooManyAreRefused() throws IOException {
        Answer wrong = login("evaluator", "x");
        assertEquals("401 password", wrong.status() + " " + wrong.code());
        assertEquals(null, wrong.headers().get("set-cookie"));
        accounts.isBusy = true;
        Answer busy = login("evaluator", FakeAccounts.PASSWORD);
        assertEquals("429 3", busy.status() + " " + busy.headers().get("retry-after"));
        Answer token = get("/api/jobs", bearer(Role.VIEWER));
        assertEquals("429 3", token.status() + " " + token.headers().get("retry-after"));
    }

    @Test
    void aLoginComesFromThePage() throws IOException {
        int before = accounts.attempts.get();
        String json = "{\"account\":\"viewer\",\"password\":\"secret\"}";
        String length = "Content-Length: " + json.length();
        String type = "Content-Type: " + JSON;
        for (String site :
                List.of("Sec-Fetch-Site: cross-site", "Origin: http://evil.org", "A: b")) {
            Answer answer = server.http().send("POST /api/login", json, site, type, length);
            assertEquals("403 origin", answer.status() + " " + answer.code(), site);
        }
        Answer form =
                server.http()
                        .send(
                                "POST /api/login",
                                json,
                                "Sec-Fetch-Site: same-origin",
                                "Content-Type: text/plain",
                                length);
        assertEquals(415, form.status());
        assertEquals(400, server.write("POST /api/login", "{\"account\":\"viewer\"}").status());
        assertEquals(405, get("/api/login").status());
        assertEquals(before, accounts.attempts.get());
    }

    @Test
    void withTlsTheCookieIsBoundToTheHost(@TempDir Path folder) throws Exception {
        AccessSettings settings =
                AccessSettings.of(List.of("lab.example.org"), true, List.of("127.0.0.1"));
        String[] proxy = {
            "Host: lab.example.org", "X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: https"
        };
        try (ServedGate other =
                new ServedGate(folder, new ServerGate(accounts, accounts, settings, a -> {}))) {
            String json = "{\"account\":\"viewer\",\"password\":\"secret\"}";
            String header = other.write("POST /api/login", json, proxy).headers().get("set-cookie");
            assertTrue(
                    header.matches("__Host-kneepoint=\\w+; Path=/; HttpOnly; Secure; SameSite=Lax"),
                    header);
            String plain = "Host: lab.example.org";
            assertEquals(403, other.http().send("GET /login", "", plain).status());
        }
    }

    @Test
    void aTokenNeedsNoPage() throws IOException {
        assertEquals(200, get("/api/jobs", bearer(Role.VIEWER)).status());
        String json = "{\"a\":1}";
        Answer write =
                server.http()
                        .send(
                                "PUT /api/page",
                                json,
                                bearer(Role.VIEWER),
                                "Content-Type: " + JSON,
                                "Content-Length: " + json.length());
        assertEquals(200, write.status(), write.body());
        String cookie = cookie(login("administrator", FakeAccounts.PASSWORD));
        Answer wrong = get("/api/jobs", "Authorization: Bearer x", cookie);
        assertEquals(401, wrong.status(), "the cookie does not count");
        assertEquals(401, get("/login", "Authorization: Bearer x").status());
    }

    @ParameterizedTest
    @CsvSource({
        "POST /api/jobs, EVALUATOR",
        "POST /api/commands, EVALUATOR",
        "POST /api/files, EVALUATOR",
        "POST /api/check, EVALUATOR",
        "POST /api/session, EVALUATOR",
        "DELETE /api/jobs/1, EVALUATOR",
        "DELETE /api/results/c1, EVALUATOR",
    })
    void aRouteHasALeastRole(String line, Role least) throws IOException {
        Answer below = server.write(line, "{}", bearer(Role.VIEWER));
        assertEquals(403, below.status(), line);
        assertTrue(
                below.body().contains("this needs the role " + least.label() + "; yours is viewer"),
                below.body());
        int enough = server.write(line, "{}", bearer(least)).status();
        assertTrue(enough != 403 && enough != 401, line + " " + enough);
    }

    @Test
    void healthIsPublicButNotItsParts() throws IOException {
        assertEquals("{\"live\":\"up\"}", get("/api/health").body());
        assertEquals("{\"live\":\"up\"}", get("/api/health", bearer(Role.DEPLOYER)).body());
        String parts = get("/api/health", bearer(Role.ADMINISTRATOR)).body();
        assertTrue(parts.contains("\"name\":\"disk\""), parts);
    }

    @Test
    void metricsAreForTokensAndThisMachine() throws IOException {
        Answer local = get("/metrics");
        assertEquals("text/plain; version=0.0.4; charset=utf-8", type(local));
        assertTrue(local.body().endsWith("kneepoint_x 3\n"), local.body());
        String name = "Host: lab.example.org";
        assertEquals(401, get("/metrics", name).status());
        assertEquals(200, get("/metrics", name, bearer(Role.VIEWER)).status());
    }

    private static String type(Answer answer) {
        return answer.headers().get("content-type").toLowerCase(Locale.ROOT);
    }

    @Test
    void theDocumentDescribesAllSources() throws IOException {
        DescribedRoutes.requireComplete(new OperationRoutes(List::of, List::of));
        Map<?, ?> document = get("/api/openapi.json", bearer(Role.VIEWER)).object();
        Map<?, ?> paths = (Map<?, ?>) document.get("paths");
        assertTrue(paths.containsKey("/api/probe") && paths.containsKey("/metrics"));
        assertTrue(paths.containsKey("/api/jobs"));
        assertEquals("3.1.0", document.get("openapi"));
    }

    @Test
    void aFailureHasAnIdAndNothingElse() throws IOException {
        Answer answer =
                server.write(
                        "POST /api/probe",
                        "{}",
                        bearer(Role.EVALUATOR),
                        "X-Request-Id: my-request-7");
        assertEquals(500, answer.status());
        assertEquals("my-request-7", answer.headers().get("x-request-id"));
        assertTrue(answer.body().contains("my-request-7"), answer.body());
        assertFalse(answer.body().contains("secret of"), answer.body());
        assertTrue(server.logged().toString().contains("Request my-request-7 failed"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "short",
                "with blank in it",
                "a{}{}{}{}{}{}",
                "\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4"
            })
    void anIdHasToBeWellFormed(String id) throws IOException {
        Answer answer = get("/login", "X-Request-Id: " + id);
        assertTrue(answer.headers().get("x-request-id").matches("[0-9a-f]{32}"));
    }

    @Test
    void eachRequestIsReportedOnce() throws Exception {
        get("/api/probe?token=hidden", bearer(Role.DEPLOYER), "X-Request-Id: request-of-probe");
        Answered first = answered("request-of-probe");
        assertEquals(
                "GET /api/probe 200 deployer 127.0.0.1",
                String.join(
                        " ",
                        first.method(),
                        first.path(),
                        "" + first.status(),
                        first.account(),
                        first.address()));
        get("/api/jobs", "X-Request-Id: request-of-jobs");
        Answered second = answered("request-of-jobs");
        assertEquals("401 ", second.status() + " " + second.account());
        assertEquals(List.of(first), reported("request-of-probe"));
    }

    /** The report may follow the answer. */
    private static Answered answered(String id) throws InterruptedException {
        for (int i = 0; i < 1000 && reported(id).isEmpty(); i++) {
            Thread.sleep(10);
        }
        assertEquals(1, reported(id).size(), ANSWERED.toString());
        return reported(id).get(0);
    }

    /** Requests of other tests may be reported late. */
    private static List<Answered> reported(String id) {
        return List.copyOf(ANSWERED).stream().filter(answer -> answer.id().equals(id)).toList();
    }

    /** Bodies that do not arrive hold threads, but not those of others. */
    @Test
    void slowStrangersDoNotKeepUsersOut() throws Exception {
        String host = server.http().host();
        byte[] part =
                ("POST /api/login HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\n"
                                + "Content-Type: %s\r\nContent-Length: 9\r\n\r\n{")
                        .formatted(host, host, JSON)
                        .getBytes(StandardCharsets.UTF_8);
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < 250; i++) {
                slow.add(server.http().connect());
                slow.get(i).getOutputStream().write(part);
            }
            assertEquals(200, get("/api/probe", bearer(Role.VIEWER)).status());
            Answer refused = login("nobody", "x");
            assertEquals(429, refused.status());
            assertEquals("requests", refused.code());
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
        while (get("/api/health").status() == 429) {
            Thread.sleep(10);
        }
    }
}
