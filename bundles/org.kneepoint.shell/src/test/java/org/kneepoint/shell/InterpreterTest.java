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
    private int complaintWidth = Integer.MAX_VALUE;

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
                        new ExportCommand(),
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
                        () -> complaintWidth,
                        new ErrorLog(folder.toString()));
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

    @Test
    void complaintsFitTheTerminalAtWords() {
        complaintWidth = 60;
        String name = "a-name-of-some-length";
        assertEquals(1, interpreter.run("queue " + name + " arrival=0.5 service=1"));
        assertTrue(errors().startsWith("kneepoint: unknown queue '" + name + "'"), errors());
        assertTrue(errors().lines().count() > 1, errors());
        assertTrue(errors().lines().allMatch(line -> line.length() <= 60), errors());
    }

    @Test
    void everyCommandExplainsItself() {
        check(0, "", "solve --help");
        assertTrue(output().startsWith("solve: evaluates a network"), output());
        check(0, "", "queue nix -h");
        assertTrue(output().contains("queue: evaluates a single queue"), output());
    }

    @Test
    void tellsWhoseCommandItIs() {
        check(0, "", "type solve format=csv");
        assertEquals("command,full_name\nsolve,kneepoint:solve\n", output());
        check(1, "kneepoint: unknown command 'slove': did you mean solve?\n", "type slove");
    }

    @Test
    void whatIsFoundWrongIsShownAndEndsWithStatusTwo() {
        check(2, "kneepoint: 2 problems found\n", "broken found=true");
        assertEquals("part\na\nb\n", output());
    }

    @Test
    void printsTheAnswerAndNothingElse() {
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
        check(1, "kneepoint: unknown network 'nett': did you mean net?\n", "solve nett load=0.1");
        check(
                1,
                "kneepoint: buffer=65 is not allowed: buffer (places) takes a whole number, 0 to"
                        + " 64\n",
                "solve net load=0.1 buffer=65");
        check(1, "kneepoint: unknown command 'slove': did you mean solve?\n", "slove net");
        check(1, "kneepoint: unknown variable 'c': none is set yet\n", "measure $c");
        check(0, "", "curve = (solve net load=0.5)");
        check(1, "kneepoint: unknown variable 'curv': did you mean curve?\n", "measure $curv");
        assertEquals("", output());
    }

    @Test
    void whatGogoCannotRead() {
        err.reset();
        assertEquals(1, interpreter.run("solve net (load=0.1"));
        assertTrue(errors().startsWith("kneepoint: cannot read this line: "), errors());
        assertEquals(1, errors().lines().count(), errors());
    }

    @Test
    void theFirstFailureEndsALine() {
        assertEquals(1, interpreter.run("queue split format=csv; solve nett; queue split"));
        assertEquals(2, output().lines().count());
    }

    @Test
    void aFaultKeepsItsDetailsInAFile() throws IOException {
        assertEquals(3, interpreter.run("broken"));
        assertTrue(
                errors().startsWith("kneepoint: internal fault: a fault; details in "), errors());
        String log = Files.readString(folder.resolve("logs").resolve("faults.log"));
        assertTrue(log.contains("InterpreterTest$Broken.execute"), log);
    }

    @Test
    void strict() {
        check(0, "", "solve net load=0.5,1.5");
        check(
                2,
                "kneepoint: strict=true and not every point is ok\n",
                "solve net load=1.5 strict=true");
        check(0, "", "solve net load=0.5 strict=true");
        check(
                2,
                "kneepoint: strict=true and not every point is ok\n",
                "c = (solve net load=1.5 strict=true)");
    }

    @Test
    void pointsThatAllFailedAreAFailure() {
        String failure = "kneepoint: every point has failed\n";
        check(3, failure, "solve net load=0.7 format=csv");
        assertTrue(output().contains(",failed,"), output());
        check(3, failure, "solve net load=0.7 strict=true");
        check(3, failure, "c = (solve net load=0.7,0.7)");
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
        assertFalse(progress.isCancellationSeen(), "nobody has asked yet");
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
        check(
                1,
                "kneepoint: run.kp:6: unknown network 'nett': did you mean net?\n",
                "script run.kp");
        assertEquals(2, output().lines().count(), output());
    }

    @Test
    void aScriptThatCannotBeRead() throws IOException {
        Files.writeString(folder.resolve("bad.kp"), "solve (net\n");
        err.reset();
        assertEquals(1, interpreter.run("script bad.kp"));
        assertTrue(errors().startsWith("kneepoint: bad.kp: cannot read this line"), errors());
        check(1, "kneepoint: there is no file no.kp\n", "script no.kp");
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
        check(
                0,
                "kneepoint: unknown network 'nett': did you mean net?\n",
                "solve nett && echo d || echo e");
        assertEquals("a\nb\ne\n", output());
        check(
                1,
                "kneepoint: unknown network 'nett': did you mean net?\n",
                "solve nett && echo d; echo f || echo g");
        assertEquals("a\nb\ne\n", output());
    }

    @Test
    void whatFailsInAPipeFails() {
        String errorReport = "kneepoint: unknown network 'nett': did you mean net?\n";
        check(1, errorReport, "solve nett load=0.1 | cat");
        check(1, errorReport, "solve nett load=0.1 | cat | cat; echo a");
        check(1, errorReport, "each [1] { solve nett load=0.1 | cat; echo b }");
        check(1, errorReport, "c = (solve nett load=0.1 | cat)");
        check(1, errorReport, "solve nett load=0.1 | cat > f");
        check(1, "kneepoint: cannot evaluate this line: Division by zero\n", "%(1/0) | cat");
        assertEquals("", output());
    }

    @Test
    void strictHoldsEverywhere() {
        String errorReport = "kneepoint: strict=true and not every point is ok\n";
        check(2, errorReport, "solve net load=1.5 strict=true format=csv | cat");
        assertEquals(2, output().lines().count(), "shown all the same");
        check(2, errorReport, "measure (solve net load=0.5,1.5 strict=true) format=csv; echo a");
        check(2, errorReport, "each [1.5] { solve net load=$it strict=true }; echo a");
        check(2, errorReport, "solve net load=1.5 strict=true > f");
        check(0, "", "solve net load=0.5 strict=true > f");
        assertFalse(output().contains("a\n"), output());
    }

    @Test
    void toolsAndLoopsFailInOneLine() {
        check(1, "kneepoint: cd: no such file or directory: absent\n", "cd absent; echo a");
        check(1, "kneepoint: tail: there is no file absent\n", "tail absent");
        check(1, "kneepoint: cat: there is no file absent\n", "cat absent");
        check(1, "kneepoint: head: there is no file absent\n", "head absent | cat");
        check(1, "kneepoint: cannot evaluate this line: Division by zero\n", "%(1/0)");
        check(1, "kneepoint: oops\n", "throw oops");
        check(0, "", "try { throw oops } { echo caught }");
        assertEquals("caught\n", output());
        assertEquals(1, interpreter.run("each; echo a"));
        assertEquals(1, interpreter.run("each 3 4; echo a"));
        assertEquals(1, interpreter.run("if 3; echo a"));
        assertTrue(errors().contains("kneepoint: usage: each elements [do] { closure }"), errors());
        assertEquals("caught\n", output());
    }

    /** Where it reaches the user, ls asks the terminal for its width. */
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
        String deep =
                "kneepoint: statements call each other more than 100 deep: does a function call"
                        + " itself?\n";
        check(1, deep, "f = { f }; f");
        check(1, deep, "f = { echo (f) }; f");
        assertEquals(1, interpreter.run("f = { f | f }; f"));
        assertEquals(1, interpreter.run("f = { f & f }; f"));
        assertTrue(errors().contains("does a function call itself?"), errors());
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
        assertEquals(
                "kneepoint: standard input:9: unknown network 'nett': did you mean net?\n",
                errors());
    }

    @Test
    void anInputThatEndsInTheMiddle() {
        BufferedReader in = new BufferedReader(new StringReader("echo a\nsolve (net\n"));
        assertEquals(1, interpreter.run("standard input", in));
        assertEquals("a\n", output());
        assertTrue(
                errors().startsWith("kneepoint: standard input:2: cannot read this line"),
                errors());
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
        check(
                1,
                "kneepoint: status=256 is not allowed: status takes a whole number, 0 to 255\n",
                "exit 256");
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
        assertEquals("kneepoint: unknown network 'nett': did you mean net?\n", errors());
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
    void tellsWhatAVariableHolds() {
        interpreter.announceAssignments();
        check(0, "", "c = (solve net load=0.5,1.5); d = (solve net load=0.5); n = 64");
        assertEquals(
                "c holds 1 curve, 2 points: 1 ok, 1 saturated\nd holds 1 curve, 1 point: ok\n",
                output());
        out.reset();
        check(0, "", "q = (queue split)");
        assertEquals("q holds a table of 1 row\n", output());
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
