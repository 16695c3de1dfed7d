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

/** Runs that somebody stops. */
class InterruptIT {
    private static final String CURVE = "solve drop-net load=0.1:1:0.1 format=csv mood=";

    @TempDir private Path folder;
    @TempDir private Path deploy;

    @BeforeEach
    void drop() throws IOException {
        Drop.solver(deploy.resolve("drop.jar"), 7);
    }

    @Test
    void thePointsAlreadyDoneAreKept() throws IOException {
        Outcome outcome = interrupted("INT", CURVE + "slow; metrics out=after.csv");
        String out = outcome.ended(130, outcome.err());
        assertSaysHowFar(outcome);
        assertEquals(List.of("0.1", "0.2"), Csv.column(out, "load").subList(0, 2));
        assertEquals(List.of("7", "7"), Csv.column(out, "latency").subList(0, 2));
        List<String> states = Csv.column(out, "status");
        assertEquals(List.of("ok", "ok"), states.subList(0, 2));
        assertTrue(states.size() < 10, out);
        assertTrue(states.stream().skip(2).allMatch("cancelled"::equals), out);
        assertFalse(Files.exists(folder.resolve("after.csv")));
    }

    @Test
    void theSimulatedPointsAreKeptAsWell() throws IOException {
        Drop.simulator(deploy.resolve("drop.jar"));
        Outcome outcome = interrupted("INT", "simulate drop-net load=0.1:1:0.1 format=csv");
        String out = outcome.ended(130, outcome.err());
        assertSaysHowFar(outcome);
        List<String> states = Csv.column(out, "status");
        assertEquals(List.of("ok", "ok"), states.subList(0, 2));
        assertTrue(states.size() < 10, out);
        assertTrue(states.stream().skip(2).allMatch("cancelled"::equals), out);
        assertEquals(List.of("7", "7"), Csv.column(out, "latency").subList(0, 2));
    }

    @Test
    void aScriptEndsAsWell() throws IOException {
        Files.writeString(folder.resolve("long.gogo"), CURVE + "slow\nmetrics out=after.csv\n");
        Outcome outcome = interrupted("INT", "script long.gogo");
        assertTrue(Csv.rows(outcome.ended(130, outcome.err())).size() < 10, outcome::toString);
        assertSaysHowFar(outcome);
        assertFalse(Files.exists(folder.resolve("after.csv")));
    }

    private static void assertSaysHowFar(Outcome outcome) {
        assertTrue(
                outcome.err()
                        .matches(
                                "kneepoint: interrupted when [0-9.]+ % was done; the rest is missing\\R"),
                outcome.err());
    }

    @Test
    void pointsThatGoToAFileAreKeptThere() throws IOException {
        Outcome outcome = interrupted("INT", CURVE + "slow out=points.csv");
        assertEquals(130, outcome.status());
        String points = Files.readString(folder.resolve("points.csv"));
        assertEquals(List.of("0.1", "0.2"), Csv.column(points, "load").subList(0, 2));
    }

    /** The number of the signal says who did it. */
    @Test
    void anEndFromOutsideKeepsThePointsToo() throws IOException {
        Outcome outcome = interrupted("TERM", CURVE + "slow");
        assertEquals(143, outcome.status(), outcome::toString);
        assertEquals(List.of("0.1", "0.2"), Csv.column(outcome.out(), "load").subList(0, 2));
    }

    @Test
    void aSolverThatDoesNotListenIsLeftBehind() throws IOException {
        Outcome outcome = interrupted("INT", CURVE + "deaf");
        List<String> states = Csv.column(outcome.ended(130, outcome.err()), "status");
        assertEquals(List.of("ok", "ok", "cancelled"), states.subList(0, 3));
        assertSaysHowFar(outcome);
    }

    @Test
    void anInterruptedStartSaysNothing() throws IOException {
        Kneepoint.Running running = kneepoint().start("solvers");
        running.signal("INT");
        Outcome outcome = running.await();
        assertEquals("", outcome.out(), outcome::toString);
        assertEquals(130, outcome.status(), outcome::toString);
    }

    private Outcome interrupted(String signal, String line) {
        Path busy = folder.resolve("busy");
        Kneepoint.Running running = kneepoint().with("DROP_BUSY", busy).start(line);
        Processes.until("busy", () -> Files.exists(busy) || running.ended());
        running.signal(signal);
        return running.await();
    }

    /**
     * A build in the background, without a keyboard, ignores its signal, and its children would
     * inherit that.
     */
    private Kneepoint kneepoint() {
        Kneepoint kneepoint = Kneepoint.installed().in(folder).with("KNEEPOINT_DEPLOY", deploy);
        String[] heeding = {"env", "--default-signal=INT"};
        return Processes.succeeds(heeding[0], heeding[1], "true")
                ? kneepoint.through(heeding)
                : kneepoint;
    }
}
