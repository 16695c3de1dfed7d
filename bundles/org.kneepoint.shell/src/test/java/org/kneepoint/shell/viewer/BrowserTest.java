// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrowserTest {
    private static final URI ADDRESS = URI.create("http://127.0.0.1:8123/open?token=secret");
    private static final String SSH = "192.0.2.1 50000 192.0.2.7 ";

    @TempDir private Path folder;

    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void prepare() throws IOException {
        environment.put("PATH", "/nowhere:" + folder);
        opener("echo \"$1\" >" + folder.resolve("opened"));
    }

    private Path program() {
        return folder.resolve("xdg-open");
    }

    private void opener(String body) throws IOException {
        Path program = program();
        Files.writeString(program, "#!/bin/sh\n" + body + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    }

    private Browser browser(String system) {
        return new Browser(system, environment, folder);
    }

    @Test
    void eachSystemHasItsOpener() {
        assertEquals(Optional.of(List.of("open")), browser("Mac OS X").opener());
        assertEquals(
                Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler")),
                browser("Windows 11").opener());
        environment.put("WAYLAND_DISPLAY", "wayland-0");
        assertEquals(Optional.of(List.of(program().toString())), browser("Linux").opener());
    }

    @Test
    void thereIsNoneWithoutDisplayOrProgramOrOverSsh() {
        assertEquals(Optional.empty(), browser("Linux").opener());
        environment.put("DISPLAY", ":0");
        assertTrue(browser("Linux").opener().isPresent());
        environment.put("PATH", "/nowhere");
        assertEquals(Optional.empty(), browser("Linux").opener());
        environment.put("SSH_CONNECTION", SSH + "22");
        assertEquals(Optional.empty(), browser("Mac OS X").opener());
    }

    @Test
    void opensAFileThatLeadsToTheAddress() throws Exception {
        environment.put("DISPLAY", ":0");
        assertTrue(browser("Linux").open(ADDRESS));
        Path page = Path.of(Files.readString(folder.resolve("opened")).strip());
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(page)));
        assertTrue(Files.readString(page).contains("url=" + ADDRESS + "\""));
        assertFalse(page.toString().contains("secret"));
    }

    @Test
    void seesThatAnOpenerFails() throws Exception {
        environment.put("DISPLAY", ":0");
        opener("exit 3");
        assertFalse(browser("Linux").open(ADDRESS));
        Files.delete(program());
        assertFalse(browser("Linux").open(ADDRESS));
    }

    @Test
    void withoutABrowserNothingIsWritten() throws Exception {
        assertFalse(browser("Linux").open(ADDRESS));
        assertEquals(List.of("xdg-open"), List.of(folder.toFile().list()));
    }

    @Test
    void theTunnelLeadsToTheHostOfTheConnection() {
        assertEquals("ssh -L 8123:localhost:8123 HOST", browser("Linux").tunnel(8123));
        environment.put("SSH_CONNECTION", SSH + "22");
        assertEquals("ssh -L 8123:localhost:8123 192.0.2.7", browser("Linux").tunnel(8123));
        environment.put("SSH_CONNECTION", SSH + "2222");
        environment.put("USER", "ada");
        assertEquals(
                "ssh -L 8123:localhost:8123 -p 2222 ada@192.0.2.7", browser("Linux").tunnel(8123));
    }
}
