// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.account.Quotas;
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

/** Jobs of sessions that plan and execute real runs, and servers that end in several ways. */
@Timeout(120)
class JobQueueTest {
    private static final Caller ANN = new Caller("ann", Role.EVALUATOR);
    private static final Caller BOB = new Caller("bob", Role.EVALUATOR);
    private static final Caller ADMINISTRATOR = new Caller("root", Role.ADMINISTRATOR);

    @TempDir Path folder;
    private final CuttableDatabase database = new CuttableDatabase();
    private final AuditLog audit = new AuditLog(TestDatabase.h2(), Clock.systemUTC());
    private final List<String> named = new CopyOnWriteArrayList<>();
    private final List<Server> servers = new ArrayList<>();
    private volatile long seconds = 3600;
    private Path diary;

    private final Quotas quotas =
            new Quotas() {
                @Override
                public String group(String account) {
                    return "";
                }

                @Override
                public Quota of(String account) {
                    return new Quota(4, seconds, 64L << 20, 1L << 30);
                }

                @Override
                public Quota ofGroup(String group) {
                    return of(group);
                }
            };

    /** A server over the database. */
    private final class Server {
        final CuttableDatabase.Connections connections = database.connect();
        final JobQueue queue;
        final ServerExecutor executor;

        Server() {
            Database mine = connections.database();
            Clock clock = Clock.systemUTC();
            queue =
                    new JobQueue(
                            new JobQueue.Parts(
                                    mine,
                                    clock,
                                    quotas,
                                    audit,
                                    caller -> new FakeSession(caller, this::execute),
                                    account -> Optional.of(new Caller(account, Role.EVALUATOR)),
                                    (caller, job, name, result, line) ->
                                            named.add(caller.account() + " " + job),
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
                            2);
            servers.add(this);
            queue.start();
        }

        private CommandResult execute(String line, FakeJob job) throws Exception {
            List<String> words = List.of(line.split(" "));
            if (words.get(0).equals("hang") || line.equals("study hang")) {
                while (!job.isCancelled()) {
                    TimeUnit.MILLISECONDS.sleep(5);
                }
                return result("hung");
            }
            EvaluationMethod method =
                    words.get(0).equals("solve")
                            ? EvaluationMethod.MODEL
                            : EvaluationMethod.SIMULATION;
            Map<String, String> settings = SettingsParser.parse(words.subList(1, words.size()));
            RunPlan plan = TestWorkbench.plan(diary, method, settings);
            InMemoryCollector memory = new InMemoryCollector(plan.tasks());
            executor.execute(plan, plan.tasks(), memory, job);
            return result(memory.runs() + " runs");
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

    private static void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "in time");
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    private static ServerJob await(ServerJob job, State state) throws InterruptedException {
        await(() -> job.state() == state);
        return job;
    }

    private int stored() {
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
        assertEquals(45 - before, (int) second.executor.runsExecuted());
        assertEquals(before, (int) second.executor.runsAnswered());
        assertEquals(0, second.queue.running());
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
            await(() -> stored() > before + 2);
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
            server.queue.cancel(ANN, job);
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
        server.queue.retry(ANN, job);
        await(job, State.DONE);
        assertEquals(new JobRecord.Runs(before, 20 - before), job.runs());
        assertThrows(BadInput.class, () -> server.queue.retry(ANN, job));
    }

    @Test
    void aWrongLineIsRefusedAndNotRecorded() {
        Server server = new Server();
        assertThrows(BadInput.class, () -> server.queue.add(ANN, "wrong line"));
        assertTrue(server.queue.jobs().of(ANN).isEmpty());
        assertEquals(0, server.queue.running());
    }

    @Test
    void aJobEndsAtTheLongestTime() throws Exception {
        seconds = 1;
        Server server = new Server();
        ServerJob job = await(server.queue.add(ANN, "study hang"), State.FAILED);
        assertEquals(
                "cancelled after 1 s, the longest time of a job",
                job.failure().orElseThrow().line());
    }

    @Test
    void aDrainedServerLeavesItsJobsToTheNext() throws Exception {
        Server first = new Server();
        ServerJob job = first.queue.add(ANN, "simulate load=0.01:0.30:0.01 mood=slow");
        ServerJob soon = first.queue.add(BOB, "simulate load=0.5");
        await(() -> stored() >= 3);
        await(soon, State.DONE);
        first.queue.close(Duration.ofMillis(100));
        assertEquals(State.QUEUED, recorded(job.number()));
        assertThrows(BadInput.class, () -> first.queue.add(ANN, "solve load=0.1"));
        first.executor.close();
        new Server();
        await(() -> recorded(job.number()) == State.DONE);
        assertEquals(31, stored());
    }

    @Test
    void onlyAdministratorsRaiseThePriority() {
        Server server = new Server();
        ServerJob job = server.queue.add(ANN, "study hang");
        assertThrows(BadInput.class, () -> server.queue.setPriority(ANN, job, Priority.HIGH));
        server.queue.setPriority(ANN, job, Priority.LOW);
        server.queue.setPriority(ADMINISTRATOR, job, Priority.HIGH);
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
}
