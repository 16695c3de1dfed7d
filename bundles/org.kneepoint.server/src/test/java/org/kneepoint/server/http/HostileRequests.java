// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Requests that no client of good will sends, none of them with credentials. */
final class HostileRequests {
    private static final String[] METHODS = {
        "GET",
        "get",
        "TRACE",
        "OPTIONS",
        "CONNECT",
        "PATCH",
        "DELETE",
        "POST",
        "PUT",
        "HEAD",
        "G T",
        "GET\t",
        "",
        "\u0000",
        "PRI",
        "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    };
    private static final String[] PATHS = {
        "/%61pi/jobs",
        "/./api/jobs",
        "//api/jobs",
        "/api//jobs",
        "/api/jobs;x=1",
        "/;/api/jobs",
        "/login/../api/jobs",
        "/login;/../api/jobs",
        "/login/..;/api/jobs",
        "/login%2f..%2fapi/jobs",
        "/%2e%2e/api/jobs",
        "/..%2fapi/jobs",
        "/api/health/../jobs",
        "/api/login/../jobs",
        "/api/login/..%2fjobs",
        "/api/health%00/../jobs",
        "/api/jobs%00",
        "/api/%6aobs",
        "/metrics/..",
        "/metrics/../api/jobs",
        "/API/JOBS",
        "/api/jobs/%2e%2e/%2e%2e/etc/passwd",
        "/%c0%ae%c0%ae/x",
        "/%",
        "/%zz",
        "/%u0061pi/jobs",
        "/api\\jobs",
        "/\\..\\..\\x",
        "*",
        "x",
        "http://evil.org/api/jobs",
        "/main.js",
        "/index.html",
        "/vendor/../index.html",
        "/server/server.js",
        "/results/x",
        "/api/openapi.json",
        "/api/workbench",
        "/api/results",
        "/api/contents?path=/etc/passwd",
        "/open?token=%zz",
        "/open?token=",
        "/api/jobs?wait=1e9",
        "/api/events",
        "/api/%F0%9F%92%A9",
        "/api/jobs?a=%c3%28",
        "/system/console",
        "/.git/config",
        "/?" + "a=1&".repeat(500)
    };
    private static final String[] HOSTS = {
        "evil.org",
        "127.0.0.1:1",
        "127.0.0.1",
        "localhost.evil.org",
        "",
        "user@127.0.0.1",
        "[::1",
        "127.0.0.1:99999",
        "127.0.0.1:x",
        "a b",
        "lab.example.org:8",
        "lab.example.org.evil.org",
        "\u0001"
    };
    private static final String[] JSONS = {
        "{",
        "[]",
        "null",
        "\"x\"",
        "{\"account\":1}",
        "{\"account\":null,\"password\":null}",
        "{\"account\":[\"administrator\"],\"password\":{}}",
        "{\"account\":\"a\",\"account\":\"b\"}",
        "{\"account\":\"\\u0000\",\"password\":\"\\ud800\"}",
        "{\"account\":\"administrator\"}",
        "{\"account\":\"administrator' OR '1'='1\",\"password\":\"x\"}",
        "{\"n\":1e999999999}",
        "{\"account\":\"administrator\",\"password\":\"x\"}",
        "\u0000",
        "{\"a\":" + "9".repeat(5000) + "}",
        "{\"a\":" + "[".repeat(5000),
        "{\"a\":".repeat(3000),
        "{'account':'x'}",
        "{\"__proto__\":{}}"
    };

    private final Random random;
    private final String host;
    private final List<Supplier<byte[]>> kinds =
            List.of(
                    this::method,
                    this::path,
                    this::wrongHost,
                    this::headers,
                    this::cookie,
                    this::bearer,
                    this::login,
                    this::chunks,
                    this::protocol,
                    this::pipeline,
                    this::truncated,
                    this::damaged);

    /**
     * The same requests for the same seed.
     *
     * @param host of the server
     */
    HostileRequests(String host, long seed) {
        this.host = host;
        this.random = new Random(seed);
    }

    /** Returns the bytes of the next request. */
    byte[] next() {
        return kinds.get(random.nextInt(kinds.size())).get();
    }

    private String any(String... texts) {
        return texts[random.nextInt(texts.length)];
    }

    private String noise(int longest) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(longest); i > 0; i--) {
            text.append((char) (1 + random.nextInt(254)));
        }
        return text.toString();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private byte[] request(String line, String headers, String body) {
        return bytes(line + " HTTP/1.1\r\nHost: " + host + "\r\n" + headers + "\r\n" + body);
    }

    private byte[] method() {
        return request(any(METHODS) + " " + any("/api/jobs", "/", "/api/results/x"), "", "");
    }

    private byte[] path() {
        String accept = random.nextBoolean() ? "Accept: text/html\r\n" : "";
        return request(any("GET", "HEAD", "DELETE") + " " + any(PATHS), accept, "");
    }

    private byte[] wrongHost() {
        String own = "Host: " + host + "\r\n";
        String other = "Host: " + any(HOSTS) + "\r\n";
        String headers =
                any(other, "", own + other, other + own, " " + own, "Host : " + host + "\r\n");
        String path = any("/api/jobs", "/login?x", "/metrics?x");
        return bytes(
                "GET " + (headers.equals(own) ? "/" : path) + " HTTP/1.1\r\n" + headers + "\r\n");
    }

    private byte[] headers() {
        String bomb =
                switch (random.nextInt(7)) {
                    case 0 -> "X: y\r\n".repeat(3000);
                    case 1 -> "X: " + "y".repeat(20_000) + "\r\n";
                    case 2 -> "no colon\r\n";
                    case 3 -> "X Y: z\r\n";
                    case 4 -> "X: a\r\n b\r\n";
                    case 5 -> "X: \u0000\u0007\r\n";
                    default -> noise(300) + "\r\n";
                };
        return request("GET /api/jobs", bomb, "");
    }

    private byte[] cookie() {
        String port = host.substring(host.indexOf(':') + 1);
        String name = any("kneepoint-" + port, "__Host-kneepoint", "JSESSIONID", "\"", noise(20));
        String value =
                any("", "x", "\"x", "../../etc/passwd", "session0 ", noise(200), "a".repeat(3000));
        String one = name + "=" + value.replace("\r", "").replace("\n", "");
        return request(
                "GET " + any("/", "/api/jobs"),
                "Cookie: " + (one + "; ").repeat(1 + random.nextInt(40)) + "\r\n",
                "");
    }

    private byte[] bearer() {
        String junk = noise(300).replace("\r", "").replace("\n", "");
        String value =
                any(
                        "Bearer",
                        "Bearer ",
                        "Bearer x",
                        "bearer token",
                        "Bearer token-viewer token-administrator",
                        "Bearer " + junk,
                        "Bearer " + "A".repeat(4000),
                        "Basic YWRtaW5pc3RyYXRvcjpzZWNyZXQ=",
                        "Token token-administrator",
                        junk);
        return request(
                "GET " + any("/api/jobs", "/api/page", "/api/session", "/main.js", "/"),
                "Authorization: " + value + "\r\n",
                "");
    }

    private byte[] login() {
        String json = random.nextInt(4) == 0 ? noise(200) : any(JSONS);
        String type = any("application/json", "application/json", "text/plain", "", "\u00ff");
        String site = any("same-origin", "same-origin", "cross-site", "none", "");
        int length = json.length() + (random.nextInt(5) == 0 ? 1 : 0);
        return request(
                "POST " + any("/api/login", "/api/login", "/api/logout", "/api/jobs", "/login"),
                "Content-Type: "
                        + type
                        + "\r\nSec-Fetch-Site: "
                        + site
                        + "\r\nContent-Length: "
                        + any(
                                "" + length,
                                "" + length,
                                "-1",
                                "x",
                                "99999999999999999999",
                                length + "\r\nContent-Length: 3")
                        + "\r\n",
                json);
    }

    private byte[] chunks() {
        String json = "Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n";
        String chunked = "Transfer-Encoding: chunked\r\n";
        String body =
                switch (random.nextInt(40) == 0 ? 5 : random.nextInt(5)) {
                    case 0 -> "zz\r\n{}\r\n0\r\n\r\n";
                    case 1 -> "ffffffffffffffff\r\n{}";
                    case 2 -> "-1\r\n\r\n";
                    case 3 -> "2\r\n{}" + "\r\nGET /api/jobs HTTP/1.1\r\n\r\n";
                    case 4 -> "5;" + "x".repeat(2000) + "\r\n{}";
                    default -> "180000\r\n" + "x".repeat(0x180000) + "\r\n0\r\n\r\n";
                };
        String both = random.nextBoolean() ? "Content-Length: 4\r\n" : "";
        return request(
                "POST /api/login",
                json
                        + any(
                                chunked,
                                chunked,
                                "Transfer-Encoding: xchunked\r\n",
                                chunked + chunked)
                        + both,
                body);
    }

    private byte[] protocol() {
        byte[] hello = {22, 3, 1, 0, 5, 1, 0, 0, 1, 0};
        return switch (random.nextInt(6)) {
            case 0 -> bytes("GET /api/jobs\r\n");
            case 1 -> bytes("GET /api/jobs HTTP/9.9\r\nHost: " + host + "\r\n\r\n");
            case 2 -> bytes("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000");
            case 3 -> bytes("GET /api/jobs HTTP/1.0\r\n\r\n");
            case 4 -> hello;
            default ->
                    request("GET /api/jobs", "Upgrade: websocket\r\nConnection: Upgrade\r\n", "");
        };
    }

    private byte[] pipeline() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(path());
        all.writeBytes(bearer());
        all.writeBytes(login());
        return all.toByteArray();
    }

    private byte[] truncated() {
        byte[] whole = random.nextBoolean() ? login() : cookie();
        return Arrays.copyOf(whole, random.nextInt(whole.length));
    }

    private byte[] damaged() {
        byte[] whole = request("GET /api/jobs", "Cookie: a=b\r\nAccept: */*\r\n", "");
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            whole[random.nextInt(whole.length)] = (byte) random.nextInt(256);
        }
        return whole;
    }
}
