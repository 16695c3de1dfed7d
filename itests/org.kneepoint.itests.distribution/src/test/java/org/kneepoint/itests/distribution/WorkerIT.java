// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Runs in processes of their own. */
class WorkerIT {
    private static final String MESH =
            "simulate mesh radix=4 load=0.1:0.4:0.1 seed=3 replications=2 format=csv";

    @TempDir private Path folder;
    @TempDir private Path deploy;

    @Test
    void theFiguresAreThoseOfOneProcess() {
        String expected = StartScript.installed().run(MESH).done();
        String actual = workers("").run(MESH).done();
        for (String column : List.of("load", "throughput", "latency", "latency_ci95", "status")) {
            assertEquals(CsvText.column(expected, column), CsvText.column(actual, column), column);
        }
    }

    @Test
    void aProcessOfRunsHasNoCommands() {
        ProcessResult result =
                StartScript.installed()
                        .with("KNEEPOINT_JAVA_OPTS", "-Dkneepoint.commands=false")
                        .run("solve mesh radix=4 load=0.1");
        assertEquals(3, result.status(), result::toString);
        ErrorLine.names(result.err(), "the shell is not running");
    }

    @Test
    void aPlugInThatEndsItsProcessFailsItsPointOnly() throws IOException {
        drop(
                "try { Class<?> runtime = Class.forName(\"java.lang.Runtime\");"
                        + " runtime.getMethod(\"halt\", int.class)"
                        + ".invoke(runtime.getMethod(\"getRuntime\").invoke(null), 7); }"
                        + " catch (ReflectiveOperationException e) { throw new Error(e); }");
        String out = failedAt03(workers("").run("simulate drop-net load=0.1:0.3:0.1 format=csv"));
        assertTrue(CsvText.column(out, "reason").get(2).contains("status 7"), out);
    }

    @Test
    void aPlugInThatUsesUpTheMemoryFailsItsPointOnly() throws IOException {
        drop(
                "java.util.List<long[]> all = new java.util.ArrayList<>();"
                        + " while (!progress.isCancelled()) { all.add(new long[1 << 20]); }");
        String line = "simulate drop-net load=0.1:0.3:0.1 format=csv; queue mm1 rate=0.5";
        String out = failedAt03(workers("-Xmx256m").run(line));
        assertTrue(CsvText.column(out, "reason").get(2).contains("memory"), out);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "sends signals")
    void ctrlCReachesAllAndKeepsThePointsDone() throws IOException {
        DropInBundles.simulator(deploy.resolve("drop.jar"));
        StartScript.Running running = busy();
        running.children().forEach(WorkerIT::interrupt);
        running.signal("INT");
        ProcessResult outcome = running.await();
        assertEquals(130, outcome.status(), outcome::toString);
        List<String> states = CsvText.column(outcome.out(), "status");
        // either worker may still be starting when the other is busy
        assertEquals(Set.of("ok", "cancelled"), Set.copyOf(states), outcome::toString);
    }

    private static void interrupt(ProcessHandle process) {
        assertTrue(TestProcesses.succeeds("/bin/sh", "-c", "kill -INT " + process.pid()));
    }

    @Test
    void noWorkerOutlivesItsWorkbench() throws IOException {
        DropInBundles.simulator(deploy.resolve("drop.jar"));
        StartScript.Running running = busy();
        List<ProcessHandle> workers = running.children();
        assertFalse(workers.isEmpty());
        running.killAlone();
        TestProcesses.until(
                "the end of the workers", () -> workers.stream().noneMatch(ProcessHandle::isAlive));
    }

    @Test
    void anUnknownExecutorIsNamed() {
        StartScript other =
                StartScript.installed().with("KNEEPOINT_JAVA_OPTS", "-Dkneepoint.executor=proces");
        other.run("solve mesh radix=4 load=0.1").refused(1, "proces", "process");
    }

    /** Replaces what the dropped-in simulator does above load 0.25. */
    private void drop(String fault) throws IOException {
        DropInBundles.edited(
                deploy.resolve("drop.jar"),
                "drop",
                "DropSimulator",
                "simulator.Simulator",
                text -> text.replace("        tell();", fault));
    }

    private static String failedAt03(ProcessResult outcome) {
        String out = outcome.out();
        assertEquals(
                List.of("ok", "ok", "failed"),
                CsvText.column(out, "status").subList(0, 3),
                outcome::toString);
        return out;
    }

    private StartScript.Running busy() {
        Path busy = folder.resolve("busy");
        StartScript.Running running =
                workers("")
                        .through("env", "--default-signal=INT")
                        .with("DROP_BUSY", busy)
                        .start("simulate drop-net load=0.1:1:0.1 format=csv");
        TestProcesses.until("busy", () -> Files.exists(busy) || running.ended());
        return running;
    }

    private StartScript workers(String options) {
        return StartScript.installed()
                .in(folder)
                .with("KNEEPOINT_DEPLOY", deploy)
                .with("KNEEPOINT_JAVA_OPTS", "-Dkneepoint.executor=process " + options);
    }
}
