// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.gogo.runtime.threadio.ThreadIOImpl;
import org.apache.felix.service.command.CommandSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.shell.command.CommandFunction;
import org.kneepoint.shell.command.QueueCommand;

/** Jobs of a real session of gogo. */
@Timeout(60)
class SessionJobsTest {
    private final ThreadIOImpl streams = new ThreadIOImpl();
    private final List<String> notices = Collections.synchronizedList(new ArrayList<>());
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final CountDownLatch busy = new CountDownLatch(1);
    private CommandSession session;
    private Interpreter interpreter;
    private SessionJobs jobs;

    /** Runs until it is cancelled. */
    private final class Long implements Command {
        @Override
        public String name() {
            return "long";
        }

        @Override
        public String summary() {
            return "takes long";
        }

        @Override
        public String usage() {
            return "long";
        }

        @Override
        public CommandResult execute(CommandRequest request) throws InterruptedException {
            busy.countDown();
            while (!request.progress().isCancelled()) {
                Thread.sleep(5);
            }
            return CommandResult.none();
        }
    }

    @BeforeEach
    void open() {
        streams.start();
        CommandProcessorImpl processor = new CommandProcessorImpl(streams);
        PrintStream out = new PrintStream(screen, true, StandardCharsets.UTF_8);
        session = processor.createSession(new ByteArrayInputStream(new byte[0]), out, out);
        interpreter =
                new Interpreter(
                        session,
                        out,
                        out,
                        () -> 80,
                        () -> Integer.MAX_VALUE,
                        new ErrorLog(null),
                        StatementFilter.NONE);
        jobs = interpreter.jobs();
        jobs.addNotices(new PromptJobNotices(interpreter, notices::add));
        for (Command command :
                List.of(
                        new Long(),
                        new JobsCommand(),
                        new CancelCommand(),
                        new QueueCommand(FakeWorkbench.catalogue()))) {
            CommandFunction function = new CommandFunction(() -> command, RenderedResult.FORMATS);
            processor.addCommand(CommandFunction.SCOPE, function, command.name());
        }
        processor.addCommand("gogo", new PosixTools(processor), "cat");
        processor.addCommand("gogo", new PosixTools(processor), "echo");
    }

    @AfterEach
    void close() throws InterruptedException {
        session.close();
        SessionThreads.awaitEnd();
        streams.stop();
    }

    private String csv(String statement) {
        screen.reset();
        assertEquals(0, interpreter.run(statement + " format=csv"), this::shown);
        return shown();
    }

    private String shown() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    private void awaitNotices(int lines) throws InterruptedException {
        while (notices.size() < lines) {
            Thread.sleep(5);
        }
    }

    @Test
    void aJobIsListedWithItsProgressAndEnded() throws InterruptedException {
        assertEquals("number,done,points,command\n", csv("jobs"));
        assertEquals(1, interpreter.run("cancel 1"));
        assertTrue(shown().contains("unknown job '1': no job is running"), shown());
        interpreter.run("long &");
        busy.await();
        StatementProgress progress = jobs.running().get(0).progress();
        progress.report(0.257);
        progress.begin(3, 12, 0);
        assertFalse(progress.isForeground(), "background");
        assertEquals("number,done,points,command\n1,25 %,3/12 points,long\n", csv("jobs"));
        assertEquals(List.of("1"), CancelCommand.numbers(jobs));
        assertEquals(1, interpreter.run("cancel 7"));
        assertTrue(shown().contains("unknown job '7'"), shown());
        interpreter.run("cancel 1");
        awaitNotices(2);
        assertTrue(progress.isCancellationSeen());
        assertEquals(List.of("[1] started: long", "[1] done: long"), notices);
    }

    /** gogo gives a command in parentheses the number that the next job gets as well. */
    @Test
    void whatIsInParenthesesIsNoJob() throws InterruptedException {
        interpreter.run("queue (long) &");
        busy.await();
        interpreter.run("long &");
        assertEquals(
                List.of("queue (long)", "long"),
                jobs.running().stream().map(BackgroundJob::line).toList());
        assertEquals(0, interpreter.run("echo (echo a); cancel 1"), this::shown);
        awaitNotices(3);
        assertEquals(List.of(2), jobs.running().stream().map(BackgroundJob::number).toList());
        interpreter.run("cancel 2");
        jobs.await(60_000);
        assertEquals(List.of(), jobs.running());
    }

    @Test
    void anAssignmentShowsItsValueOnly() throws InterruptedException {
        interpreter.run("c = (queue split format=csv) &");
        awaitNotices(2);
        assertEquals(
                List.of(
                        "[1] started: c = (queue split format=csv)",
                        "[1] done: c = (queue split format=csv)\nc holds a table of 1 row"),
                notices);
        assertEquals("", shown());
    }

    @Test
    void aJobInAClosureIsAJob() throws InterruptedException {
        interpreter.run("f = { queue split format=csv | cat & }; f");
        awaitNotices(2);
        assertEquals("[1] started: queue split format=csv | cat", notices.get(0));
    }

    @Test
    void eachJobHasProgressOfItsOwn() throws InterruptedException {
        interpreter.run("long & queue split");
        busy.await();
        assertFalse(jobs.running().get(0).progress().isForeground());
        interpreter.cancel();
        assertFalse(jobs.running().get(0).progress().isCancelled(), "only what is awaited");
        jobs.cancelAll();
        jobs.await(60_000);
    }

    @Test
    void whatReadsTheKeyboardInTheBackgroundEnds() throws InterruptedException {
        interpreter.run("cat &");
        jobs.await(60_000);
        assertEquals(List.of(), jobs.running());
        awaitNotices(2);
    }
}
