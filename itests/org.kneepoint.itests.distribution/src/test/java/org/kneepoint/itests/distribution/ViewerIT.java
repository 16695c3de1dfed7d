// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** The command viewer: its server, its addresses and its end. */
class ViewerIT {
    private static final Pattern ADDRESS =
            Pattern.compile("http://127\\.0\\.0\\.1:(\\d+)/open\\?token=\\S+");
    private static final List<String> BUNDLES =
            List.of("org.kneepoint.viewer", "http.jetty12", "slf4j.api");

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @TempDir private Path folder;

    private HttpResponse<String> get(URI address, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> body) {
        return UncheckedIo.get(
                () -> {
                    try {
                        return client.send(request, body);
                    } catch (InterruptedException e) {
                        throw new IOException(e);
                    }
                });
    }

    private static URI address(String text) {
        Matcher matcher = ADDRESS.matcher(text);
        assertTrue(matcher.find(), text);
        return URI.create(matcher.group());
    }

    /** The address that a process has printed, as soon as it has. */
    private static URI address(StartScript.Running viewer) {
        TestProcesses.until(
                "an address", () -> viewer.ended() || ADDRESS.matcher(viewer.errors()).find());
        return address(viewer.errors());
    }

    /** Opens the page and returns the cookie of its session. */
    private String cookie(URI address) {
        HttpResponse<String> opened = get(address);
        assertEquals(303, opened.statusCode());
        return opened.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    }

    private InputStream events(URI address, String cookie) {
        URI events = address.resolve("/api/events");
        HttpResponse<InputStream> stream =
                send(
                        HttpRequest.newBuilder(events).header("Cookie", cookie).build(),
                        HttpResponse.BodyHandlers.ofInputStream());
        assertEquals(200, stream.statusCode());
        return stream.body();
    }

    @Test
    void anAddressOpensThePageOnceAndClosingItEndsTheProcess() throws IOException {
        StartScript.Running viewer =
                StartScript.installed().start("viewer", "browser=false", "linger=0.5");
        URI address = address(viewer);
        String cookie = cookie(address);
        assertEquals(403, get(address).statusCode());
        assertNotEquals(200, get(address.resolve("/")).statusCode());
        HttpResponse<String> page = get(address.resolve("/"), "Cookie", cookie);
        assertEquals(200, page.statusCode());
        assertTrue(page.body().contains("<html"), page.body());
        assertEquals(List.of(), page.headers().allValues("Server"));
        try (InputStream events = events(address, cookie)) {
            assertTrue(events.read() >= 0);
            assertFalse(viewer.ended());
        }
        ProcessResult outcome = viewer.await();
        assertEquals("", outcome.ended(0, outcome.err()));
        String tunnel = "ssh -L " + address.getPort() + ":localhost:";
        assertTrue(outcome.err().contains(tunnel), outcome::toString);
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "sockets are read from /proc")
    void otherCommandsHaveNoServerAndTheShellHasOneAfterTheCommand() throws IOException {
        String batch = StartScript.installed().run("lb", "-s").done();
        assertTrue(batch.contains("org.kneepoint.shell"), batch);
        BUNDLES.forEach(name -> assertFalse(batch.contains(name), batch));
        try (ConsoleProcess console = StartScript.installed().console()) {
            console.prompt();
            String before = console.ask("lb -s");
            assertTrue(before.contains("org.kneepoint.shell"), before);
            BUNDLES.forEach(name -> assertFalse(before.contains(name), before));
            assertEquals(Set.of(), ListeningSockets.of(console.pid()));
            URI address = address(console.ask("viewer browser=false"));
            assertEquals(
                    Set.of("0100007F:%04X".formatted(address.getPort())),
                    Set.copyOf(
                            ListeningSockets.of(console.pid()).stream()
                                    .map(socket -> socket.replaceFirst("^0+FFFF0000", ""))
                                    .toList()));
            String after = console.ask("lb -s");
            BUNDLES.forEach(name -> assertTrue(after.contains(name), after));
            URI second = address(console.ask("viewer browser=false"));
            assertEquals(address.getPort(), second.getPort());
            assertNotEquals(address, second);
            assertEquals(303, get(second).statusCode());
            assertEquals(303, get(address).statusCode());
            ErrorLine.names(console.ask("viewer port=1"), "port", "" + address.getPort());
            assertEquals(0, console.leave().status());
        }
    }

    @Test
    void resultsOfTheShellAreInThePage() throws IOException {
        try (ConsoleProcess console = StartScript.installed().console()) {
            console.prompt();
            console.ask("mine = (solve mesh radix=4 load=0.1)");
            URI address = address(console.ask("viewer browser=false"));
            String cookie = cookie(address);
            String results = get(address.resolve("/api/results"), "Cookie", cookie).body();
            assertTrue(results.contains("\"mine\""), results);
        }
    }

    @Test
    void ctrlCNamesTheRunsThatItCancels() throws IOException {
        StartScript.Running viewer =
                heedingSignals(StartScript.installed()).start("viewer", "browser=false");
        URI address = address(viewer);
        String line = "simulate torus radix=16 load=0.05:0.6:0.01";
        HttpRequest run =
                HttpRequest.newBuilder(address.resolve("/api/jobs"))
                        .header("Cookie", cookie(address))
                        .header("Content-Type", "application/json")
                        .header("Sec-Fetch-Site", "same-origin")
                        .POST(HttpRequest.BodyPublishers.ofString("{\"line\":\"" + line + "\"}"))
                        .build();
        assertEquals(201, send(run, HttpResponse.BodyHandlers.ofString()).statusCode());
        viewer.signal("INT");
        ProcessResult outcome = viewer.await();
        assertEquals(130, outcome.status(), outcome::toString);
        assertTrue(outcome.err().contains("cancelled: " + line), outcome.err());
    }

    /** A background build ignores SIGINT, which its child processes would inherit. */
    private static StartScript heedingSignals(StartScript script) {
        String[] heeding = {"env", "--default-signal=INT"};
        return TestProcesses.succeeds(heeding[0], heeding[1], "true")
                ? script.through(heeding)
                : script;
    }

    @Test
    void theBrowserOpensAFileThatLeadsToTheAddress() throws IOException {
        Path opener = folder.resolve("xdg-open");
        Path opened = folder.resolve("opened.html");
        Files.writeString(
                opener,
                "#!/bin/sh\ncp -p \"$1\" %1$s.part && mv %1$s.part %1$s\n".formatted(opened));
        Files.setPosixFilePermissions(opener, PosixFilePermissions.fromString("rwx------"));
        StartScript script =
                StartScript.installed()
                        .with("PATH", folder + ":" + System.getenv("PATH"))
                        .with("DISPLAY", ":0");
        StartScript.Running viewer = script.start("viewer", "linger=0");
        URI address = address(viewer);
        assertFalse(viewer.errors().contains("ssh"), viewer.errors());
        assertTrue(Files.readString(opened).contains(address.toString()));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(opened)));
        events(address, cookie(address)).close();
        assertEquals(0, viewer.await().status());
    }

    @Test
    void aTakenPortIsNamed() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            ProcessResult refused =
                    StartScript.installed().run("viewer", "browser=false", "port=" + port);
            refused.ended(1, refused.err());
            ErrorLine.names(refused.err(), "port", port);
        }
    }

    @Test
    void aMissingPartOfTheViewerIsNamed() throws IOException {
        Installation copy = Installation.TAR.copyTo(folder.resolve("copy"));
        StartScript script = StartScript.script(copy.script());
        String jar =
                copy.names("bundle").stream()
                        .filter(name -> name.contains("jetty12"))
                        .findFirst()
                        .orElseThrow();
        Files.delete(copy.home().resolve("bundle").resolve(jar));
        script.run("metrics").done();
        ProcessResult incomplete = script.run("viewer", "browser=false");
        incomplete.ended(3, incomplete.err());
        ErrorLine.names(incomplete.err(), jar);
        Files.delete(copy.home().resolve("features/viewer.json"));
        ProcessResult without = script.run("viewer", "browser=false");
        without.ended(1, without.err());
        ErrorLine.names(without.err(), "viewer");
    }
}
