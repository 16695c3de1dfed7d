// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.gogo.runtime.threadio.ThreadIOImpl;
import org.apache.felix.service.command.CommandSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.command.CommandFunction;
import org.kneepoint.shell.command.EvaluateCommand;
import org.kneepoint.shell.command.MeasureCommand;
import org.kneepoint.shell.command.QueueCommand;
import org.kneepoint.shell.command.ScriptCommand;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.study.session.WorkspaceListener;

/** The workspace of a real session of gogo, without a framework around it. */
@Timeout(60)
class SessionWorkspaceTest {
    private static final String NET = "solve net buffer=4 load=0.1,0.2";

    @TempDir private Path folder;

    private final ThreadIOImpl streams = new ThreadIOImpl();
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final List<String> notices = Collections.synchronizedList(new ArrayList<>());
    private final Set<String> changed = new ConcurrentSkipListSet<>();
    private final List<CompletedPoint> points = Collections.synchronizedList(new ArrayList<>());
    private final Semaphore permits = new Semaphore(0);
    private CommandSession session;
    private Interpreter interpreter;
    private SessionWorkspace workspace;

    @BeforeEach
    void open() {
        streams.start();
        CommandProcessorImpl processor = new CommandProcessorImpl(streams);
        PrintStream out = new PrintStream(screen, true, StandardCharsets.UTF_8);
        session = processor.createSession(new ByteArrayInputStream(new byte[0]), out, out);
        session.currentDir(folder);
        interpreter =
                new Interpreter(
                        session,
                        out,
                        out,
                        () -> 120,
                        () -> Integer.MAX_VALUE,
                        new ErrorLog(null),
                        StatementFilter.NONE);
        workspace =
                new SessionWorkspace(
                        session,
                        interpreter,
                        () -> List.of(new ScriptCommand(), new ExitCommand()),
                        RenderedResult.FORMATS);
        workspace.setInteractive();
        interpreter.jobs().addNotices(new PromptJobNotices(interpreter, notices::add));
        Catalogue catalogue =
                Catalogue.of(
                        new FakeWorkbench.Net(),
                        new FakeWorkbench.Half(),
                        new FakeWorkbench.Flow(),
                        new SteppedNetwork(permits));
        EvaluationService evaluation = new EvaluationService(catalogue);
        for (Command command :
                List.of(
                        new EvaluateCommand(EvaluationMethod.MODEL, catalogue, evaluation),
                        new MeasureCommand(catalogue),
                        new QueueCommand(catalogue),
                        new ScriptCommand(),
                        new ExitCommand(),
                        new JobsCommand(),
                        new CancelCommand())) {
            CommandFunction function = new CommandFunction(() -> command, RenderedResult.FORMATS);
            processor.addCommand(CommandFunction.SCOPE, function, command.name());
        }
        for (String tool : List.of("cat", "cd", "echo", "grep", "less", "sleep")) {
            processor.addCommand("gogo", new PosixTools(processor), tool);
        }
        processor.addCommand("gogo", new ControlFlow(), "each");
        workspace.listen(
                new WorkspaceListener() {
                    @Override
                    public void resultChanged(String name) {
                        changed.add(name);
                    }

                    @Override
                    public void pointsCompleted(WorkspaceJob job, List<CompletedPoint> made) {
                        points.addAll(made);
                    }
                });
    }

    @AfterEach
    void close() throws InterruptedException {
        workspace.close();
        interpreter.jobs().await(20_000);
        session.close();
        SessionThreads.awaitEnd();
        streams.stop();
    }

    private static WorkspaceJob ended(WorkspaceJob job) throws InterruptedException {
        while (job.state() == State.RUNNING) {
            Thread.sleep(2);
        }
        return job;
    }

    private WorkspaceJob ran(String line) throws InterruptedException {
        WorkspaceJob job = ended(workspace.start(line));
        interpreter.jobs().await(20_000);
        return job;
    }

    private WorkspaceJob done(String line) throws InterruptedException {
        WorkspaceJob job = ran(line);
        assertEquals(State.DONE, job.state(), () -> job.failure().toString());
        return job;
    }

    private void awaitPoints(int number) throws InterruptedException {
        while (points.size() < number) {
            Thread.sleep(2);
        }
    }

    private String shown() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    private static BadInput refused(Executable work) {
        return assertThrows(BadInput.class, work);
    }

    private static BadInput cause(WorkspaceJob job) {
        assertEquals(State.FAILED, job.state());
        return assertInstanceOf(BadInput.class, job.failure().orElseThrow().cause());
    }

    @Test
    void theCurvesOfAJobAreNamedAndUsedAtTheConsole() throws InterruptedException {
        WorkspaceJob job = done(NET);
        assertEquals(List.of("c1"), job.names());
        assertEquals(1, job.fraction());
        assertEquals("", job.output());
        assertEquals(Set.of("c1"), changed);
        assertEquals(2, workspace.results().get("c1").curves().get(0).points().size());
        assertEquals("", shown());
        assertEquals(List.of("[1] c1 holds 1 curve, 2 points: ok"), notices);
        assertEquals(0, interpreter.run("measure $c1 format=csv"), this::shown);
        assertTrue(shown().contains("half_load"), this::shown);
    }

    @Test
    void aVariableOfTheConsoleIsAResult() throws InterruptedException {
        interpreter.run("mine = (" + NET + ")");
        assertEquals(Set.of("mine"), changed);
        interpreter.run("other = (" + NET + ") &");
        interpreter.jobs().await(20_000);
        assertEquals(Set.of("mine", "other"), changed);
        assertEquals(List.of("other"), workspace.jobs().get(0).names());
        assertEquals(List.of("mine", "other"), List.copyOf(workspace.results().keySet()));
        assertEquals("mine = (" + NET + ")", workspace.line("mine"));
        assertEquals("other = (" + NET + ")", workspace.line("other"));
        assertTrue(done("measure $mine").output().contains("half_load"));
    }

    @Test
    void aJobKeepsItsResultWhenAnotherTakesTheName() throws InterruptedException {
        WorkspaceJob first = done("same = (" + NET + ")");
        WorkspaceJob second = done("same = (queue split)");
        WorkspaceJob.NamedResult kept = first.results().get("same");
        assertEquals(2, kept.result().curves().get(0).points().size());
        assertEquals("same = (" + NET + ")", kept.line());
        assertSame(workspace.results().get("same"), second.results().get("same").result());
        assertEquals("same = (queue split)", second.results().get("same").line());
    }

    @Test
    void everyPointIsPassedOn() throws InterruptedException {
        WorkspaceJob job = workspace.start("c = (solve stepped load=0.1,0.2,0.3,0.4)");
        permits.release(3);
        awaitPoints(3);
        assertEquals(State.RUNNING, job.state());
        assertEquals("3/4 points", job.points().toString());
        assertEquals(3, job.completed().size());
        while (job.remaining().isEmpty()) {
            Thread.sleep(2);
        }
        assertEquals(0.75, job.fraction(), 1e-9);
        permits.release();
        ended(job);
        assertEquals(
                Set.of(0, 1, 2, 3),
                Set.copyOf(points.stream().map(CompletedPoint::position).toList()));
        assertEquals(List.of("c"), job.names());
        assertTrue(job.remaining().isEmpty());
    }

    @Test
    void theCurvesOfAJobAreNumberedThroughout() throws InterruptedException {
        WorkspaceJob job =
                done("solve net buffer=4,5 load=0.1,0.2; echo a; solve net buffer=6 load=0.1");
        assertEquals(5, job.completed().size());
        assertEquals(
                List.of(0, 0, 1, 1, 2),
                job.completed().stream().map(CompletedPoint::curve).sorted().toList());
        assertEquals(points.size(), job.completed().size());
    }

    @Test
    void aCancelledJobKeepsItsPoints() throws InterruptedException {
        WorkspaceJob job = workspace.start("solve stepped load=0.1,0.2,0.3; echo late");
        permits.release(1);
        awaitPoints(1);
        assertEquals(0, interpreter.run("jobs format=csv"), this::shown);
        assertTrue(shown().contains("1/3 points,"), this::shown);
        assertEquals(0, interpreter.run("cancel " + job.number()), this::shown);
        ended(job);
        assertEquals(State.CANCELLED, job.state());
        assertEquals(List.of("c1"), job.names());
        assertEquals("", job.output());
        assertTrue(job.failure().isEmpty());
    }

    @Test
    void whatDoesNotPollIsInterrupted() throws InterruptedException {
        WorkspaceJob job = workspace.start("sleep 100");
        job.cancel();
        assertEquals(State.CANCELLED, ended(job).state());
        interpreter.run("sleep 100 &");
        interpreter.run("cancel 2");
        interpreter.jobs().await(20_000);
        assertEquals(State.CANCELLED, workspace.jobs().get(1).state());
        assertEquals("", shown());
    }

    @Test
    void jobsRunAtOnceBesideTheConsole() throws InterruptedException {
        WorkspaceJob one = workspace.start("solve stepped load=0.1");
        WorkspaceJob other = workspace.start("solve stepped load=0.2");
        assertEquals(0, interpreter.run("echo beside"), this::shown);
        assertEquals(List.of(one, other), workspace.jobs());
        interpreter.cancel();
        assertEquals(State.RUNNING, one.state());
        permits.release(2);
        assertEquals(State.DONE, ended(one).state());
        assertEquals(State.DONE, ended(other).state());
        assertEquals(Set.of("c1", "c2"), workspace.results().keySet());
        assertEquals("beside\n", shown());
    }

    @Test
    void noNameIsLostAmongManyThreads() throws InterruptedException {
        CountDownLatch begin = new CountDownLatch(1);
        List<WorkspaceJob> jobs = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Thread thread =
                    new Thread(
                            () -> {
                                try {
                                    begin.await();
                                    for (int j = 0; j < 5; j++) {
                                        jobs.add(ended(workspace.start(NET)));
                                        jobs.add(ended(workspace.start("echo text")));
                                        workspace.run("echo quick");
                                    }
                                } catch (Exception e) {
                                    throw new IllegalStateException(e);
                                }
                            });
            threads.add(thread);
            thread.start();
        }
        begin.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(80, jobs.size());
        assertEquals(40, jobs.stream().flatMap(job -> job.names().stream()).distinct().count());
        assertEquals(40, workspace.results().size());
        assertEquals(40, changed.size());
        assertEquals(40, jobs.stream().filter(job -> "text\n".equals(job.output())).count());
        assertEquals(80, jobs.stream().map(WorkspaceJob::number).distinct().count());
        assertEquals(50, workspace.jobs().size());
        assertEquals("", shown());
    }

    @Test
    void operatorsAreThoseOfTheShell() throws Exception {
        assertEquals("a\nc\n", done("echo a && echo c || echo d").output());
        WorkspaceJob caught = done("solve nett || echo e");
        assertTrue(caught.output().endsWith("e\n"), caught::output);
        assertTrue(caught.output().contains("unknown network 'nett'"), caught::output);
        assertEquals("b\n", done("echo a > f.txt; echo b").output());
        assertEquals("a\n", Files.readString(folder.resolve("f.txt")));
        assertEquals("b\n", done("echo ab | grep b | cat; cat").output().replace("ab", "b"));
        assertEquals(List.of("c1", "c2"), done(NET + " & " + NET).names());
        assertEquals(NET, workspace.line("c2"));
        done("each [1 2] { c2 = (queue split) }");
        assertEquals("c2 = (queue split)", workspace.line("c2"));
        Files.createDirectory(folder.resolve("sub"));
        done("cd sub");
        assertEquals(folder.resolve("sub").toRealPath(), workspace.folder().toRealPath());
        assertEquals("", shown());
    }

    @Test
    void aLineStopsAtTheFirstStatementThatFails() throws InterruptedException {
        WorkspaceJob job = ran("echo a; solve net load=2 bufer=3; echo b");
        assertEquals("a\n", job.output());
        assertEquals(List.of("bufer"), cause(job).parameters());
        assertEquals(cause(job).getMessage(), job.failure().orElseThrow().line());
        BadInput unknown = cause(ran("slove net"));
        assertEquals("unknown", unknown.code());
        assertEquals(List.of("solve"), unknown.nearest());
        assertEquals("", shown());
    }

    @Test
    void wrongLinesAreRefusedAtOnce() {
        for (String line : List.of("", " ; ", "echo (a", "echo }", "a 2> b c")) {
            assertEquals("unusable", refused(() -> workspace.start(line)).code(), line);
        }
        BadInput variable = refused(() -> workspace.start("measure $c7"));
        assertEquals("unknown", variable.code());
        assertEquals("c7", variable.value().orElseThrow());
        assertEquals(List.of(), workspace.jobs());
    }

    @Test
    void theConsoleIsNeitherEndedNorRead() throws InterruptedException {
        assertEquals("exit", cause(ran("exit")).value().orElseThrow());
        assertEquals("exit", cause(ran("echo a; exit 3")).value().orElseThrow());
        assertFalse(interpreter.hasExited());
        assertEquals("", done("cat").output());
        assertEquals("less", cause(ran("less f")).value().orElseThrow());
    }

    @Test
    void aQuickStatementHasNoNameAndNoJob() throws Exception {
        CommandResult result = workspace.run(NET);
        assertEquals(2, result.curves().get(0).points().size());
        CommandResult text = workspace.run("echo a | cat");
        assertEquals("a", text.text().orElseThrow().apply(80));
        assertEquals(List.of(List.of("a")), text.table().orElseThrow().rows());
        assertEquals(List.of(), workspace.jobs());
        assertTrue(workspace.results().isEmpty());
        assertEquals("unknown", refused(() -> workspace.run("solve nett load=0.1")).code());
        refused(() -> workspace.run("echo a; echo b"));
        refused(() -> workspace.run("exit"));
        assertEquals(List.of(), notices);
    }

    @Test
    void anInterruptCancelsAQuickStatement() {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> workspace.run("solve stepped load=0.1"));
        assertFalse(Thread.currentThread().isInterrupted());
    }

    @Test
    void resultsAreNamedRenamedAndRemoved() throws Exception {
        CommandResult result = workspace.run(NET);
        for (String name : List.of("first", "second", "third")) {
            workspace.put(name, result, "");
        }
        assertEquals("", workspace.line("first"));
        workspace.rename("first", "one");
        assertEquals(List.of("one", "second", "third"), List.copyOf(workspace.results().keySet()));
        workspace.remove("third");
        assertEquals(Set.of("first", "one", "second", "third"), changed);
        assertEquals(0, interpreter.run("measure $one"), this::shown);
        for (String name : List.of("", "1a", "a-b", "a b", "$a", "é")) {
            assertEquals(
                    "not-allowed", refused(() -> workspace.put(name, result, "")).code(), name);
        }
        refused(() -> workspace.put("solve", result, ""));
        refused(() -> workspace.put("SCOPE", result, ""));
        assertEquals(
                List.of("exit", "script"),
                workspace.commands().stream().map(Command::name).toList());
        refused(() -> workspace.rename("one", "second"));
        assertEquals("unknown", refused(() -> workspace.remove("third")).code());
        assertEquals("unknown", refused(() -> workspace.rename("third", "x")).code());
    }

    @Test
    void aListenerThatFailsEndsNoJobAndAClosedOneHearsNothing() throws Exception {
        List<String> heard = Collections.synchronizedList(new ArrayList<>());
        Workspace.Registration registration =
                workspace.listen(
                        new WorkspaceListener() {
                            @Override
                            public void jobChanged(WorkspaceJob job) {
                                heard.add(job.line());
                                throw new IllegalStateException("a fault");
                            }
                        });
        done("echo a");
        assertEquals(List.of("echo a", "echo a"), heard.stream().limit(2).toList());
        registration.close();
        int before = heard.size();
        done("echo b");
        assertEquals(before, heard.size());
    }

    @Test
    void theEndOfTheSessionCancelsTheJobs() throws InterruptedException {
        WorkspaceJob job = workspace.start("solve stepped load=0.1");
        workspace.close();
        assertEquals(State.CANCELLED, ended(job).state());
        assertEquals("unusable", refused(() -> workspace.start("echo a")).code());
    }

    @Test
    void scriptsPrintTheirResults() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("s.kp"), "echo a\nqueue split format=csv\n");
        WorkspaceJob job = done("script s.kp");
        assertTrue(job.output().startsWith("a\n"), job::output);
        assertEquals(3, job.output().lines().count(), job::output);
    }

    @Test
    void curvesArePrintedInTheFormatThatIsGiven() throws InterruptedException {
        WorkspaceJob job = done(NET + " format=csv");
        assertEquals(List.of("c1"), job.names());
        assertEquals(1 + 2, job.output().lines().count(), job::output);
    }

    @Test
    void aJobOfSeveralLinesIsOneRow() throws InterruptedException {
        WorkspaceJob job = workspace.start("echo a\n\necho b; solve stepped load=0.1\n");
        interpreter.run("jobs format=csv");
        assertTrue(shown().endsWith(",echo a echo b; solve stepped load=0.1\n"), this::shown);
        permits.release();
        assertEquals("a\nb\n", ended(job).output());
    }

    /** A typed job does both. */
    @Test
    void aBatchSessionNeitherPrintsNorFailsByAJobOfAPage() throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BatchJobNotices batch =
                new BatchJobNotices(
                        interpreter, new PrintStream(out, true, StandardCharsets.UTF_8));
        done("queue split format=csv");
        cause(ran("solve nett"));
        assertEquals("", out.toString(StandardCharsets.UTF_8));
        assertEquals(0, batch.await(0));
        interpreter.run("queue split format=csv &");
        interpreter.jobs().await(20_000);
        assertEquals(2, out.toString(StandardCharsets.UTF_8).lines().count());
        interpreter.run("solve nett &");
        assertEquals(1, batch.await(0));
    }

    @Test
    void longOutputIsCut() {
        CapturedOutput output = new CapturedOutput();
        byte[] part = "x".repeat(1000).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 2000; i++) {
            output.write(part, 0, part.length);
        }
        assertTrue(output.toString().length() < CapturedOutput.LIMIT + 100);
        assertTrue(output.toString().endsWith("not shown)\n"));
    }
}
