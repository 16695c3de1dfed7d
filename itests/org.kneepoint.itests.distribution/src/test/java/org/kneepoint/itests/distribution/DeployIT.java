// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Drop-in bundles. */
class DeployIT {
    /** The framework's object for a bundle. */
    private static final String BUNDLE = "org.apache.felix.framework.BundleImpl";

    private static final int CYCLES = 10;

    @TempDir private Path deploy;
    @TempDir private Path other;

    @Test
    void oneCommandLineSeesTheJars() throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
        String out =
                kneepoint()
                        .run("topologies format=csv; solve drop-net load=0.1,0.2 format=csv")
                        .done();
        assertTrue(out.contains("\ndrop-net,drop,"), out);
        String curve = out.substring(out.indexOf("method,"));
        assertEquals(List.of("7", "7"), CsvText.column(curve, "latency"));
    }

    @Test
    void theFolderOfTheInstallationIsTheUsualOne() throws IOException {
        Installation copy = Installation.TAR.copyTo(other.resolve("copy"));
        DropInBundles.solver(copy.home().resolve("deploy").resolve("drop.jar"), 7);
        String out = StartScript.script(copy.script()).run("solvers", "format=csv").done();
        assertEquals(InstalledBundles.solversAnd("drop"), CsvText.column(out, "name"));
    }

    @Test
    void jarsComeAndGoWhileTheShellRuns() throws IOException {
        Path jar = deploy.resolve("drop.jar");
        try (ConsoleProcess console = kneepoint().console()) {
            console.prompt();
            assertFalse(console.ask("solvers format=csv").contains("drop"));
            DropInBundles.solver(other.resolve("drop.jar"), 7);
            Files.move(other.resolve("drop.jar"), jar);
            untilLatency(console, "7");
            assertTrue(console.ask("solvers format=csv").contains("drop,drop-net,"));
            DropInBundles.solver(jar, 8);
            untilLatency(console, "8");
            Files.delete(jar);
            TestProcesses.until(
                    "gone", () -> !console.ask("solvers format=csv").contains("drop,drop-net,"));
            String answer = console.ask("solve drop-net load=0.1");
            assertTrue(answer.startsWith("kneepoint: "), answer);
            ErrorLine.names(answer, "drop-net");
            assertTrue(console.ask("solve min nodes=64 radix=2 load=0.5").contains("8.87369"));
            ProcessResult end = console.leave();
            assertEquals("", end.err());
            assertFalse(end.out().contains("\tat "), end::out);
        }
    }

    @Test
    void nothingOfABundleStaysWhenItsJarIsGone() throws IOException {
        DropInBundles.solver(other.resolve("drop.jar"), 7);
        try (ConsoleProcess console = kneepoint().console()) {
            console.prompt();
            comesAndGoes(console);
            long before = console.objects(BUNDLE);
            for (int i = 0; i < CYCLES; i++) {
                comesAndGoes(console);
            }
            assertEquals(before, console.objects(BUNDLE));
        }
    }

    /** A thousand times, while a simulation runs. */
    @Test
    @Tag("long")
    void nothingOfABundleStaysWhenItIsUninstalled() throws IOException {
        Path jar = other.resolve("drop.jar");
        DropInBundles.solver(jar, 7);
        try (ConsoleProcess console = kneepoint().console()) {
            console.prompt();
            console.ask("simulate mesh radix=2 load=0.05 cycles=100000000 limit=900 &");
            String installed = console.ask("install " + jar.toUri());
            long first = Long.parseLong(installed.replaceAll("\\D+", ""));
            console.ask("uninstall " + first);
            long before = console.objects(BUNDLE);
            Path script = other.resolve("cycles.gogo");
            Files.writeString(
                    script,
                    LongStream.rangeClosed(first + 1, first + 1000)
                            .mapToObj(number -> cycle(jar, number))
                            .collect(Collectors.joining()));
            String answer = console.ask("script " + script);
            assertFalse(answer.contains("kneepoint: "), answer);
            long solved = answer.lines().filter(line -> line.contains(",drop-net,")).count();
            assertEquals(2000, solved);
            assertEquals(before, console.objects(BUNDLE));
        }
    }

    /** Installs, uses, updates, uses and removes a bundle. */
    private static String cycle(Path jar, long number) {
        return String.join(
                "\n",
                "install " + jar.toUri(),
                "start " + number,
                "solve drop-net load=0.1 format=csv",
                "update " + number,
                "solve drop-net load=0.1 format=csv",
                "uninstall " + number,
                "");
    }

    private void comesAndGoes(ConsoleProcess console) throws IOException {
        Path jar = deploy.resolve("drop.jar");
        Files.copy(other.resolve("drop.jar"), deploy.resolve("drop.part"));
        Files.move(deploy.resolve("drop.part"), jar);
        TestProcesses.until("there", () -> console.ask("solvers format=csv").contains("drop-net"));
        Files.delete(jar);
        TestProcesses.until("gone", () -> !console.ask("solvers format=csv").contains("drop-net"));
    }

    @Test
    void aTopologyIsSimulatedWithoutARestart() throws IOException {
        try (ConsoleProcess console = kneepoint().console()) {
            console.prompt();
            String before = console.ask("simulate drop-ring nodes=8 load=0.05");
            assertTrue(before.startsWith("kneepoint: "), before);
            ErrorLine.names(before, "drop-ring");
            DropInBundles.topology(other.resolve("drop.jar"));
            Files.move(other.resolve("drop.jar"), deploy.resolve("drop.jar"));
            TestProcesses.until(
                    "seen",
                    () ->
                            console.ask("topologies format=csv")
                                    .contains("drop-ring,wormhole,flit,"));
            String out =
                    console.ask(
                            "simulate drop-ring nodes=8 load=0.02,0.04 precision=0.05"
                                    + " format=csv");
            assertEquals(List.of("dateline", "dateline"), CsvText.column(out, "routing"));
            assertEquals(List.of("ok", "ok"), CsvText.column(out, "status"));
            String modelled = console.ask("solve drop-ring nodes=8 load=0.02,0.04 format=csv");
            assertEquals(List.of("ok", "ok"), CsvText.column(modelled, "status"));
            String careless = console.ask("simulate drop-ring nodes=8 load=0.05 routing=careless");
            ErrorLine.names(careless, "careless", "drop-ring");
            assertEquals(1, careless.lines().count(), careless);
            assertEquals("", console.leave().err());
        }
    }

    @Test
    void aSolverThatNeverReturnsEndsAtItsTimeLimitAndIsReported() throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
        StartScript busy = kneepoint().with("DROP_BUSY", other.resolve("busy"));
        try (ConsoleProcess console = busy.console()) {
            console.prompt();
            TestProcesses.until(
                    "there", () -> console.ask("solvers format=csv").contains("drop-net"));
            String out =
                    console.ask("solve drop-net load=0.1:0.3:0.1 mood=deaf limit=0.1 format=csv");
            assertEquals(List.of("ok", "ok", "failed"), CsvText.column(out, "status"));
            String text = console.ask("solve drop-net load=0.1,0.3 mood=deaf limit=0.1");
            ErrorLine.names(text, "failed", "drop", "limit=0.1");
            String doctor = console.ask("doctor format=csv");
            assertTrue(doctor.contains("problem,thread,"), doctor);
            ErrorLine.names(doctor, "drop.DropSolver.deaf");
            assertTrue(console.ask("solve min nodes=64 radix=2 load=0.5").contains("8.87369"));
        }
    }

    @Test
    void aNetworkThatViolatesItsContractIsNotRun() throws IOException {
        DropInBundles.topology(deploy.resolve("drop.jar"));
        String lost = " drop-ring nodes=8 routing=lost";
        for (String line :
                List.of(
                        "simulate" + lost + " load=0.05",
                        "simulate" + lost + " load=0.05 allow_deadlock=true",
                        "ramp" + lost,
                        "solve" + lost + " load=0.05",
                        "compare" + lost + " load=0.05")) {
            kneepoint().run(line).refused(1, "drop-ring", "lost", "5");
        }
        kneepoint()
                .run("solve drop-ring nodes=8 load=0.05 routing=careless")
                .refused(1, "careless", "drop-ring");
        String out = kneepoint().run("check drop-ring nodes=8 format=csv").failed(2, "drop-ring");
        List<String> outcomes = CsvText.column(out, "outcome");
        List<String> clauses = CsvText.column(out, "clause");
        // dateline keeps both clauses, careless has a cycle, lost has no path
        assertEquals(
                List.of("kept", "kept", "kept", "violated", "violated"),
                outcomes.subList(4, outcomes.size()).stream().limit(5).toList());
        assertEquals(
                List.of("routing relation", "deadlock freedom"),
                clauses.subList(4, clauses.size()).stream().distinct().toList());
    }

    @Test
    void aNetworkThatKeepsItsContractIsCheckedWithItsProof() throws IOException {
        String out =
                kneepoint().run("check mesh radix=3 routing=dimension-order format=csv").done();
        assertEquals(List.of("kept"), CsvText.column(out, "outcome").stream().distinct().toList());
        ErrorLine.names(out, "24 virtual channels", "28 dependencies");
        kneepoint().run("check mesh radix=3 nodez=9").refused(1, "nodez", "nodes");
        kneepoint().run("check mash").refused(1, "mash", "mesh");
    }

    @Test
    void aTopologyThatIsNamedLikeASystemIsLeftOut() throws IOException {
        String line = "solve min nodes=64 radix=2 load=0.5 format=csv";
        String before = kneepoint().run(line).done();
        DropInBundles.topology(deploy.resolve("drop.jar"), "min");
        ProcessResult after = kneepoint().run(line);
        assertEquals(before, after.out());
        assertEquals(0, after.status());
        ErrorLine.names(after.err(), "topology min", "drop 1.0.1");
        String out = kneepoint().run("doctor", "format=csv", "strict=true").out();
        String ours = "org.kneepoint.solver.min " + Installation.TAR.version();
        ErrorLine.names(out, "topology min", "drop 1.0.1", ours);
    }

    @Test
    void provenanceNamesTheBundlesWithTheirContents() throws IOException {
        DropInBundles.topology(deploy.resolve("drop.jar"));
        String out = kneepoint().run("solve drop-ring nodes=8 load=0.05 format=json").done();
        String hash = "[0-9a-f]{64}\"";
        assertFound("\"sha256\" : \"" + hash, out);
        assertFound("\"topology bundle\" : \"drop 1\\.0\\.1 sha256:" + hash, out);
        String traffic = "\"traffic bundle\" : \"org\\.kneepoint\\.traffic \\S+ sha256:";
        assertFound(traffic + hash, out);
    }

    private static void assertFound(String pattern, String text) {
        assertTrue(Pattern.compile(pattern).matcher(text).find(), () -> pattern + " in " + text);
    }

    /** The jar is deleted when two points are done; the run continues. */
    @Test
    void aRunGoesOnWhenAJarIsDeleted() throws IOException {
        Path jar = deploy.resolve("drop.jar");
        DropInBundles.topology(jar);
        Files.writeString(
                other.resolve("ring.study"),
                "simulate drop-ring\nnodes = 64\nload = 0.0005:0.006:0.0005\ncycles = 150000\n");
        StartScript.Running run =
                kneepoint().in(other).start("study run ring.study; topologies format=csv");
        Path results = other.resolve("ring.results");
        Path journal = results.resolve("journal");
        TestProcesses.until(
                "two points are done",
                () ->
                        Files.exists(journal)
                                && UncheckedIo.get(() -> Files.readString(journal).lines().count())
                                        > 2);
        Files.delete(jar);
        ProcessResult end = run.await();
        assertEquals(0, end.status(), end::toString);
        assertFalse(end.out().contains("\ndrop-ring,"), end::out);
        String table = Files.readString(results.resolve("results.csv"));
        List<String> status = CsvText.column(table, "status");
        assertEquals(12, status.size());
        assertFalse(status.contains("failed"), table);
    }

    @Test
    void commandsOfTheFrameworkTakeBundles() throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
        String out = kneepoint().run("headers drop; lb -s | grep drop").done();
        assertTrue(out.contains("Bundle-SymbolicName = drop"), out);
        String number = out.lines().reduce((first, last) -> last).orElseThrow().split("[|]")[0];
        String service = kneepoint().run("inspect cap service " + number.strip()).done();
        assertTrue(service.contains("org.kneepoint.api.solver.Solver"), service);
        String stopped =
                kneepoint().run("stop " + number.strip() + "; lb -s | grep drop; solvers").done();
        assertTrue(stopped.contains("|Resolved"), stopped);
        assertFalse(stopped.contains("drop-net"), stopped);
        String gone = kneepoint().run("refresh drop; uninstall drop; solvers").done();
        assertFalse(gone.contains("drop-net"), gone);
    }

    /** Another jar makes File Install scan all of them. */
    @Test
    void aBundleThatWasStoppedStaysStopped() throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
        try (ConsoleProcess console = kneepoint().console()) {
            console.prompt();
            assertTrue(console.ask("solvers format=csv").contains("drop-net"));
            console.ask("stop drop");
            assertFalse(console.ask("solvers format=csv").contains("drop-net"));
            DropInBundles.topology(other.resolve("ring.jar"));
            Files.move(other.resolve("ring.jar"), deploy.resolve("ring.jar"));
            TestProcesses.until(
                    "there", () -> console.ask("topologies format=csv").contains("drop-ring"));
            assertFalse(console.ask("solvers format=csv").contains("drop-net"));
        }
    }

    @Test
    void theDoctorHasNothingAgainstASoundJar() throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
        String out = kneepoint().run("doctor", "format=csv", "strict=true").done();
        assertTrue(out.contains(", 1 installed"), out);
    }

    @Test
    void theDoctorReportsTheFaultOfAJar() throws IOException {
        breakThree();
        ProcessResult doctor = kneepoint().run("doctor", "format=csv");
        assertEquals(2, doctor.status());
        threeFindings(doctor.out());
        ProcessResult solvers = kneepoint().run("solvers", "format=csv");
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(solvers.out(), "name"));
        assertEquals(0, solvers.status());
        assertEquals(3, solvers.err().lines().count(), solvers.err());
    }

    @Test
    void brokenJarsDoNotDisturbTheShell() throws IOException {
        try (ConsoleProcess console = kneepoint().console()) {
            console.prompt();
            breakThree();
            TestProcesses.until(
                    "seen", () -> console.ask("doctor format=csv").contains("org.nowhere"));
            String[] report = console.ask("doctor format=csv").split("kneepoint: ");
            ErrorLine.names(report[1], "3");
            threeFindings(report[0]);
            for (String jar : List.of("text.jar", "plain.jar", "unresolvable.jar")) {
                Files.delete(deploy.resolve(jar));
            }
            TestProcesses.until(
                    "healed", () -> !console.ask("doctor format=csv").contains("problem"));
            ProcessResult end = console.leave();
            assertEquals("", end.err());
            assertFalse(end.out().contains("\tat "), end::out);
        }
    }

    @Test
    void aSolverThatFailsSpoilsItsOwnPointsOnly() throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
        for (String mood : List.of("broken", "misfit")) {
            String line = "solve drop-net load=0.1,0.3 format=csv mood=" + mood;
            String out = kneepoint().run(line + " strict=true").failed(2, "strict=true");
            assertEquals(List.of("ok", "failed"), CsvText.column(out, "status"));
            assertEquals(List.of("7", ""), CsvText.column(out, "latency"));
            assertTrue(CsvText.rows(out).get(1).get("reason").contains("drop.DropSolver"), out);
            String all = "solve drop-net load=0.3 format=csv mood=" + mood;
            String failed = kneepoint().run(all).failed(3);
            assertEquals(List.of("failed"), CsvText.column(failed, "status"));
        }
    }

    private StartScript kneepoint() {
        return StartScript.installed().with("KNEEPOINT_DEPLOY", deploy);
    }

    private static void untilLatency(ConsoleProcess console, String latency) {
        TestProcesses.until(
                "latency " + latency,
                () ->
                        console.ask("solve drop-net load=0.1 format=csv")
                                .contains("," + latency + ","));
    }

    private void breakThree() throws IOException {
        Files.writeString(deploy.resolve("text.jar"), "not a jar");
        DropInBundles.plainJar(deploy.resolve("plain.jar"));
        DropInBundles.unresolvable(deploy.resolve("unresolvable.jar"));
    }

    private static void threeFindings(String report) {
        List<Map<String, String>> problems =
                CsvText.rows(report).stream()
                        .filter(row -> row.get("state").equals("problem"))
                        .toList();
        assertAll(
                report,
                () -> assertEquals(3, problems.size()),
                () -> ErrorLine.names(report, "text.jar", "plain.jar", "Bundle-SymbolicName"),
                () -> ErrorLine.names(report, "drop", "org.nowhere"));
    }
}
