// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** The interactive shell. */
class ConsoleIT {
    @TempDir private Path work;

    @Test
    void hasABannerAHistoryAndAnExit() throws IOException {
        Path history = work.resolve("history");
        try (ConsoleProcess console = StartScript.installed().working(work).console()) {
            String greeting = console.prompt();
            assertEquals(1, greeting.lines().count(), greeting);
            assertTrue(greeting.startsWith("Kneepoint " + Installation.TAR.version()), greeting);
            assertTrue(console.ask("topologies").startsWith("name "));
            console.type("exit\n");
            ProcessResult end = console.leave();
            assertEquals(0, end.status(), end::toString);
            assertEquals("", end.err());
        }
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(history)));
        String remembered = Files.readString(history);
        assertTrue(remembered.contains("topologies"), remembered);
    }

    @Test
    void theEndOfTheInputIsAnEnd() {
        try (ConsoleProcess console = StartScript.installed().console()) {
            console.prompt();
            ProcessResult end = console.leave();
            assertEquals(0, end.status(), end::toString);
            assertEquals("", end.err());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void variablesLiveAsLongAsTheSession() throws IOException {
        try (ConsoleProcess console = StartScript.installed().in(work).console()) {
            console.prompt();
            assertEquals(
                    "c holds 1 curve, 1 point: ok\n",
                    console.ask("c = (solve min nodes=64 radix=2 load=0.5)"));
            ErrorLine.names(console.ask("solve nix"), "kneepoint", "nix");
            String out = console.ask("export $c format=csv");
            assertEquals(List.of("0.5"), CsvText.column(out, "load"));
            assertEquals("", console.ask(""));
            assertEquals("", console.ask("# only a comment"));
            assertEquals("wrote c.csv\n", console.ask("export $c out=c.csv"));
            assertEquals(out, Files.readString(work.resolve("c.csv")));
        }
    }

    @Test
    void longRunsGoToTheBackground(@TempDir Path deploy) throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
        Path busy = work.resolve("busy");
        try (ConsoleProcess console =
                StartScript.installed()
                        .with("KNEEPOINT_DEPLOY", deploy)
                        .with("DROP_BUSY", busy)
                        .console()) {
            console.prompt();
            console.ask("solve drop-net load=0.3 mood=slow &");
            TestProcesses.until("busy", () -> Files.exists(busy));
            assertTrue(console.ask("solve min nodes=64 radix=2 load=0.5").contains("8.87369"));
            String jobs = console.ask("jobs");
            assertTrue(jobs.contains("drop-net"), jobs);
            assertEquals(0, console.leave().status());
        }
    }

    @Test
    void exitNeedsConfirmationWhileJobsRun(@TempDir Path deploy) throws IOException {
        DropInBundles.simulator(deploy.resolve("drop.jar"));
        Path busy = work.resolve("busy");
        try (ConsoleProcess console =
                StartScript.installed()
                        .with("KNEEPOINT_DEPLOY", deploy)
                        .with("DROP_BUSY", busy)
                        .console()) {
            console.prompt();
            console.ask("simulate drop-net load=0.1,0.3 &");
            TestProcesses.until("one point", () -> console.ask("jobs").contains("1/2 points"));
            ErrorLine.names(console.ask("exit"), "1", "jobs", "exit");
            assertTrue(console.ask("jobs").contains("drop-net"));
            ErrorLine.names(console.ask("exit"), "1", "jobs", "exit");
            console.type("exit\n");
            ProcessResult end = console.leave();
            assertEquals(0, end.status(), end::toString);
            assertTrue(end.out().contains("[1] done: simulate"), end::toString);
            assertTrue(end.out().contains("cancelled"), "with the points done so far");
        }
    }

    @Test
    void aJobShowsItsProgressAndEndsWithPartialResults(@TempDir Path deploy) throws IOException {
        DropInBundles.simulator(deploy.resolve("drop.jar"));
        Path busy = work.resolve("busy");
        try (ConsoleProcess console =
                StartScript.installed()
                        .with("KNEEPOINT_DEPLOY", deploy)
                        .with("DROP_BUSY", busy)
                        .console()) {
            console.prompt();
            console.ask("simulate drop-net load=0.1,0.3 &");
            TestProcesses.until("one point", () -> console.ask("jobs").contains("1/2 points"));
            TestProcesses.until("half of the other", () -> console.ask("jobs").contains("75 %"));
            console.ask("cancel 1");
            TestProcesses.until("the end", () -> console.toString().contains("[1] done: simulate"));
            TestProcesses.until("the points", () -> console.toString().contains("cancelled"));
            TestProcesses.until("no job", () -> console.ask("cancel 1").contains("kneepoint: "));
            assertEquals(0, console.leave().status());
        }
    }
}
