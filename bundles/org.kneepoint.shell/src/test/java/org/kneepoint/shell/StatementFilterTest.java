// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.session.SessionRules;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Hostile and honest lines in a session with a list of commands. */
@Timeout(300)
class StatementFilterTest {
    private static final String SECRET = "the secret of another user";

    private static final Set<String> COMMANDS =
            Set.of(
                    ("whoami hold solve queue measure export import script tee type exit jobs"
                                    + " cancel echo grep head sort tail wc")
                            .split(" "));

    @TempDir private Path parent;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private SessionGround ground;
    private UserSession session;
    private Path folder;
    private Path outside;

    @BeforeEach
    void open() throws IOException {
        ground = new SessionGround();
        folder = parent.resolve("ada");
        outside = parent.resolve("outside.csv");
        Files.writeString(outside, SECRET + "\n");
        Caller ada = new Caller("ada", Role.EVALUATOR);
        session = ground.open(new SessionRules(ada, folder, Optional.of(COMMANDS)));
        Files.createSymbolicLink(folder.resolve("link"), outside);
        Files.createSymbolicLink(folder.resolve("linkdir"), parent);
        Files.createSymbolicLink(folder.resolve("lost"), parent.resolve("absent.csv"));
        Files.createDirectory(folder.resolve("sub"));
        Files.writeString(folder.resolve("good.kp"), "whoami\n");
    }

    @AfterEach
    void close() throws InterruptedException {
        session.close();
        ground.close();
    }

    private List<String> lines(String resource) throws IOException {
        try (InputStream in = StatementFilterTest.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("# ") && !line.isBlank())
                    .map(this::decoded)
                    .toList();
        }
    }

    private String decoded(String line) {
        String text = line.replace("{LF}", "\n");
        for (int at = text.indexOf("{U+"); at >= 0; at = text.indexOf("{U+")) {
            int code = Integer.parseInt(text.substring(at + 3, at + 7), 16);
            text = text.substring(0, at) + (char) code + text.substring(at + 8);
        }
        return text.replace("{OUT}", outside.toString())
                .replace("{DIR}", parent.toString())
                .replace("{HOME}", folder.toString());
    }

    private int run(String line) {
        return run(line, InputStream.nullInputStream());
    }

    private int run(String line, InputStream in) {
        out.reset();
        err.reset();
        return session.execute(line, in, out, err, 80);
    }

    private String errors() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private void all(Stream<String> lines, Consumer<String> check) {
        assertAll(lines.map(line -> () -> assertAll(line, () -> check.accept(line))));
    }

    /** As a line, by a page, from standard input, and in a script. */
    private void refused(String code, String parameter, String line) {
        ground.executed().clear();
        BadInput bad = assertThrows(BadInput.class, () -> session.workspace().start(line));
        assertEquals(code, bad.code(), bad::getMessage);
        assertEquals(List.of(parameter), bad.parameters(), bad::getMessage);
        assertThrows(BadInput.class, () -> session.workspace().run(line));
        assertEquals(1, run("whoami; " + line), this::errors);
        assertEquals("", out.toString(StandardCharsets.UTF_8));
        assertEquals(1, errors().lines().count(), this::errors);
        assertEquals(List.of(), ground.executed());
    }

    private void refusedElsewhere(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        assertEquals(1, run("", new ByteArrayInputStream(bytes)), this::errors);
        assertTrue(
                ground.executed().stream().noneMatch(program -> program.contains("secret")),
                () -> ground.executed().toString());
        try {
            Files.write(folder.resolve("bad.kp"), bytes);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        ground.executed().clear();
        assertEquals(1, run("script bad.kp"), this::errors);
        assertEquals(List.of("script bad.kp"), ground.executed());
    }

    @Test
    void hostileStatementsAreRefusedBeforeAnythingIsExecuted() throws IOException {
        List<String> lines = lines("hostile-statements.txt");
        assertTrue(lines.size() >= 200, () -> lines.size() + " lines");
        assertEquals(0, run("c = (solve net buffer=4 load=0.1)"), this::errors);
        all(
                lines.stream(),
                line -> {
                    String[] parts = line.split(" ", 3);
                    refused(
                            parts[0].equals("unknown") ? "unknown" : "unusable",
                            parts[1],
                            parts[2]);
                });
    }

    @Test
    void hostileStatementsAreRefusedInScriptsAndStandardInput() throws IOException {
        assertEquals(0, run("c = (solve net buffer=4 load=0.1)"), this::errors);
        all(
                lines("hostile-statements.txt").stream().filter(line -> !line.contains("\ud800")),
                line -> refusedElsewhere(line.split(" ", 3)[2]));
    }

    @Test
    void longAndDeepStatementsAreRefused() {
        String nested = "(".repeat(10_000) + "whoami" + ")".repeat(10_000);
        refused("unusable", "statement", nested);
        refused("unusable", "statement", "(".repeat(60) + "whoami" + ")".repeat(60));
        refused("unusable", "statement", "echo '(' ".repeat(10) + "(".repeat(100_000));
        refused("unusable", "statement", "{ ".repeat(10_000) + "whoami" + " }".repeat(10_000));
        refused("unusable", "statement", "echo " + "[".repeat(10_000) + "]".repeat(10_000));
        refused("unusable", "statement", "(".repeat(100_000));
        refused("unusable", "statement", "echo " + "a".repeat(2_000_000));
        refused("unknown", "command", "x".repeat(100_000));
        refused("unknown", "command", "whoami;".repeat(10_000) + "secret");
    }

    @Test
    void anEndlessLineOfStandardInputIsReadToTheLimitOnly() {
        InputStream endless =
                new InputStream() {
                    @Override
                    public int read() {
                        return 'a';
                    }
                };
        assertEquals(1, run("", endless), this::errors);
        assertEquals(List.of(), ground.executed());
    }

    @Test
    void theInputOfACommandIsBounded() {
        InputStream endless =
                new InputStream() {
                    @Override
                    public int read() {
                        return 'a';
                    }

                    @Override
                    public int read(byte[] octets, int start, int length) {
                        return length;
                    }
                };
        all(
                Stream.of("tee all.txt", "script -"),
                line -> {
                    assertEquals(1, run(line, endless), line);
                    assertTrue(errors().contains("more than 64 MiB"), this::errors);
                });
        assertTrue(Files.notExists(folder.resolve("all.txt")));
    }

    @Test
    void filesOutsideTheFolderAreNeitherReadNorWrittenNorProbed() throws IOException {
        assertEquals(0, run("p = '" + outside + "'"), this::errors);
        all(lines("hostile-files.txt").stream(), this::refusedFile);
        assertEquals(SECRET + "\n", Files.readString(outside));
        try (Stream<Path> files = Files.list(parent)) {
            assertEquals(2, files.count());
        }
    }

    private void refusedFile(String line) {
        int status = run(line);
        assertEquals(1, status, this::errors);
        assertEquals(1, errors().lines().count(), this::errors);
        assertTrue(errors().contains("outside your folder"), this::errors);
        String shown = errors() + out.toString(StandardCharsets.UTF_8);
        assertTrue(!shown.contains("secret") && !shown.contains("root:"), shown);
    }

    @Test
    void aFileOfAPlugInIsThatOfTheFolder() {
        assertEquals(1, run("queue filed matrix=sub/a.csv"));
        assertTrue(errors().contains("read " + folder.resolve("sub/a.csv")), this::errors);
    }

    @Test
    void toolsReadPipesOnly() throws IOException {
        all(
                lines("hostile-tools.txt").stream(),
                line -> {
                    assertEquals(1, run(line), this::errors);
                    assertTrue(errors().contains("not permitted"), this::errors);
                });
    }

    @Test
    void honestLinesPass() throws IOException {
        all(
                lines("honest-lines.txt").stream(),
                line -> {
                    assertEquals(0, run(line), this::errors);
                });
        assertTrue(Files.exists(folder.resolve("who.csv")));
        assertTrue(Files.exists(folder.resolve("who two.csv")));
        assertEquals(SECRET + "\n", Files.readString(outside));
    }

    @Test
    void aRefusalNamesTheNearestCommand() {
        assertEquals(1, run("whoam"));
        assertTrue(errors().contains("did you mean whoami?"), this::errors);
        assertEquals(1, run("secret"));
        assertTrue(errors().contains("unknown command 'secret'"), this::errors);
    }
}
