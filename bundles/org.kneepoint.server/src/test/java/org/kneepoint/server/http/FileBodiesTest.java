// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.RawHttp.Answer;
import org.kneepoint.viewer.ServedGate;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Content;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/** Files as bodies of requests. */
@Timeout(60)
class FileBodiesTest {
    private static final int LIMIT = 1 << 20;
    private static final String FILE = "POST /api/file";
    private static final String TYPE = "Content-Type: application/octet-stream";
    private static final String TOKEN =
            "Authorization: Bearer " + FakeAccounts.token(Role.EVALUATOR);

    private static final BlockingQueue<String> ENDS = new LinkedBlockingQueue<>();
    private static ServedGate server;

    /** A route that counts the bytes of files. */
    private static final class Counter implements RouteSource {
        @Override
        public List<Route> routes() {
            return List.of(
                    new Route(
                            Method.POST,
                            "/api/file",
                            Role.EVALUATOR,
                            Counter::count,
                            Content.file(LIMIT)));
        }

        private static Reply count(Call call) throws IOException {
            try {
                long length = call.file().transferTo(OutputStream.nullOutputStream());
                return Reply.json(Map.of("length", length));
            } catch (IOException e) {
                ENDS.add(e.getMessage());
                throw e;
            }
        }

        @Override
        public String openApi() {
            return "{\"paths\":{\"/api/file\":{\"post\":{\"operationId\":\"postFile\",\"requestBody\":{}}}}}";
        }
    }

    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        FakeAccounts accounts = new FakeAccounts(folder);
        AccessSettings settings = AccessSettings.of(List.of("lab.example.org"), false, List.of());
        server =
                new ServedGate(
                        folder,
                        new ServerGate(accounts, accounts, settings, request -> {}),
                        new Counter());
    }

    @AfterAll
    static void stop() throws Exception {
        server.close();
    }

    private static Answer send(String body, String... headers) throws IOException {
        return server.http().send(FILE, body, headers);
    }

    private static String length(int bytes) {
        return "Content-Length: " + bytes;
    }

    private static String chunk(String text) {
        return Integer.toHexString(text.length()) + "\r\n" + text + "\r\n";
    }

    @Test
    void aFileUpToTheLimitIsRead() throws IOException {
        String file = "x".repeat(LIMIT);
        assertEquals("{\"length\":1048576}", send(file, TOKEN, TYPE, length(LIMIT)).body());
        String chunked = chunk("x".repeat(70_000)) + chunk("yz") + "0\r\n\r\n";
        Answer answer = send(chunked, TOKEN, TYPE, "Transfer-Encoding: chunked");
        assertEquals("{\"length\":70002}", answer.body());
    }

    @Test
    void aLongerOneIsRefusedInOneLine() throws IOException {
        Answer stated = send("x", TOKEN, TYPE, length(LIMIT + 1));
        assertEquals("413 size", stated.status() + " " + stated.code());
        Answer huge = send("x", TOKEN, TYPE, "Content-Length: 9999999999");
        assertEquals("413 size", huge.status() + " " + huge.code());
        String chunks = chunk("x".repeat(LIMIT)) + chunk("y") + "0\r\n\r\n";
        Answer found = send(chunks, TOKEN, TYPE, "Transfer-Encoding: chunked");
        assertEquals("413 size", found.status() + " " + found.code());
        assertTrue(found.body().contains("the body has more than 1 MB"), found.body());
    }

    @Test
    void aFileThatBreaksOffFailsWhereItIsRead() throws Exception {
        ENDS.clear();
        String head = FILE + " HTTP/1.1\r\nHost: " + server.http().host() + "\r\n";
        try (Socket socket = server.http().connect()) {
            String text = head + String.join("\r\n", TOKEN, TYPE, length(1000)) + "\r\n\r\nbegin";
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        }
        assertEquals("the body is incomplete", ENDS.poll(30, TimeUnit.SECONDS));
    }

    @Test
    void otherTypesAndCallersAreRefused() throws IOException {
        Answer object = send("{}", TOKEN, "Content-Type: application/json", length(2));
        assertEquals("415 media-type", object.status() + " " + object.code());
        assertEquals(401, send("x", TYPE, length(1)).status());
        String viewer = "Authorization: Bearer " + FakeAccounts.token(Role.VIEWER);
        assertEquals(403, send("x", viewer, TYPE, length(1)).status());
    }
}
