// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Runs by members of a network on this machine, which come and go. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "sends signals")
class HazelcastIT {
    private static final int KILLS = 3;
    private static final int RUNS = 24;
    private static final String STUDY =
            "simulate drop-ring\nnodes = 64\nload = 0.005:0.02:0.005\nseed = 1,2,3,4,5,6\n"
                    + "warmup = 1000\ncycles = 200000\n";

    @TempDir private Path folder;
    @TempDir private Path deploy;
    @TempDir private Path ofMembers;

    private final List<StartScript.Running> started = new ArrayList<>();
    private List<Integer> ports;

    @BeforeEach
    void prepare() throws IOException {
        ports = ListeningSockets.freePorts(3);
        DropInBundles.topology(deploy.resolve("drop.jar"));
        // the same bundle with another content, and one more
        DropInBundles.solver(ofMembers.resolve("drop.jar"), 7);
        DropInBundles.topology(ofMembers.resolve("ring.jar"), "other-ring");
    }

    @AfterEach
    void end() {
        started.forEach(StartScript.Running::kill);
    }

    private StartScript.Running start(StartScript script, String line) {
        StartScript.Running running =
                script.in(folder).through("env", "--default-signal=INT").start(line);
        started.add(running);
        return running;
    }

    private StartScript submitter() {
        return StartScript.installed().in(folder).with("KNEEPOINT_DEPLOY", deploy);
    }

    /** The settings of the network. */
    private String network() {
        Stream<String> members = ports.stream().map(port -> "127.0.0.1:" + port);
        return " cluster=test-" + ports.get(0) + " members=" + String.join(",", members.toList());
    }

    private String joined() {
        return " executor=hazelcast" + network();
    }

    private StartScript.Running member(StartScript script, int number) {
        String line = "member" + network() + " port=" + ports.get(number) + " slots=1";
        return start(script.with("KNEEPOINT_DEPLOY", ofMembers), line);
    }

    private StartScript.Running member(int number) {
        return member(StartScript.installed(), number);
    }

    private static void await(StartScript.Running member) {
        member.untilPrinted(Pattern.compile("whoever reaches .*"));
    }

    private long done() throws IOException {
        Path journal = folder.resolve("ring.results/journal");
        if (!Files.exists(journal)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(journal)) {
            return lines.filter(line -> line.contains("{\"run\":")).count();
        }
    }

    private static boolean ended(StartScript.Running one) {
        return one.ended();
    }

    /** Members are killed one after the other, and others come, while a study runs. */
    @Test
    void whatMembersLeaveIsDoneOnceByOthers() throws IOException {
        Files.writeString(folder.resolve("ring.study"), STUDY);
        ProcessResult local = submitter().run("study run ring.study folder=local.results");
        assertEquals(0, local.status(), local::toString);
        List<StartScript.Running> members = new ArrayList<>(List.of(member(0), member(1)));
        members.forEach(HazelcastIT::await);
        StartScript.Running run =
                start(submitter(), "study run ring.study lease_attempts=20" + joined());
        for (int kill = 0; kill < KILLS && !run.ended(); kill++) {
            long before = done();
            TestProcesses.until(
                    "a result", () -> run.ended() || UncheckedIo.get(this::done) > before);
            members.set(kill % 2, replaced(members.get(kill % 2), kill % 2));
        }
        ProcessResult ended = run.await();
        assertEquals(0, ended.status(), ended::toString);
        ErrorLine.names(ended.err(), "has left", "offered again", "whoever reaches");
        assertEquals(
                Files.readString(folder.resolve("local.results/results.csv")),
                Files.readString(folder.resolve("ring.results/results.csv")));
        assertEquals(RUNS, done(), "nothing twice");
        assertTrue(
                members.stream().noneMatch(HazelcastIT::ended), "the members wait for other work");
        assertEquals(
                List.of("drop.jar", "ring.jar"),
                new Installation(ofMembers).names("").stream().toList());
    }

    private StartScript.Running replaced(StartScript.Running member, int number) {
        member.killAlone();
        TestProcesses.until("its end", member::ended);
        StartScript.Running next = member(number);
        await(next);
        return next;
    }

    /** The submitter is interrupted; a member with another build takes no part. */
    @Test
    void aMemberOutlivesItsSubmitters() throws IOException {
        StartScript.Running member = member(0);
        StartScript.Running other = member(otherBuild(), 1);
        await(member);
        await(other);
        if (OS.LINUX.isCurrentOs()) {
            String loopback = "0100007F:%04X".formatted(ports.get(0));
            Set<String> sockets = ListeningSockets.of(member.pid());
            assertEquals(1, sockets.size(), sockets::toString);
            assertTrue(sockets.iterator().next().endsWith(loopback), sockets::toString);
        }
        TestProcesses.until("a worker before there is work", () -> hasWorker(member));
        List<Long> first = workers(member);
        String small = "simulate mesh radix=4 load=0.1:0.2:0.1 cycles=2000 format=csv";
        StartScript withoutFiles = StartScript.installed().in(folder);
        List<String> here = figures(withoutFiles.run(small));
        assertEquals(here, figures(withoutFiles.run(small + joined())));
        assertEquals(first, workers(member));
        String line =
                "simulate mesh radix=8 load=0.1:0.4:0.1 cycles=100000000 limit=600" + joined();
        StartScript.Running run = start(submitter(), line);
        String differs = reproduction(Installation.TAR);
        ErrorLine.names(
                run.untilPrinted(Pattern.compile("member .* does not work.*")),
                differs,
                "127.0.0.1:" + ports.get(1));
        ErrorLine.names(other.untilPrinted(Pattern.compile("does not work .*")), differs);
        TestProcesses.until(
                "a worker with files", () -> hasWorker(member) && !workers(member).equals(first));
        run.signal("INT");
        ProcessResult left = run.await();
        assertEquals(130, left.status(), left::toString);
        member.untilPrinted(Pattern.compile("session ended.*"));
        TestProcesses.until("the end of its worker", () -> !hasWorker(member));
        assertFalse(member.ended());

        assertEquals(here, figures(withoutFiles.run(small + joined())));
        List<Long> kept = workers(member);
        assertEquals(here, figures(withoutFiles.run(small + joined())));
        assertEquals(1, kept.size());
        assertEquals(kept, workers(member));
        member.signal("INT");
        ProcessResult ended = member.await();
        assertEquals(130, ended.status(), ended::toString);
        assertFalse(other.ended());
    }

    /** The start script may leave another child, which makes the archive of classes. */
    private static List<Long> workers(StartScript.Running member) {
        return member.children().stream()
                .filter(child -> child.info().commandLine().orElse("").contains("entry=worker"))
                .map(ProcessHandle::pid)
                .toList();
    }

    private static boolean hasWorker(StartScript.Running member) {
        return !workers(member).isEmpty();
    }

    private static List<String> figures(ProcessResult result) {
        assertEquals(0, result.status(), result::toString);
        List<String> figures = new ArrayList<>();
        for (String column : List.of("load", "throughput", "latency", "latency_p99", "status")) {
            figures.addAll(CsvText.column(result.out(), column));
        }
        return figures;
    }

    /** An installation in which a bundle without influence on the runs is another build. */
    private StartScript otherBuild() throws IOException {
        Installation copy = Installation.TAR.copyTo(folder.resolve("other"));
        copy.writable(true);
        Files.write(
                copy.home().resolve("bundle").resolve(reproduction(copy)),
                new byte[1],
                StandardOpenOption.APPEND);
        return StartScript.script(copy.script());
    }

    private static String reproduction(Installation installation) {
        return installation.names("bundle").stream()
                .filter(name -> name.startsWith("org.kneepoint.reproduction"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsWrongIsOneLine() {
        StartScript script = StartScript.installed();
        String cluster = "member cluster=lab members=";
        script.run(cluster + "8.8.8.8").refused(1, "8.8.8.8", "10.0.0.0/8", "127.0.0.1");
        script.run(cluster + "127.0.0.1 address=0.0.0.0").refused(1, "0.0.0.0", "10.0.0.0/8");
        script.run("member members=127.0.0.1").refused(1, "cluster");
        script.run("solve mesh radix=4 load=0.1 executor=hazelcast cluster=lab")
                .refused(1, "members");
    }
}
