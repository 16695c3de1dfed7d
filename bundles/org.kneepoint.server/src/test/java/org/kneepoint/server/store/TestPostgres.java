// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A PostgreSQL server of this test run on loopback, with its data in a temporary folder. */
final class TestPostgres {
    static final String USER = "kneepoint";

    private static final Path PROGRAMS = Path.of("/usr/lib/postgresql");
    private static TestPostgres running;

    private final Path programs;
    private final Path folder;
    private final int port;

    private TestPostgres(Path programs, Path folder, int port) {
        this.programs = programs;
        this.folder = folder;
        this.port = port;
    }

    /** The folder of the newest installed version. */
    static Optional<Path> programs() {
        try (Stream<Path> versions = Files.list(PROGRAMS)) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                    .max(Comparator.naturalOrder());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The server, started at first use and stopped with the process. */
    static synchronized TestPostgres running() {
        if (running == null) {
            running = made();
            running.start();
            Runtime.getRuntime().addShutdownHook(new Thread(running::remove));
        }
        return running;
    }

    /** Another server, stopped by the caller. */
    static TestPostgres made() {
        try {
            Path folder = Files.createTempDirectory("kneepoint-postgres");
            TestPostgres made = new TestPostgres(programs().orElseThrow(), folder, freePort());
            if (isRoot()) {
                execute(List.of("chown", "postgres", folder.toString()));
            }
            made.asOwner(
                    "initdb",
                    "-D",
                    made.data(),
                    "-U",
                    USER,
                    "-A",
                    "trust",
                    "-E",
                    "UTF8",
                    "--locale=C.UTF-8",
                    "--no-sync");
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void start() {
        String options =
                "-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories=%s -c fsync=off"
                        .formatted(port, folder);
        asOwner(
                "pg_ctl",
                "-D",
                data(),
                "-l",
                folder.resolve("log").toString(),
                "-w",
                "-o",
                options,
                "start");
    }

    /** Ends it at once, as a loss of power would. */
    void stop() {
        asOwner("pg_ctl", "-D", data(), "-m", "immediate", "-w", "stop");
    }

    void remove() {
        stop();
        execute(List.of("rm", "-r", folder.toString()));
    }

    String url(String database) {
        return "jdbc:postgresql://127.0.0.1:%d/%s?user=%s".formatted(port, database, USER);
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    /** PostgreSQL refuses to run as root. */
    private void asOwner(String program, String... arguments) {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("runuser", "-u", "postgres", "--"));
        }
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        execute(command);
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static void execute(List<String> command) {
        try {
            Process process =
                    new ProcessBuilder(command)
                            .directory(Path.of("/").toFile())
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new IllegalStateException("failed: " + String.join(" ", command));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
