// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Interrupted runs. */
class InterruptIT {
    private static final String CURVE = "solve drop-net load=0.1:1:0.1 format=csv mood=";

    @TempDir private Path folder;
    @TempDir private Path deploy;

    @BeforeEach
    void drop() throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
    }

    @Test
    void thePointsAlreadyDoneAreKept() throws IOException {
        ProcessResult outcome = interrupted("INT", CURVE + "slow; metrics out=after.csv");
        String out = outcome.ended(130, outcome.err());
        assertNamesPercentDone(outcome);
        assertEquals(List.of("0.1", "0.2"), CsvText.column(out, "load").subList(0, 2));
        assertEquals(List.of("7", "7"), CsvText.column(out, "latency").subList(0, 2));
        List<String> states = CsvText.column(out, "status");
        assertEquals(List.of("ok", "ok"), states.subList(0, 2));
        assertTrue(states.size() < 10, out);
        assertTrue(states.stream().skip(2).allMatch("cancelled"::equals), out);
        assertFalse(Files.exists(folder.resolve("after.csv")));
    }

    @Test
    void theSimulatedPointsAreKeptAsWell() throws IOException {
        DropInBundles.simulator(deploy.resolve("drop.jar"));
        ProcessResult outcome = interrupted("INT", "simulate drop-net load=0.1:1:0.1 format=csv");
        String out = outcome.ended(130, outcome.err());
        assertNamesPercentDone(outcome);
        List<String> states = CsvText.column(out, "status");
        assertEquals(List.of("ok", "ok"), states.subList(0, 2));
        assertTrue(states.size() < 10, out);
        assertTrue(states.stream().skip(2).allMatch("cancelled"::equals), out);
        assertEquals(List.of("7", "7"), CsvText.column(out, "latency").subList(0, 2));
    }

    @Test
    void aScriptEndsAsWell() throws IOException {
        Files.writeString(folder.resolve("long.gogo"), CURVE + "slow\nmetrics out=after.csv\n");
        ProcessResult outcome = interrupted("INT", "script long.gogo");
        assertTrue(CsvText.rows(outcome.ended(130, outcome.err())).size() < 10, outcome::toString);
        assertNamesPercentDone(outcome);
        assertFalse(Files.exists(folder.resolve("after.csv")));
    }

    private static void assertNamesPercentDone(ProcessResult outcome) {
        assertTrue(outcome.err().matches("kneepoint: .*\\b[0-9.]+ %.*\\R"), outcome.err());
    }

    @Test
    void pointsThatGoToAFileAreKeptThere() throws IOException {
        ProcessResult outcome = interrupted("INT", CURVE + "slow out=points.csv");
        assertEquals(130, outcome.status());
        String points = Files.readString(folder.resolve("points.csv"));
        assertEquals(List.of("0.1", "0.2"), CsvText.column(points, "load").subList(0, 2));
    }

    /** The exit status is 128 plus the signal. */
    @Test
    void anEndFromOutsideKeepsThePointsToo() throws IOException {
        ProcessResult outcome = interrupted("TERM", CURVE + "slow");
        assertEquals(143, outcome.status(), outcome::toString);
        assertEquals(List.of("0.1", "0.2"), CsvText.column(outcome.out(), "load").subList(0, 2));
    }

    @Test
    void aSolverThatDoesNotListenIsLeftBehind() throws IOException {
        ProcessResult outcome = interrupted("INT", CURVE + "deaf");
        List<String> states = CsvText.column(outcome.ended(130, outcome.err()), "status");
        assertEquals(List.of("ok", "ok", "cancelled"), states.subList(0, 3));
        assertNamesPercentDone(outcome);
    }

    @Test
    void anInterruptedStartPrintsNothing() throws IOException {
        StartScript.Running running = kneepoint().start("solvers");
        running.signal("INT");
        ProcessResult outcome = running.await();
        assertEquals("", outcome.out(), outcome::toString);
        assertEquals(130, outcome.status(), outcome::toString);
    }

    private ProcessResult interrupted(String signal, String line) {
        Path busy = folder.resolve("busy");
        StartScript.Running running = kneepoint().with("DROP_BUSY", busy).start(line);
        TestProcesses.until("busy", () -> Files.exists(busy) || running.ended());
        running.signal(signal);
        return running.await();
    }

    /** A background build ignores SIGINT, which its child processes would inherit. */
    private StartScript kneepoint() {
        StartScript kneepoint = StartScript.installed().in(folder).with("KNEEPOINT_DEPLOY", deploy);
        String[] heeding = {"env", "--default-signal=INT"};
        return TestProcesses.succeeds(heeding[0], heeding[1], "true")
                ? kneepoint.through(heeding)
                : kneepoint;
    }
}
