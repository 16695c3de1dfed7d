// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.plugin.CheckReport.Finding;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** A store with a check and a framework that do as they are told. */
final class StoreFixture {
    static final Caller DEPLOYER = new Caller("dora", Role.DEPLOYER);
    static final Caller ADMINISTRATOR = new Caller("ada", Role.ADMINISTRATOR);

    /** A network file of three routers. */
    static final byte[] TRIANGLE = "0 1\n1 2\n2 0\n".getBytes();

    final Database database;
    final Path contents;
    final Path deploy;

    /** By name of the plug-in: what the check finds. */
    final Map<String, String> problems = new HashMap<>();

    /** Versions that do not start. */
    final List<String> dead = new ArrayList<>();

    /** Symbolic names of bundles installed from elsewhere. */
    final List<String> installed = new ArrayList<>();

    /** The files beside those that were checked last. */
    List<String> others = List.of();

    Optional<Path> hashes = Optional.empty();
    Optional<Path> certificates = Optional.empty();

    StoreFixture(Path folder) throws IOException {
        this(folder, TestDatabase.h2());
    }

    StoreFixture(Path folder, Database database) throws IOException {
        this.database = database;
        contents = folder.resolve("plug-ins");
        deploy = Files.createDirectories(folder.resolve("deploy"));
    }

    /** A store that has just been opened. */
    PlugInStore open() throws IOException {
        DeployFolder place = new DeployFolder(deploy, Pattern.compile(".*\\.(jar|edges|txt)"));
        LiveFiles framework = framework();
        PlugInStore store =
                new PlugInStore(
                        new LiveVersions(
                                new PlugInTable(database),
                                new ContentFolder(contents),
                                place,
                                framework),
                        new AuditLog(database, Clock.systemUTC()),
                        new SteppingClock(),
                        new DeployRules(
                                new AllowList(hashes, certificates), 1 << 20, place, framework),
                        this::check);
        store.reconcile();
        return store;
    }

    /** A file that is sent. */
    static InputStream sent(byte[] content) {
        return new ByteArrayInputStream(content);
    }

    /** What a file would be. */
    static Candidate candidate(String file, byte[] content) throws IOException {
        Path path = Files.createTempFile("kneepoint-test-", "");
        path.toFile().deleteOnExit();
        return Candidate.of(file, Files.write(path, content));
    }

    private CheckReport check(Candidate candidate, List<Path> beside) {
        others = beside.stream().map(path -> path.getFileName().toString()).toList();
        String problem = problems.get(candidate.name());
        String line = problem == null ? "all is well" : problem;
        return new CheckReport(List.of(new Finding(problem != null, line)), true);
    }

    private LiveFiles framework() {
        return new LiveFiles() {
            @Override
            public Optional<String> holder(String name, String file) {
                return installed.contains(name) ? Optional.of("other.jar") : Optional.empty();
            }

            @Override
            public Optional<String> await(Candidate placed, long since) {
                return dead.contains(placed.version())
                        ? Optional.of(placed.name() + " does not start")
                        : Optional.empty();
            }
        };
    }

    /** The names of the files in the deploy folder. */
    List<String> files() throws IOException {
        try (var files = Files.list(deploy)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** The acts in the audit log, such as "dora deploy plug-in ring". */
    List<String> acts() {
        return database.transaction(
                sql ->
                        sql.query(
                                "SELECT account, act, subject FROM audit ORDER BY id",
                                row ->
                                        row.getString(1)
                                                + " "
                                                + row.getString(2)
                                                + " "
                                                + row.getString(3).split(" ")[0]));
    }

    /** A second later at each call. */
    private static final class SteppingClock extends Clock {
        private Instant now = Instant.parse("2026-01-01T00:00:00Z");

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public synchronized Instant instant() {
            now = now.plus(Duration.ofSeconds(1));
            return now;
        }
    }
}
