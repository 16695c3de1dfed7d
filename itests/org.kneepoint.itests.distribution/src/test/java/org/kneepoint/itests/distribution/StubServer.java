// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import com.fasterxml.jackson.jr.ob.JSON;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A server of the files of the page, with the headers of the real one, and of answers that a test
 * provides. Its sessions are cookies that name the account.
 */
final class StubServer implements AutoCloseable {
    private static final String FILES = "/org/kneepoint/viewer/page";
    private static final String COOKIE = "account=";
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                    + " connect-src 'self'; form-action 'self'; base-uri 'none';"
                    + " frame-ancestors 'none'";
    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "css", "text/css", "js", "text/javascript");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final StubRoutes routes;
    private final List<String> requests = new CopyOnWriteArrayList<>();

    private StubServer(HttpServer server, StubRoutes routes) {
        this.server = server;
        this.routes = routes;
    }

    /** Starts one on a free port. */
    static StubServer start(StubRoutes routes) throws IOException {
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        StubServer stub = new StubServer(server, routes);
        server.createContext("/", stub::handle);
        server.setExecutor(stub.threads);
        server.start();
        return stub;
    }

    /** The address of a path. */
    String address(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    /** All requests, such as {@code DELETE /api/jobs/7}. */
    List<String> requests() {
        return requests;
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            requests.add(exchange.getRequestMethod() + " " + path);
            exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            if (path.equals("/api/events")) {
                stream(exchange);
            } else if (path.startsWith("/api/")) {
                call(exchange, path);
            } else {
                page(exchange, path);
            }
        }
    }

    /** Keeps the stream open until the server is closed. */
    private static void stream(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        OutputStream out = exchange.getResponseBody();
        try {
            while (true) {
                out.write(":\n\n".getBytes(StandardCharsets.UTF_8));
                out.flush();
                Thread.sleep(500);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void call(HttpExchange exchange, String path) throws IOException {
        String target = exchange.getRequestMethod() + " " + path;
        String query = exchange.getRequestURI().getQuery();
        StubRoutes.Call call =
                new StubRoutes.Call(
                        account(exchange), fields(exchange), query == null ? "" : query);
        StubRoutes.Answer answer = routes.answer(target, call);
        answer.account()
                .ifPresent(
                        name ->
                                exchange.getResponseHeaders()
                                        .set("Set-Cookie", COOKIE + name + "; Path=/; HttpOnly"));
        answer.headers().forEach(exchange.getResponseHeaders()::set);
        String text = answer.body() == null ? "" : JSON.std.asString(answer.body());
        write(exchange, answer.status(), "application/json", text.getBytes(StandardCharsets.UTF_8));
    }

    /** The fields of an object; a file is the field {@code file}. */
    private static Map<String, Object> fields(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        if ("application/octet-stream".equals(type)) {
            return Map.of("file", new String(body, StandardCharsets.UTF_8));
        }
        return body.length == 0 ? Map.of() : JSON.std.mapFrom(body);
    }

    private void page(HttpExchange exchange, String path) throws IOException {
        boolean isOpen = path.matches("/login(\\.js)?|/viewer\\.css");
        if (!isOpen && account(exchange).isEmpty()) {
            exchange.getResponseHeaders().set("Location", "/login?next=" + path);
            exchange.sendResponseHeaders(303, -1);
            return;
        }
        String file = path.matches("/|/results/[\\w-]+") ? "/index.html" : path;
        String name = path.equals("/login") ? "/login.html" : file;
        try (InputStream in = StubServer.class.getResourceAsStream(FILES + name)) {
            byte[] bytes = in == null ? new byte[0] : in.readAllBytes();
            String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
            write(exchange, in == null ? 404 : 200, type + "; charset=utf-8", bytes);
        }
    }

    private static void write(HttpExchange exchange, int status, String type, byte[] body)
            throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        if (body.length > 0) {
            exchange.getResponseBody().write(body);
        }
    }

    private static String account(HttpExchange exchange) {
        String cookie = exchange.getRequestHeaders().getFirst("Cookie");
        return cookie == null || !cookie.startsWith(COOKIE)
                ? ""
                : cookie.substring(COOKIE.length());
    }

    @Override
    public void close() {
        threads.shutdownNow();
        server.stop(0);
    }
}
