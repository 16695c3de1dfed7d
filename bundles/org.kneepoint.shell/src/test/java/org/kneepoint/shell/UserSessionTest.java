// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.shell.session.SessionRules;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Sessions of two users of one process. */
@Timeout(60)
class UserSessionTest {
    private static final Caller ADA = new Caller("ada", Role.ADMINISTRATOR);
    private static final Caller BOB = new Caller("bob", Role.ADMINISTRATOR);

    @TempDir private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private SessionGround ground;
    private UserSession ada;
    private UserSession bob;

    @BeforeEach
    void open() {
        ground = new SessionGround();
        ada = ground.open(new SessionRules(ADA, folder.resolve("ada"), Optional.empty()));
        bob = ground.open(new SessionRules(BOB, folder.resolve("bob"), Optional.empty()));
    }

    @AfterEach
    void close() throws InterruptedException {
        ada.close();
        bob.close();
        ground.close();
    }

    private int run(UserSession session, String line) {
        return run(session, line, InputStream.nullInputStream());
    }

    private int run(UserSession session, String line, InputStream in) {
        out.reset();
        err.reset();
        return session.execute(line, in, out, err, 80);
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String errors() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private void printed(UserSession session, String line, String expected) {
        assertEquals(0, run(session, line), this::errors);
        assertEquals(expected, output());
    }

    @Test
    void eachHasVariablesOfItsOwn() {
        assertEquals(0, run(ada, "c = (solve net buffer=4 load=0.1)"));
        assertEquals(0, run(ada, "export $c format=csv"));
        assertTrue(output().startsWith("method,"), this::output);
        assertEquals(1, run(bob, "export $c format=csv"));
        assertEquals("", output());
        assertTrue(errors().contains("variable"), this::errors);
        assertTrue(ada.workspace().results().containsKey("c"));
        assertTrue(bob.workspace().results().isEmpty());
    }

    @Test
    void commandsKnowTheirCaller() throws IOException {
        printed(ada, "whoami format=csv", "account\nada\n");
        printed(bob, "whoami format=csv", "account\nbob\n");
        printed(bob, "whoami format=csv | grep b", "bob\n");
        printed(bob, "whoami format=csv &", "account\nbob\n");
        Files.writeString(folder.resolve("bob/mine.kp"), "whoami format=csv\n");
        printed(bob, "script mine.kp", "account\nbob\n");
        assertEquals(Caller.LOCAL, Caller.current());
    }

    @Test
    void eachHasAFolderOfItsOwn() throws IOException {
        assertEquals(0, run(ada, "whoami out=who.csv"), this::errors);
        assertTrue(Files.exists(folder.resolve("ada/who.csv")));
        assertFalse(Files.exists(folder.resolve("bob/who.csv")));
        assertEquals(
                "rwx------",
                PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(folder.resolve("ada"))));
    }

    @Test
    void jobsBelongToTheirSession() throws Exception {
        FutureTask<Integer> held =
                new FutureTask<>(
                        () ->
                                ada.execute(
                                        "hold & jobs format=csv",
                                        InputStream.nullInputStream(),
                                        OutputStream.nullOutputStream(),
                                        OutputStream.nullOutputStream(),
                                        80));
        new Thread(held).start();
        ground.held().acquire();
        printed(bob, "jobs format=csv", "number,done,points,command\n");
        assertEquals(1, run(bob, "cancel 1"));
        assertEquals(1, ada.workspace().jobs().size());
        ground.release().release();
        assertEquals(0, held.get());
    }

    @Test
    void statementsAreReadFromTheInput() {
        InputStream in =
                new ByteArrayInputStream("whoami\nbroken\n".getBytes(StandardCharsets.UTF_8));
        assertEquals(1, run(ada, "", in));
        assertTrue(output().contains("ada"), this::output);
        assertTrue(errors().startsWith("kneepoint: standard input:2: "), this::errors);
        assertEquals(1, errors().lines().count(), this::errors);
    }

    @Test
    void theExitStatusIsThatOfTheStatement() {
        assertEquals(0, run(ada, "exit"));
        assertEquals(7, run(ada, "exit 7"));
        printed(ada, "whoami format=csv", "account\nada\n");
    }

    @Test
    void aPromptReadsLinesAndKeepsAHistory() throws IOException {
        String typed = "whoami\nno_such\nexit 3\n";
        InputStream in = new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
        try (Terminal terminal =
                new DumbTerminal("test", "dumb", in, out, StandardCharsets.UTF_8)) {
            assertEquals(3, ada.prompt(terminal), this::output);
        }
        assertTrue(output().contains("ada"), this::output);
        assertTrue(output().contains("no_such"), this::output);
        Path history = folder.resolve("ada/.history");
        assertTrue(Files.readString(history).contains("whoami"));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(history)));
    }

    @Test
    void anInterruptCancelsTheStatement() throws Exception {
        FutureTask<Integer> held =
                new FutureTask<>(
                        () ->
                                ada.execute(
                                        "hold",
                                        InputStream.nullInputStream(),
                                        OutputStream.nullOutputStream(),
                                        OutputStream.nullOutputStream(),
                                        80));
        new Thread(held).start();
        ground.held().acquire();
        ada.interrupt();
        assertEquals(ErrorReport.INTERRUPTED, held.get());
        printed(ada, "whoami format=csv", "account\nada\n");
    }
}
