// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.account.FakeQuotas;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.server.execution.RunStore;
import org.kneepoint.server.execution.ServerExecutor;
import org.kneepoint.server.execution.TestWorkbench;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.SettingsParser;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.study.session.WorkspaceListener;
import org.kneepoint.viewer.handler.FakeJob;

/** Jobs of sessions that plan and execute real runs, and servers that end in several ways. */
@Timeout(300)
class JobQueueTest {
    static final Caller ANN = new Caller("ann", Role.EVALUATOR);
    static final Caller BOB = new Caller("bob", Role.EVALUATOR);
    private static final Caller ADMINISTRATOR = new Caller("root", Role.ADMINISTRATOR);

    @TempDir Path folder;
    private final CuttableDatabase database = database();
    private final AuditLog audit = new AuditLog(TestDatabase.h2(), Clock.systemUTC());
    private final List<String> named = new CopyOnWriteArrayList<>();
    private final Set<Object> texts = ConcurrentHashMap.newKeySet();
    private final Semaphore handOvers = new Semaphore(1000);
    private final List<Server> servers = new ArrayList<>();
    private volatile Duration ahead = Duration.ZERO;
    private volatile boolean isFree;
    private Path diary;

    private final FakeQuotas quotas = new FakeQuotas("", quota(3600));

    private static Quota quota(long seconds) {
        return new Quota(4, seconds, 64L << 20, 1L << 30);
    }

    private static Optional<Caller> caller(String account) {
        return Stream.of(ANN, BOB, ADMINISTRATOR)
                .filter(caller -> caller.account().equals(account))
                .findAny();
    }

    CuttableDatabase database() {
        return CuttableDatabase.inMemory();
    }

    /** A server over the database. */
    final class Server {
        final CuttableDatabase.Connections connections = database.connect();
        final JobQueue queue;
        final ServerExecutor executor;

        Server() {
            Database mine = connections.database();
            Clock clock = new Ahead();
            queue =
                    new JobQueue(
                            new JobQueue.Parts(
                                    mine,
                                    clock,
                                    quotas,
                                    audit,
                                    caller -> new FakeSession(caller, this::execute),
                                    JobQueueTest::caller,
                                    (caller, job, name, result, line) -> {
                                        handOvers.acquireUninterruptibly();
                                        named.add(caller.account() + " " + job);
                                        texts.add(
                                                result.table().orElseThrow().rows().get(0).get(0));
                                    },
                                    2));
            executor =
                    new ServerExecutor(
                            new RunStore(mine, clock),
                            quotas,
                            queue::owner,
                            TestWorkbench.workers(diary),
                            new ServerExecutor.Folders(
                                    folder.resolve("deploy"),
                                    folder.resolve("data" + servers.size())),
                            2,
                            Optional.empty(),
                            line -> {});
            servers.add(this);
            queue.start();
        }

        private CommandResult execute(String line, FakeJob job) throws Exception {
            List<String> words = List.of(line.split(" "));
            while (line.equals("study stuck") && !isFree) {
                TimeUnit.MILLISECONDS.sleep(5);
            }
            if (words.get(0).equals("hang") || line.equals("study hang")) {
                while (!job.isCancelled()) {
                    TimeUnit.MILLISECONDS.sleep(5);
                }
                return result("hung");
            }
            if (words.get(0).equals("set")) {
                return result(line);
            }
            EvaluationMethod method =
                    words.get(0).equals("solve")
                            ? EvaluationMethod.MODEL
                            : EvaluationMethod.SIMULATION;
            Map<String, String> settings = SettingsParser.parse(words.subList(1, words.size()));
            RunPlan plan = TestWorkbench.plan(diary, method, settings);
            InMemoryCollector memory = new InMemoryCollector(plan.tasks());
            executor.execute(plan, plan.tasks(), memory, job);
            if (!job.isCancelled()) {
                plan.tasks().forEach(task -> requireDone(memory.points(task.number())));
            }
            return result(memory.runs() + " runs");
        }

        /** A run that has failed is not stored: its reason says more than its absence. */
        private static void requireDone(List<Point> points) {
            for (Point point : points) {
                if (point.status() != Status.OK) {
                    throw new IllegalStateException(point.status() + ": " + point.reason());
                }
            }
        }

        private static CommandResult result(String text) {
            return CommandResult.of(Table.of("text").row(text).build());
        }

        /** Ends as by SIGKILL: nothing more is written, and the workers end. */
        void kill() {
            connections.cut();
            executor.close();
        }
    }

    @BeforeEach
    void prepare() throws IOException {
        diary = folder.resolve("diary");
        Files.createDirectories(folder.resolve("deploy"));
    }

    @AfterEach
    void end() {
        for (Server server : servers) {
            server.connections.mend();
            server.queue.close();
            server.executor.close();
        }
    }

    static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    static ServerJob await(ServerJob job, State state) throws InterruptedException {
        await(() -> job.state() == state);
        return job;
    }

    int stored() {
        return database.connect()
                .database()
                .transaction(
                        sql -> sql.query("SELECT COUNT(*) FROM run", row -> row.getInt(1)).get(0));
    }

    private State recorded(int number) {
        return new JobTable(database.connect().database(), Clock.systemUTC())
                .find(number)
                .orElseThrow()
                .state();
    }

    @Test
    void aJobIsExecutedAndItsResultHandedOver() throws Exception {
        Server server = new Server();
        ServerJob job = server.queue.add(ANN, "simulate load=0.1:0.4:0.1");
        await(job, State.DONE);
        assertEquals(State.DONE, recorded(job.number()));
        assertEquals(List.of("ann " + job.number()), named);
        assertEquals(List.of("c1"), job.names());
        assertEquals(new JobRecord.Runs(0, 4), job.runs());
        ServerJob again = await(server.queue.add(BOB, "simulate load=0.1:0.4:0.1"), State.DONE);
        assertEquals("4 of 4 runs answered from the store\n", again.output());
        assertEquals(4, TestWorkbench.executed(diary).size());
        List<WorkspaceJob> jobs = server.queue.workspace(ANN).jobs();
        assertEquals(List.of(job.number()), jobs.stream().map(WorkspaceJob::number).toList());
    }

    @Test
    void jobsThatGiveTheSameNameHandOverTheirOwnResults() throws Exception {
        Server server = new Server();
        handOvers.drainPermits();
        for (int i = 1; i <= 8; i++) {
            ServerJob job = server.queue.add(ANN, "set " + i);
            await(() -> job.inner().filter(inner -> inner.state() == State.DONE).isPresent());
        }
        handOvers.release(8);
        await(() -> server.queue.running() == 0);
        assertEquals(
                IntStream.rangeClosed(1, 8).mapToObj(i -> "set " + i).collect(Collectors.toSet()),
                texts);
    }

    @Test
    void aKilledServerLosesNothingAndRepeatsNothing() throws Exception {
        Server first = new Server();
        ServerJob campaign = first.queue.add(ANN, "simulate load=0.01:0.40:0.01 mood=slow");
        ServerJob other = first.queue.add(BOB, "simulate load=0.5:0.9:0.1 mood=slow");
        await(() -> stored() >= 6);
        first.kill();
        int before = stored();
        Server second = new Server();
        await(() -> recorded(campaign.number()) == State.DONE);
        await(() -> recorded(other.number()) == State.DONE);
        assertEquals(45, stored());
        List<String> executed = TestWorkbench.executed(diary);
        assertEquals(45, new HashSet<>(executed).size());
        // only those in progress were begun twice
        assertTrue(executed.size() <= 45 + 4, () -> executed.size() + " runs");
        // less if the last transaction of the first server ended after the count
        assertTrue(second.executor.runsExecuted() <= 45 - before);
        await(() -> second.queue.running() == 0);
    }

    @Test
    void queuedJobsSurviveManyKills() throws Exception {
        List<Integer> numbers = new ArrayList<>();
        Server server = new Server();
        for (int i = 0; i < 30; i++) {
            numbers.add(
                    server.queue
                            .add(i % 2 == 0 ? ANN : BOB, "simulate load=0.2 seed=" + i)
                            .number());
        }
        for (int kill = 0; kill < 5; kill++) {
            int before = stored();
            await(() -> stored() > Math.min(before + 2, 29));
            server.kill();
            server = new Server();
        }
        for (int number : numbers) {
            await(() -> recorded(number) == State.DONE);
        }
        assertEquals(30, stored());
    }

    @Test
    void aJobThatEndsTheServerEachTimeFails() throws Exception {
        ServerJob harmful = new Server().queue.add(ANN, "study hang");
        for (int kill = 0; kill < 3; kill++) {
            Server last = servers.get(servers.size() - 1);
            await(() -> last.queue.jobs().open().stream().anyMatch(job -> job.inner().isPresent()));
            last.kill();
            new Server();
        }
        await(() -> recorded(harmful.number()) == State.FAILED);
        ServerJob found = servers.get(3).queue.jobs().find(ANN, "" + harmful.number());
        await(found, State.FAILED);
        assertTrue(
                found.failure().orElseThrow().line().contains("the server has ended 3 times"),
                found.failure().toString());
    }

    @Test
    void shortJobsDoNotWait() throws Exception {
        Server server = new Server();
        List<ServerJob> campaigns =
                IntStream.range(0, 20).mapToObj(i -> server.queue.add(ANN, "study hang")).toList();
        await(() -> server.queue.running() == 4);
        assertEquals(16, server.queue.queued());
        await(server.queue.add(ANN, "solve load=0.1"), State.DONE);
        await(server.queue.add(BOB, "simulate load=0.1"), State.DONE);
        for (ServerJob job : campaigns) {
            server.queue.acts().cancel(ANN, job);
        }
        for (ServerJob job : campaigns) {
            await(job, State.CANCELLED);
            assertEquals(State.CANCELLED, recorded(job.number()));
        }
        assertEquals(0, server.queue.running());
    }

    @Test
    void aCancelledJobIsTriedAgainWithWhatItHas() throws Exception {
        Server server = new Server();
        ServerJob job = server.queue.add(ANN, "simulate load=0.01:0.20:0.01 mood=slow");
        await(() -> stored() >= 3);
        job.cancel();
        await(job, State.CANCELLED);
        int before = stored();
        server.queue.acts().retry(ANN, job);
        await(job, State.DONE);
        assertEquals(new JobRecord.Runs(before, 20 - before), job.runs());
        assertThrows(BadInput.class, () -> server.queue.acts().retry(ANN, job));
    }

    @Test
    void aTokenOfAnotherRoleHearsOfTheEnd() throws Exception {
        Server server = new Server();
        Caller token = new Caller(ANN.account(), Role.VIEWER);
        List<String> heard = new CopyOnWriteArrayList<>();
        WorkspaceListener listener =
                new WorkspaceListener() {
                    @Override
                    public void jobChanged(WorkspaceJob job) {
                        heard.add(job.number() + " " + job.state());
                    }
                };
        server.queue.workspace(token).listen(listener);
        ServerJob job = await(server.queue.add(ANN, "set 1"), State.DONE);
        await(() -> heard.contains(job.number() + " DONE"));
        ServerJob other = await(server.queue.add(BOB, "set 2"), State.DONE);
        assertFalse(heard.contains(other.number() + " DONE"));
    }

    @Test
    void aTokenDoesNotRepeatAJobOfAHigherRole() throws Exception {
        Server server = new Server();
        ServerJob job = server.queue.add(ADMINISTRATOR, "study hang");
        job.cancel();
        await(job, State.CANCELLED);
        Caller token = new Caller(ADMINISTRATOR.account(), Role.EVALUATOR);
        BadInput bad = assertThrows(BadInput.class, () -> server.queue.acts().retry(token, job));
        assertEquals(List.of("role"), bad.parameters());
        assertEquals(State.CANCELLED, job.state());
    }

    @Test
    void aWrongLineIsRefusedAndNotRecorded() {
        Server server = new Server();
        assertThrows(BadInput.class, () -> server.queue.add(ANN, "wrong line"));
        assertTrue(server.queue.jobs().of(ANN).isEmpty());
        assertEquals(0, server.queue.running());
    }

    @Test
    void aJobIsFoundThatIsNoLongerListed() {
        JobTable table = new JobTable(database.connect().database(), Clock.systemUTC());
        for (int i = 0; i < 60; i++) {
            int number = table.add(ANN, "solve load=0.1", true).number();
            table.end(number, State.FAILED, "why", new JobRecord.Runs(0, 0), List.of());
        }
        JobQueue queue = new Server().queue;
        assertEquals(11, queue.workspace(ANN).jobs().get(0).number());
        WorkspaceJob first = queue.workspace(ANN).job(1).orElseThrow();
        assertEquals(State.FAILED, first.state());
        assertSame(first, queue.workspace(ANN).job(1).orElseThrow());
        assertEquals("why", first.failure().orElseThrow().line());
        assertTrue(queue.workspace(ANN).job(61).isEmpty());
        assertTrue(queue.workspace(BOB).job(1).isEmpty());
    }

    @Test
    void aJobEndsAtTheLongestTime() throws Exception {
        quotas.set(quota(1));
        Server server = new Server();
        ServerJob job = await(server.queue.add(ANN, "study hang"), State.FAILED);
        assertEquals(
                "cancelled after 1 s, the longest time of a job",
                job.failure().orElseThrow().line());
    }

    @Test
    void aJobThatDoesNotReturnEndsForItsUser() throws Exception {
        quotas.set(quota(1));
        Server server = new Server();
        ServerJob job = server.queue.add(ANN, "study stuck");
        await(() -> !job.overrun().isEmpty());
        assertEquals(State.RUNNING, job.state());
        ahead = UnresponsiveJobs.PATIENCE.plusSeconds(1);
        await(job, State.FAILED);
        assertEquals(
                "cancelled after 1 s, the longest time of a job; it does not return",
                job.failure().orElseThrow().line());
        assertEquals(State.FAILED, recorded(job.number()));
        assertEquals(1, server.queue.unresponsive());
        quotas.set(quota(3600));
        await(server.queue.add(ANN, "solve load=0.1"), State.DONE);
        isFree = true;
        await(() -> server.queue.unresponsive() == 0);
        assertEquals(State.FAILED, recorded(job.number()));
    }

    @Test
    void aDrainedServerLeavesItsJobsToTheNext() throws Exception {
        Server first = new Server();
        ServerJob job = first.queue.add(ANN, "simulate load=0.01:0.30:0.01 mood=slow");
        ServerJob soon = first.queue.add(BOB, "simulate load=0.5");
        await(() -> stored() >= 3);
        await(soon, State.DONE);
        first.queue.close(Duration.ofMillis(100));
        // still running if its runs did not end soon, which the next start treats alike
        assertTrue(recorded(job.number()).isOpen());
        assertThrows(BadInput.class, () -> first.queue.add(ANN, "solve load=0.1"));
        first.executor.close();
        new Server();
        await(() -> recorded(job.number()) == State.DONE);
        assertEquals(31, stored());
    }

    @Test
    void aJobThatHasUsedUpItsTimeIsNotLeftToTheNext() throws Exception {
        quotas.set(quota(1));
        Server server = new Server();
        ServerJob job = server.queue.add(ANN, "study stuck");
        await(() -> !job.overrun().isEmpty());
        CompletableFuture<Void> end =
                CompletableFuture.runAsync(() -> server.queue.close(Duration.ZERO));
        TimeUnit.MILLISECONDS.sleep(300);
        isFree = true;
        end.get();
        assertEquals(State.FAILED, recorded(job.number()));
    }

    @Test
    void onlyAdministratorsRaiseThePriority() {
        Server server = new Server();
        ServerJob job = server.queue.add(ANN, "study hang");
        assertThrows(
                BadInput.class, () -> server.queue.acts().setPriority(ANN, job, Priority.HIGH));
        server.queue.acts().setPriority(ANN, job, Priority.LOW);
        server.queue.acts().setPriority(ADMINISTRATOR, job, Priority.HIGH);
        assertEquals(Priority.HIGH, job.priority());
        assertThrows(BadInput.class, () -> server.queue.jobs().find(BOB, "" + job.number()));
        assertEquals(job, server.queue.jobs().find(ADMINISTRATOR, "" + job.number()));
    }

    @Test
    void aDatabaseThatComesBackLosesNothing() throws Exception {
        Server server = new Server();
        ServerJob job = server.queue.add(ANN, "simulate load=0.01:0.10:0.01 mood=slow");
        await(() -> stored() >= 2);
        server.connections.cut();
        TimeUnit.MILLISECONDS.sleep(500);
        server.connections.mend();
        await(job, State.DONE);
        assertEquals(10, stored());
        assertFalse(job.failure().isPresent());
    }

    /** A clock that a test sets forward. */
    private final class Ahead extends Clock {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Instant instant() {
            return Instant.now().plus(ahead);
        }
    }
}
