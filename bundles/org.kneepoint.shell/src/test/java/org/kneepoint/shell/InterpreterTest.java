// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.gogo.runtime.threadio.ThreadIOImpl;
import org.apache.felix.service.command.CommandSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.shell.command.CommandFunction;
import org.kneepoint.shell.command.EvaluateCommand;
import org.kneepoint.shell.command.ExportCommand;
import org.kneepoint.shell.command.MeasureCommand;
import org.kneepoint.shell.command.QueueCommand;
import org.kneepoint.shell.command.ScriptCommand;
import org.kneepoint.shell.command.TypeCommand;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.ErrorLine;

/** Statements in a real session of gogo, without a framework around it. */
@Timeout(120)
class InterpreterTest {
    private static final String HEADER =
            "method,network,solver,buffer,variant,nodes,load,rate,throughput,latency,"
                    + "latency_ci95,network_latency,status,validity,loss";

    @TempDir private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final ThreadIOImpl streams = new ThreadIOImpl();
    private CommandSession session;
    private Interpreter interpreter;
    private int errorWidth = Integer.MAX_VALUE;

    @BeforeEach
    void open() {
        streams.start();
        CommandProcessorImpl processor = new CommandProcessorImpl(streams);
        Catalogue catalogue = FakeWorkbench.catalogue();
        for (Command command :
                List.of(
                        new EvaluateCommand(
                                EvaluationMethod.MODEL,
                                catalogue,
                                new EvaluationService(catalogue)),
                        new QueueCommand(catalogue),
                        new MeasureCommand(catalogue),
                        new ExportCommand(catalogue, new EvaluationService(catalogue)),
                        new ScriptCommand(),
                        new ExitCommand(),
                        new TypeCommand(),
                        new Broken())) {
            CommandFunction function = new CommandFunction(() -> command, RenderedResult.FORMATS);
            processor.addCommand(CommandFunction.SCOPE, function, command.name());
        }
        for (String tool : List.of("cat", "cd", "echo", "grep", "head", "ls", "sleep", "tail")) {
            processor.addCommand("gogo", new PosixTools(processor), tool);
        }
        for (String loop : List.of("each", "if", "not", "throw", "try", "while")) {
            processor.addCommand("gogo", new ControlFlow(), loop);
        }
        PrintStream output = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        session = processor.createSession(new ByteArrayInputStream(new byte[0]), output, errors);
        session.currentDir(folder);
        interpreter =
                new Interpreter(
                        session,
                        output,
                        errors,
                        () -> 80,
                        () -> errorWidth,
                        new ErrorLog(folder.toString()),
                        StatementFilter.NONE);
    }

    @AfterEach
    void close() throws InterruptedException {
        session.close();
        SessionThreads.awaitEnd();
        streams.stop();
    }

    private static final class Broken implements Command {
        @Override
        public String name() {
            return "broken";
        }

        @Override
        public String summary() {
            return "fails";
        }

        @Override
        public String usage() {
            return "broken";
        }

        @Override
        public CommandResult execute(CommandRequest request) throws IOException {
            if (request.takeFlag("found")) {
                return CommandResult.of(Table.of("part").row("a").row("b").build())
                        .withFault("2 problems found");
            }
            if (request.takeFlag("interrupted")) {
                request.progress().isCancelled();
                throw new java.util.concurrent.CancellationException();
            }
            throw new IllegalStateException("a fault");
        }
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String errors() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private void check(int status, String errors, String text) {
        err.reset();
        assertEquals(status, interpreter.run(text), this::errors);
        assertEquals(errors, errors());
    }

    /** Runs a statement that fails with one line that names these values. */
    private void fails(int status, String text, String... names) {
        err.reset();
        assertEquals(status, interpreter.run(text), this::errors);
        assertEquals(1, errors().lines().count(), errors());
        assertTrue(errors().startsWith("kneepoint: "), errors());
        ErrorLine.names(errors(), names);
    }

    @Test
    void errorsAreWrappedToTheTerminal() {
        errorWidth = 60;
        String name = "a-name-of-some-length";
        assertEquals(1, interpreter.run("queue " + name + " arrival=0.5 service=1"));
        ErrorLine.names(errors(), name);
        assertTrue(errors().lines().count() > 1, errors());
        assertTrue(errors().lines().allMatch(line -> line.length() <= 60), errors());
    }

    @Test
    void everyCommandExplainsItself() {
        check(0, "", "solve --help");
        assertTrue(output().startsWith("solve: "), output());
        check(0, "", "queue nix -h");
        assertTrue(output().contains("queue: "), output());
    }

    @Test
    void typeShowsTheFullName() {
        check(0, "", "type solve format=csv");
        assertEquals("command,full_name\nsolve,kneepoint:solve\n", output());
        fails(1, "type slove", "slove", "solve");
    }

    @Test
    void faultsFoundGiveStatusTwo() {
        check(2, "kneepoint: 2 problems found\n", "broken found=true");
        assertEquals("part\na\nb\n", output());
    }

    @Test
    void printsTheResultOnly() {
        check(0, "", "solve net load=0.5 format=csv");
        assertEquals(
                HEADER + "\nmodel,net,net-model,4,right,8,0.5,0.5,0.5,2,,,ok,checked,0.0005\n",
                output());
    }

    @Test
    void nothingToDo() {
        check(0, "", "");
        check(0, "", "# a comment");
        assertEquals("", output());
    }

    @Test
    void anAssignmentIsNotPrinted() {
        check(0, "", "c = (solve net load=0.1:0.3:0.1)");
        assertEquals("", output());
        check(0, "", "export $c format=csv");
        assertEquals(4, output().lines().count());
        check(0, "", "d=(solve net load=0.2)");
        assertEquals(4, output().lines().count());
    }

    @Test
    void resultsAreTakenByNestedCommands() {
        check(0, "", "measure (solve net load=0.1:0.9:0.1) format=csv");
        assertTrue(
                output().contains(",half,half_load,flits,0.5,0.05,,,first that is slow"), output());
    }

    @Test
    void severalStatements() {
        check(0, "", "c = (solve net load=0.5); measure $c format=csv; queue split format=csv");
        assertTrue(output().startsWith("curve,"), output());
        assertTrue(output().contains("\nsplit,1,"), output());
    }

    @Test
    void wrongUseIsOneLineAndStatusOne() {
        fails(1, "solve nett load=0.1", "nett", "net");
        fails(1, "solve net load=0.1 buffer=65", "buffer=65", "0", "64");
        fails(1, "slove net", "slove", "solve");
        fails(1, "measure $c", "c");
        check(0, "", "curve = (solve net load=0.5)");
        fails(1, "measure $curv", "curv", "curve");
        assertEquals("", output());
    }

    @Test
    void whatGogoCannotRead() {
        fails(1, "solve net (load=0.1");
    }

    @Test
    void theFirstFailureEndsALine() {
        assertEquals(1, interpreter.run("queue split format=csv; solve nett; queue split"));
        assertEquals(2, output().lines().count());
    }

    @Test
    void aFaultKeepsItsDetailsInAFile() throws IOException {
        Path file = folder.resolve("logs").resolve("faults.log");
        fails(3, "broken", "a fault", file.toString());
        String log = Files.readString(file);
        assertTrue(log.contains("InterpreterTest$Broken.execute"), log);
    }

    @Test
    void strict() {
        check(0, "", "solve net load=0.5,1.5");
        fails(2, "solve net load=1.5 strict=true", "strict=true");
        check(0, "", "solve net load=0.5 strict=true");
        fails(2, "c = (solve net load=1.5 strict=true)", "strict=true");
    }

    @Test
    void pointsThatAllFailedAreAFailure() {
        fails(3, "solve net load=0.7 format=csv");
        assertTrue(output().contains(",failed,"), output());
        fails(3, "solve net load=0.7 strict=true");
        fails(3, "c = (solve net load=0.7,0.7)");
        check(0, "", "solve net load=0.5,0.7");
    }

    @Test
    void interruption() {
        check(130, "kneepoint: interrupted\n", "broken interrupted=true");
        check(0, "", "queue split");
    }

    @Test
    void aCancelledStatementKeepsItsPoints() {
        StatementProgress progress = new StatementProgress();
        assertFalse(progress.isCancelled());
        assertFalse(progress.isCancellationSeen());
        progress.cancel();
        assertFalse(progress.isCancellationSeen(), "not polled yet");
        assertTrue(progress.isCancelled());
        assertTrue(progress.isCancellationSeen());
    }

    @Test
    void aScriptStopsAtTheFirstStatementThatFails() throws IOException {
        Files.writeString(
                folder.resolve("run.kp"),
                """
                # one curve
                c = (solve net \\
                  load=0.5)

                export $c format=csv
                solve nett load=0.1
                queue split
                """);
        fails(1, "script run.kp", "run.kp:6", "nett");
        assertEquals(2, output().lines().count(), output());
    }

    @Test
    void aScriptThatCannotBeRead() throws IOException {
        Files.writeString(folder.resolve("bad.kp"), "solve (net\n");
        fails(1, "script bad.kp", "bad.kp");
        fails(1, "script no.kp", "no.kp");
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void aRedirectionTakesTheAnswer() throws IOException {
        check(0, "", "queue split format=csv");
        String csv = output();
        out.reset();
        check(0, "", "queue split format=csv > a");
        assertEquals(csv, read("a"));
        check(0, "", "queue split format=csv >> a");
        assertEquals(csv + csv, read("a"));
        check(0, "", "queue split format=csv | cat > b");
        assertEquals(csv, read("b"));
        check(0, "", "c = (queue split format=csv); $c > c");
        assertEquals(csv, read("c"));
        check(0, "", "f = { queue split format=csv }; f > d");
        assertEquals(csv, read("d"));
        check(0, "", "each [1 2] { queue split format=csv >> e }");
        assertEquals(csv + csv, read("e"));
        check(0, "", "each [1 2] { queue split format=csv } > f");
        assertEquals(csv + csv, read("f"));
        Files.writeString(folder.resolve("run.kp"), "queue split format=csv\n");
        check(0, "", "script run.kp > g");
        assertEquals(csv, read("g"));
        assertEquals("", output());
    }

    /** Linux has a file that is always full. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsAFailure() {
        fails(3, "queue split format=csv > /dev/full", "full");
        fails(3, "queue split format=csv >> /dev/full", "full");
        fails(3, "queue split format=csv | cat > /dev/full", "full");
        fails(3, "echo a &> /dev/full", "full");
        fails(3, "each [1 2] { echo $it > /dev/full }", "full");
        fails(3, "f = { echo a > /dev/full; echo b }; f", "full");
        check(0, "", "each [1 2] { queue split } | head -n 1 > a");
    }

    @Test
    void everyStatementIsPrinted() {
        check(0, "", "queue split format=csv && queue split format=csv");
        assertEquals(4, output().lines().count(), output());
        out.reset();
        check(0, "", "each [0.1 0.2] { solve net load=$it format=csv }");
        assertEquals(4, output().lines().count(), output());
        out.reset();
        check(0, "", "f = { queue split format=csv; queue split format=csv; 7 }; f");
        assertEquals(5, output().lines().count(), output());
        out.reset();
        check(0, "", "each [0.1 0.2] { solve net load=$it format=csv } | grep net-model");
        assertEquals(2, output().lines().count(), output());
        out.reset();
        check(0, "", "each -r [1 2] { solve net load=0.1 format=csv }");
        assertEquals(4, output().lines().count(), output());
    }

    @Test
    void oneStatementDependsOnAnother() {
        check(0, "", "cd . && echo a");
        check(0, "", "echo x | grep y || echo b");
        check(0, "", "echo x | grep y && echo c");
        fails(0, "solve nett && echo d || echo e", "nett");
        assertEquals("a\nb\ne\n", output());
        fails(1, "solve nett && echo d; echo f || echo g", "nett");
        assertEquals("a\nb\ne\n", output());
    }

    @Test
    void whatFailsInAPipeFails() {
        fails(1, "solve nett load=0.1 | cat", "nett");
        fails(1, "solve nett load=0.1 | cat | cat; echo a", "nett");
        fails(1, "each [1] { solve nett load=0.1 | cat; echo b }", "nett");
        fails(1, "c = (solve nett load=0.1 | cat)", "nett");
        fails(1, "solve nett load=0.1 | cat > f", "nett");
        fails(1, "%(1/0) | cat");
        assertEquals("", output());
    }

    @Test
    void strictHoldsEverywhere() {
        fails(2, "solve net load=1.5 strict=true format=csv | cat", "strict=true");
        assertEquals(2, output().lines().count(), "shown all the same");
        fails(2, "measure (solve net load=0.5,1.5 strict=true) format=csv; echo a", "strict=true");
        fails(2, "each [1.5] { solve net load=$it strict=true }; echo a", "strict=true");
        fails(2, "solve net load=1.5 strict=true > f", "strict=true");
        check(0, "", "solve net load=0.5 strict=true > f");
        assertFalse(output().contains("a\n"), output());
    }

    @Test
    void toolsAndLoopsFailInOneLine() {
        fails(1, "cd absent; echo a", "cd", "absent");
        fails(1, "tail absent", "tail", "absent");
        fails(1, "cat absent", "cat", "absent");
        fails(1, "head absent | cat", "head", "absent");
        fails(1, "%(1/0)");
        check(1, "kneepoint: oops\n", "throw oops");
        check(0, "", "try { throw oops } { echo caught }");
        assertEquals("caught\n", output());
        fails(1, "each; echo a", "each");
        fails(1, "each 1; echo a", "each");
        fails(1, "each 3 4; echo a");
        fails(1, "if 3; echo a", "if");
        assertEquals("caught\n", output());
    }

    /** On a terminal, ls depends on its width. */
    @Test
    void aToolInAPipeWritesForPrograms() throws IOException {
        Files.writeString(folder.resolve("one"), "");
        check(0, "", "ls | grep one | cat");
        check(0, "", "f = { ls | grep one }; f | cat");
        assertEquals("one\none\n", output());
        check(0, "", "ls > two");
        assertTrue(read("two").contains("one\n"), read("two"));
    }

    @Test
    void helpOfAToolIsNoFailure() {
        check(0, "", "grep --help");
        check(0, "", "each --help");
        assertTrue(output().contains("Usage: grep [OPTIONS] PATTERN [FILES]"), output());
        assertTrue(output().contains("Usage: each"), output());
    }

    @Test
    void aFunctionThatCallsItselfEnds() {
        fails(1, "f = { f }; f", "100");
        fails(1, "f = { echo (f) }; f", "100");
        fails(1, "f = { f | f }; f");
        fails(1, "f = { f & f }; f");
        check(0, "", "queue split");
    }

    @Test
    void statementsOfAnInput() {
        BufferedReader in =
                new BufferedReader(
                        new StringReader(
                                """
                                # one
                                echo a
                                c = (solve net \\
                                     load=0.5)
                                each [1 2] {
                                    echo $it
                                }

                                solve nett load=0.1
                                echo z
                                """));
        assertEquals(1, interpreter.run("standard input", in));
        assertEquals("a\n1\n2\n", output());
        ErrorLine.names(errors(), "standard input:9", "nett");
    }

    @Test
    void aByteOrderMarkIsNoPartOfAnInput() {
        BufferedReader in = new BufferedReader(new StringReader("\uFEFFecho a\necho b\n"));
        assertEquals(0, interpreter.run("standard input", in), this::errors);
        assertEquals("a\nb\n", output());
    }

    @Test
    void anInputThatEndsInTheMiddle() {
        BufferedReader in = new BufferedReader(new StringReader("echo a\nsolve (net\n"));
        assertEquals(1, interpreter.run("standard input", in));
        assertEquals("a\n", output());
        ErrorLine.names(errors(), "standard input:2");
    }

    @Test
    void exit() throws IOException {
        assertEquals(0, interpreter.run("echo a; exit; echo b"));
        assertTrue(interpreter.hasExited());
        assertEquals(4, interpreter.run("exit 4"));
        Files.writeString(folder.resolve("run.kp"), "echo c\nexit 5\necho d\n");
        assertEquals(5, interpreter.run("script run.kp; echo e"));
        assertTrue(interpreter.hasExited());
        assertEquals("a\nc\n", output());
        fails(1, "exit 256", "status=256", "0", "255");
        assertFalse(interpreter.hasExited());
    }

    @Test
    void answersOfTheBackgroundAreAwaited() {
        BatchJobNotices notices = notices();
        check(0, "", "queue split format=csv &");
        assertEquals(0, notices.await(0));
        assertEquals(2, output().lines().count(), output());
        check(0, "", "c = (queue split format=csv) &; each [1 2] { queue split format=csv & }");
        assertEquals(0, notices.await(0));
        assertEquals(6, output().lines().count(), output());
    }

    @Test
    void aFailureInTheBackgroundIsAFailure() {
        BatchJobNotices notices = notices();
        interpreter.run("solve nett load=0.1 &");
        assertEquals(1, notices.await(0));
        ErrorLine.names(errors(), "nett");
        err.reset();
        interpreter.run("solve net load=1.5 strict=true format=csv &");
        notices = notices();
        interpreter.run("solve net load=1.5 strict=true format=csv &");
        assertEquals(2, notices.await(0));
    }

    private BatchJobNotices notices() {
        return new BatchJobNotices(interpreter, new PrintStream(out, true, StandardCharsets.UTF_8));
    }

    @Test
    void assignmentsAreAnnounced() {
        interpreter.announceAssignments();
        check(0, "", "c = (solve net load=0.5,1.5); d = (solve net load=0.5); n = 64");
        assertEquals(
                "c holds 1 curve, 2 points: 1 ok, 1 saturated\nd holds 1 curve, 1 point: ok\n",
                output());
        out.reset();
        check(0, "", "q = (queue split)");
        ErrorLine.names(output(), "q", "1");
    }

    @Test
    void writesFilesIntoTheSessionsFolder() throws IOException {
        check(0, "wrote c.csv\n", "solve net load=0.5 out=c.csv");
        assertTrue(Files.readString(folder.resolve("c.csv")).startsWith(HEADER));
        assertEquals("", output());
        check(0, "", "export c.csv format=csv");
        assertTrue(output().startsWith(HEADER), output());
    }
}
