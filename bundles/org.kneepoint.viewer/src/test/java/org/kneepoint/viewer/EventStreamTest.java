// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Point;
import org.kneepoint.metrics.SaturationMetric;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.study.session.WorkspaceListener;
import org.kneepoint.viewer.handler.FakeJob;
import org.kneepoint.viewer.handler.FakeWorkspace;
import org.osgi.framework.ServiceRegistration;

/** Streams of events of a started server. */
class EventStreamTest {
    private static final WorkspaceJob JOB = new FakeJob(1, WorkspaceJob.State.RUNNING);

    private ViewerFixture viewer;

    /** The stream of a page. */
    private record Page(Socket socket, BufferedReader reader) implements AutoCloseable {
        /** Returns the lines up to one that ends with a text, or to the end of the stream. */
        List<String> until(String end) throws IOException {
            List<String> lines = new ArrayList<>();
            String line = reader.readLine();
            while (line != null && !line.endsWith(end)) {
                lines.add(line);
                line = reader.readLine();
            }
            lines.add(String.valueOf(line));
            return lines;
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    @BeforeEach
    void start(@TempDir Path folder) throws Exception {
        viewer = new ViewerFixture(folder);
    }

    @AfterEach
    void stop() throws Exception {
        viewer.close();
    }

    private Page open() throws IOException {
        Socket socket = viewer.http.connect();
        String request =
                "GET /api/events HTTP/1.1\r\nHost: "
                        + viewer.http.host()
                        + "\r\n"
                        + viewer.cookie()
                        + "\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        return new Page(
                socket,
                new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8)));
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        assertTrue(condition.getAsBoolean());
    }

    private WorkspaceListener hub() {
        return viewer.workspace.listeners().get(0);
    }

    private static CompletedPoint point(int position) {
        return new CompletedPoint(0, position, Point.of(Map.of("seed", "" + position)).build());
    }

    @Test
    void changesAreSentToEveryPage() throws Exception {
        try (Page page = open();
                Page other = open()) {
            List<String> head = page.until("retry: 1000");
            assertEquals("HTTP/1.1 200 OK", head.get(0));
            assertTrue(
                    head.stream()
                            .anyMatch(
                                    line ->
                                            line.equalsIgnoreCase(
                                                    "content-type: text/event-stream;"
                                                            + "charset=utf-8")),
                    head.toString());
            other.until("retry: 1000");
            assertEquals(2, viewer.service.openPages());
            viewer.workspace.put("c1", CommandResult.none(), "");
            assertEquals("event: result", last(page.until("event: result")));
            String data = page.reader().readLine();
            assertTrue(data.contains("\"name\":\"c1\""), data);
            assertTrue(data.contains("\"removed\":false"), data);
            assertEquals("event: result", last(other.until("event: result")));
        }
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }

    @Test
    void pointsComeInBatches() throws Exception {
        try (Page page = open()) {
            page.until("retry: 1000");
            for (int i = 0; i < 1000; i++) {
                hub().pointsCompleted(JOB, List.of(point(i)));
                hub().jobChanged(JOB);
            }
            viewer.workspace.put("c1", CommandResult.none(), "");
            List<String> lines = page.until("event: result");
            String text = String.join("\n", lines);
            assertTrue(text.contains("\"seed\":\"0\"") && text.contains("\"seed\":\"999\""));
            long events = lines.stream().filter("event: points"::equals).count();
            assertTrue(events >= 1 && events <= 20, events + " events");
            long jobs = lines.stream().filter("event: job"::equals).count();
            assertTrue(jobs <= 4, jobs + " events");
        }
    }

    @Test
    void pagesAreCounted() throws Exception {
        Viewer.Service service = viewer.service;
        assertEquals(0, service.openPages());
        await(() -> service.unusedMillis() > 0);
        Page page = open();
        page.until("retry: 1000");
        assertEquals(1, service.openPages());
        assertEquals(0, service.unusedMillis());
        page.close();
        await(
                () -> {
                    hub().resultChanged("x");
                    return service.openPages() == 0;
                });
        await(() -> service.unusedMillis() > 0);
    }

    @Test
    void aPageThatDoesNotReadIsDroppedAndHoldsUpNobody() throws Exception {
        try (Page slow = open();
                Page page = open()) {
            slow.until("retry: 1000");
            page.until("retry: 1000");
            String name = "c".repeat(100_000);
            Thread reader =
                    new Thread(
                            () -> {
                                try {
                                    page.until("never");
                                } catch (IOException e) {
                                    // the test has ended
                                }
                            });
            reader.setDaemon(true);
            reader.start();
            for (int i = 0; i < 1000 && viewer.service.openPages() == 2; i++) {
                hub().resultChanged(name + i);
                Thread.sleep(2);
            }
            await(() -> viewer.service.openPages() == 1);
        }
    }

    @Test
    void plugInsThatComeAndGoAreReported() throws Exception {
        try (Page page = open()) {
            page.until("retry: 1000");
            ServiceRegistration<?> metric =
                    viewer.framework
                            .context()
                            .registerService(Metric.class, new SaturationMetric(), null);
            assertEquals("event: plug-ins", last(page.until("event: plug-ins")));
            metric.unregister();
            assertEquals("event: plug-ins", last(page.until("event: plug-ins")));
        }
    }

    @Test
    void theEndIsSentAndEndsAllSessions() throws Exception {
        try (Page page = open()) {
            page.until("retry: 1000");
            viewer.service.close();
            List<String> lines = page.until("event: end");
            assertEquals("event: end", last(lines));
            String data = page.reader().readLine();
            assertTrue(data.contains("\"reason\":"), data);
            assertEquals(401, viewer.get("/").status());
            assertEquals(List.of(), viewer.workspace.listeners());
            await(() -> viewer.service.openPages() == 0);
        }
    }

    @Test
    void aWorkspaceIsServedOnce() throws Exception {
        assertEquals(viewer.service, viewer.viewer.serve(viewer.workspace));
        Viewer.Service other = viewer.viewer.serve(new FakeWorkspace(viewer.workspace.folder()));
        String cookie = viewer.open(other.newAddress());
        other.close();
        assertEquals(401, viewer.http.send("GET /", "", cookie).status());
        assertEquals(200, viewer.get("/").status());
    }
}
