// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.ServedGate;

/** Ten thousand requests against a started server, from a few clients at once. */
class HostileRequestsTest {
    private static final int CLIENTS = 4;
    private static final int REQUESTS = 2500;
    private static final int UNFINISHED = 50;
    private static final int TIMEOUT_MILLIS = 30_000;
    private static final int MOST_THREADS = 60;

    private static final Pattern STATUS = Pattern.compile("(?m)^HTTP/1\\.[01] (\\d{3})");
    private static final Pattern TRACE =
            Pattern.compile("(?m)^\\s+at [a-z]|Caused by|[a-z]Exception|org\\.eclipse|java\\.");

    @Test
    void noneIsAnsweredAndNothingGrows(@TempDir Path folder) throws Exception {
        FakeAccounts accounts = new FakeAccounts(folder);
        AccessSettings settings =
                new AccessSettings(List.of("lab.example.org"), false, List.of(), 100_000, 50);
        ServerGate gate = new ServerGate(accounts, accounts, settings, request -> {});
        ServedGate server = new ServedGate(folder, gate, new OperationRoutes(List::of, List::of));
        List<Socket> unfinished = new ArrayList<>();
        try {
            for (int i = 0; i < UNFINISHED; i++) {
                Socket socket = server.http().connect();
                socket.getOutputStream().write('G');
                unfinished.add(socket);
            }
            int before = Thread.activeCount();
            Map<String, Integer> counts = attack(server.http().host());
            int all = counts.values().stream().mapToInt(Integer::intValue).sum();
            assertTrue(all > CLIENTS * REQUESTS, "with those of pipelines: " + counts);
            assertEquals(Set.of(), failures(counts), counts.toString());
            assertEquals(0, accounts.sessions.size());
            assertEquals(0, server.followed());
            assertEquals(List.of(), server.logged());
            assertTrue(Thread.activeCount() < before + MOST_THREADS, "" + Thread.activeCount());
            String bearer = "Authorization: Bearer " + FakeAccounts.token(Role.VIEWER);
            assertEquals(200, server.http().send("GET /api/jobs", "", bearer).status());
        } finally {
            for (Socket socket : unfinished) {
                socket.close();
            }
            server.close();
        }
    }

    /**
     * Statuses of success and of failure of the server; 501 and 505 refuse what it does not know.
     */
    private static Set<String> failures(Map<String, Integer> counts) {
        return counts.keySet().stream()
                .filter(status -> status.startsWith("2") || status.startsWith("5"))
                .filter(status -> !status.equals("501") && !status.equals("505"))
                .collect(Collectors.toSet());
    }

    private static Map<String, Integer> attack(String host) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
        try {
            List<Callable<Map<String, Integer>>> clients = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                HostileRequests requests = new HostileRequests(host, i);
                clients.add(() -> send(requests, host));
            }
            Map<String, Integer> counts = new TreeMap<>();
            for (Future<Map<String, Integer>> client : threads.invokeAll(clients)) {
                client.get().forEach((status, n) -> counts.merge(status, n, Integer::sum));
            }
            return counts;
        } finally {
            threads.shutdownNow();
        }
    }

    /** Returns the number of answers by their status; "none" counts connections without one. */
    private static Map<String, Integer> send(HostileRequests requests, String host)
            throws IOException {
        int port = Integer.parseInt(host.substring(host.indexOf(':') + 1));
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < REQUESTS; i++) {
            byte[] request = requests.next();
            String answer = exchange(port, request);
            Matcher status = STATUS.matcher(answer);
            boolean isAnswered = false;
            while (status.find()) {
                isAnswered = true;
                counts.merge(status.group(1), 1, Integer::sum);
                String sent = new String(request, StandardCharsets.ISO_8859_1);
                assertTrue(!status.group(1).startsWith("2"), () -> sent + "\n" + answer);
            }
            if (!isAnswered) {
                counts.merge("none", 1, Integer::sum);
            }
            assertTrue(!TRACE.matcher(answer).find(), answer);
        }
        return counts;
    }

    private static String exchange(int port, byte[] request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            try {
                socket.getOutputStream().write(request);
                socket.shutdownOutput();
            } catch (IOException e) {
                // the server has closed the connection already
            }
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException e) {
            return "";
        }
    }
}
