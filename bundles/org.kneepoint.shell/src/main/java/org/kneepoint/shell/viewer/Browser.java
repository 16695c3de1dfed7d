// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.viewer;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The browser of the user's desktop.
 *
 * @param system value of the system property {@code os.name}
 * @param environment variables of the process
 * @param folder private folder for files that the browser reads
 */
record Browser(String system, Map<String, String> environment, Path folder) {
    private static final String LINUX_OPENER = "xdg-open";

    /** An opener that fails does so at once; one that works may run as long as its browser. */
    private static final long FAILS_WITHIN_MILLIS = 1000;

    private static final int SSH_FIELDS = 4;

    /**
     * Returns the command that opens a file in the browser: empty without a display, or for a user
     * of SSH, who sees another one.
     */
    Optional<List<String>> opener() {
        if (environment.containsKey("SSH_CONNECTION")) {
            return Optional.empty();
        }
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        if (name.startsWith("mac")) {
            return Optional.of(List.of("open"));
        }
        boolean display =
                Stream.of("DISPLAY", "WAYLAND_DISPLAY")
                        .anyMatch(key -> !environment.getOrDefault(key, "").isEmpty());
        return display ? program(LINUX_OPENER).map(List::of) : Optional.empty();
    }

    private Optional<String> program(String name) {
        return Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(path -> !path.isEmpty())
                .map(path -> Path.of(path, name))
                .filter(Files::isExecutable)
                .findFirst()
                .map(Path::toString);
    }

    /**
     * Opens an address. A file that leads to it is opened, since every user of the machine can read
     * command lines, and the address holds a token.
     *
     * @return whether a browser was started
     */
    boolean open(URI address) throws IOException, InterruptedException {
        Optional<List<String>> opener = opener();
        if (opener.isEmpty()) {
            return false;
        }
        List<String> command = new ArrayList<>(opener.get());
        command.add(redirection(address).toString());
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        try {
            Process process = builder.start();
            return !process.waitFor(FAILS_WITHIN_MILLIS, TimeUnit.MILLISECONDS)
                    || process.exitValue() == 0;
        } catch (IOException e) {
            // no such program
            return false;
        }
    }

    /** Writes a page, readable by the user only, that leads to an address. */
    Path redirection(URI address) throws IOException {
        Path file = Files.createTempFile(folder, "viewer", ".html");
        String page =
                """
                <!DOCTYPE html>
                <html lang="en">
                <meta charset="utf-8">
                <meta http-equiv="refresh" content="0; url=%1$s">
                <title>Kneepoint</title>
                <p><a href="%1$s">Kneepoint</a></p>
                </html>
                """;
        return Files.writeString(file, page.formatted(address));
    }

    /**
     * Returns the command by which the user's machine reaches a port of this one: the user, host
     * and port of the connection by SSH, or else HOST.
     */
    String tunnel(int port) {
        String forward = "ssh -L " + port + ":localhost:" + port + " ";
        String[] connection = environment.getOrDefault("SSH_CONNECTION", "").split(" ");
        if (connection.length != SSH_FIELDS) {
            return forward + "HOST";
        }
        String server = connection[3].equals("22") ? "" : "-p " + connection[3] + " ";
        String user = environment.containsKey("USER") ? environment.get("USER") + "@" : "";
        return forward + server + user + connection[2];
    }
}
