// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.testkit.Refusal;

/** A session whose members are played by the test. */
@Timeout(60)
class SubmittedSessionTest {
    private static final int RUNS = 8;
    private static final int ATTEMPTS = 3;

    private final RunPlan plan = SamplePlan.of();
    private final MemoryNetwork network = new MemoryNetwork();
    private final Map<Integer, RunResult> results = Collections.synchronizedMap(new HashMap<>());
    private final List<String> notices = Collections.synchronizedList(new ArrayList<>());
    private volatile boolean isCancelled;
    private CompletableFuture<Void> submitted = CompletableFuture.completedFuture(null);

    private MemoryNetwork.Maps begin(int slots) throws InterruptedException {
        network.join("a", slots);
        SessionTerms terms =
                new SessionTerms("submitter", Map.of(), Map.of(), PortablePlan.of(plan));
        SubmittedSession session =
                new SubmittedSession(
                        network, terms, Map.of("file 0", new byte[] {1}), ATTEMPTS, notices::add);
        submitted = CompletableFuture.runAsync(() -> execute(session));
        until(() -> !network.sessions.isEmpty());
        return network.only();
    }

    private void execute(SubmittedSession session) {
        try {
            session.execute(plan, plan.tasks(), this::collect, progress());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void collect(RunResult result) {
        RunResult before = results.put(result.task(), result);
        assertEquals(null, before, "a run is collected once");
    }

    private Progress progress() {
        return new Progress() {
            @Override
            public boolean isCancelled() {
                return isCancelled;
            }

            @Override
            public void report(double fraction) {
                // the results tell
            }
        };
    }

    @AfterEach
    void cancel() {
        isCancelled = true;
    }

    private static void until(Supplier<Boolean> condition) throws InterruptedException {
        while (!condition.get()) {
            Thread.sleep(10);
        }
    }

    /** Takes the first free pack. */
    private static Optional<Integer> take(MemoryNetwork.Maps maps, String member) {
        return maps.packs().keySet().stream()
                .sorted()
                .filter(pack -> maps.lease(pack, member))
                .findFirst();
    }

    private static Pack awaitPack(MemoryNetwork.Maps maps, String member)
            throws InterruptedException {
        Optional<Integer> pack = take(maps, member);
        while (pack.isEmpty()) {
            Thread.sleep(10);
            pack = take(maps, member);
        }
        return Pack.parse(maps.packs().get(pack.get()));
    }

    private void evaluate(MemoryNetwork.Maps maps, int run) {
        RunResult result = plan.evaluate(plan.tasks().get(run), Progress.NONE);
        maps.results().putIfAbsent(run, RunEnd.of(result).text());
    }

    /** Works as a member until all is done. */
    private void work(MemoryNetwork.Maps maps, String member) throws Exception {
        while (!submitted.isDone()) {
            Optional<Integer> pack = take(maps, member);
            if (pack.isPresent()) {
                String text = maps.packs().get(pack.get());
                if (text != null) {
                    Pack.parse(text).runs().forEach(run -> evaluate(maps, run.number()));
                    maps.packs().remove(pack.get());
                }
                maps.release(pack.get());
            }
            Thread.sleep(5);
        }
        submitted.get(30, TimeUnit.SECONDS);
    }

    private void expectAll() {
        assertEquals(RUNS, results.size());
        for (int run = 0; run < RUNS; run++) {
            RunResult expected = plan.evaluate(plan.tasks().get(run), Progress.NONE);
            assertEquals(withoutTime(expected), withoutTime(results.get(run)));
        }
    }

    private static String withoutTime(RunResult result) {
        Point point = result.points().get(0);
        return point.status() + " " + point.get(Quantities.LATENCY);
    }

    @Test
    void allRunsAreDoneAndNothingStays() throws Exception {
        MemoryNetwork.Maps maps = begin(2);
        work(maps, "a");
        expectAll();
        assertTrue(network.sessions.isEmpty());
        assertTrue(maps.packs().isEmpty() && maps.blocks().isEmpty() && maps.results().isEmpty());
        assertEquals(List.of("1 member, 2 slots"), notices);
    }

    @Test
    void whatAMemberLeavesIsDoneByAnother() throws Exception {
        MemoryNetwork.Maps maps = begin(1);
        Pack pack = awaitPack(maps, "a");
        evaluate(maps, pack.runs().get(0).number());
        network.present.remove("a");
        network.join("b", 1);
        work(maps, "b");
        expectAll();
        assertTrue(notices.stream().anyMatch(line -> line.contains("address of a has left")));
    }

    @Test
    void aPackGivenBackIsOfferedAgain() throws Exception {
        MemoryNetwork.Maps maps = begin(1);
        awaitPack(maps, "a");
        maps.packs().clear();
        maps.leases().clear();
        work(maps, "a");
        expectAll();
    }

    @Test
    void mapsMayLoseAnything() throws Exception {
        MemoryNetwork.Maps maps = begin(1);
        awaitPack(maps, "a");
        network.sessions.clear();
        maps.remove();
        network.join("b", 1);
        until(() -> !network.sessions.isEmpty() && maps.blocks().containsKey("file 0"));
        maps.blocks().clear();
        until(() -> maps.blocks().containsKey("file 0"));
        work(maps, "b");
        expectAll();
    }

    @Test
    void aSessionThatAllRefuseWaitsForAnother() throws Exception {
        MemoryNetwork.Maps maps = begin(1);
        maps.refusals().put("address of a", "Java is 17");
        until(() -> notices.size() == 3);
        assertEquals(
                List.of(
                        "1 member, 1 slot",
                        "member address of a does not work for this: Java is 17",
                        "no member that works for this yet: waiting for one"),
                notices);
        network.join("b", 1);
        work(maps, "b");
        expectAll();
    }

    @Test
    void aResultThatComesTwiceIsCollectedOnce() throws Exception {
        MemoryNetwork.Maps maps = begin(1);
        int run = awaitPack(maps, "a").runs().get(0).number();
        evaluate(maps, run);
        until(() -> results.containsKey(run));
        until(() -> maps.results().isEmpty());
        evaluate(maps, run);
        maps.leases().clear();
        work(maps, "a");
        expectAll();
    }

    @Test
    void aRunThatEndsItsMembersFailsAlone() throws Exception {
        MemoryNetwork.Maps maps = begin(1);
        int run = awaitPack(maps, "a").runs().get(0).number();
        network.present.remove("a");
        for (int i = 1; i < ATTEMPTS; i++) {
            String next = "b" + i;
            network.join(next, 1);
            Pack pack = awaitPack(maps, next);
            while (pack.runs().get(0).number() != run) {
                pack.runs().forEach(other -> evaluate(maps, other.number()));
                pack = awaitPack(maps, next);
            }
            assertEquals(1, pack.runs().size(), "it is alone");
            network.present.remove(next);
        }
        network.join("c", 1);
        work(maps, "c");
        assertEquals(RUNS, results.size());
        Point failed = results.remove(run).points().get(0);
        assertEquals(Status.FAILED, failed.status());
        assertTrue(results.values().stream().noneMatch(RunResult::isFailed));
    }

    @Test
    void refusalsAreToldOnceAndARejectedScenarioEndsAll() throws Exception {
        MemoryNetwork.Maps maps = begin(1);
        maps.refusals().put("b:1", "Java is 17");
        int run = awaitPack(maps, "a").runs().get(0).number();
        until(() -> notices.size() == 2);
        maps.results().put(run, RunEnd.refused("too large").text());
        Throwable cause = submitted.handle((done, e) -> e.getCause()).get(30, TimeUnit.SECONDS);
        assertEquals("unusable [executor] hazelcast", Refusal.of((BadInput) cause));
        assertEquals("member b:1 does not work for this: Java is 17", notices.get(1));
        assertEquals(2, notices.size());
    }

    @Test
    void aCancelledSessionEnds() throws Exception {
        MemoryNetwork.Maps maps = begin(1);
        awaitPack(maps, "a");
        isCancelled = true;
        submitted.get(30, TimeUnit.SECONDS);
        assertTrue(network.sessions.isEmpty() && maps.packs().isEmpty());
        assertTrue(results.isEmpty());
    }
}
