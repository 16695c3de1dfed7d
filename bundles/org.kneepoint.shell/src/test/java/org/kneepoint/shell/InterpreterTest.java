// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
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
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.shell.command.Command;
import org.kneepoint.shell.command.ExportCommand;
import org.kneepoint.shell.command.MeasureCommand;
import org.kneepoint.shell.command.QueueCommand;
import org.kneepoint.shell.command.Request;
import org.kneepoint.shell.command.ScriptCommand;
import org.kneepoint.shell.command.SolveCommand;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;

/** Statements in a real session of gogo, without a framework around it. */
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

    @BeforeEach
    void open() {
        streams.start();
        CommandProcessorImpl processor = new CommandProcessorImpl(streams);
        Catalogue catalogue = Fakes.catalogue();
        for (Command command :
                List.of(
                        new SolveCommand(catalogue, new Evaluation(catalogue)),
                        new QueueCommand(catalogue),
                        new MeasureCommand(catalogue),
                        new ExportCommand(),
                        new ScriptCommand(),
                        new Broken())) {
            processor.addCommand(Command.SCOPE, command, command.name());
        }
        PrintStream output = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        session = processor.createSession(new ByteArrayInputStream(new byte[0]), output, errors);
        session.currentDir(folder);
        interpreter =
                new Interpreter(session, output, errors, () -> 80, new FaultLog(folder.toString()));
    }

    @AfterEach
    void close() {
        session.close();
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
        public Answer answer(Request request) throws IOException {
            if (request.flag("interrupted")) {
                request.run().isCancelled();
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
                output().contains(",half,half_load,flits,0.5,0.05,first that is slow"), output());
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
                errors().startsWith(
                                "kneepoint: failed: java.lang.IllegalStateException: a fault;"
                                        + " details in "),
                errors());
        String log = Files.readString(folder.resolve("logs").resolve("faults.log"));
        assertTrue(log.contains("InterpreterTest$Broken.answer"), log);
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
        interpreter.run("queue split");
        assertTrue(session.get(Request.RUN) instanceof Watch);
    }

    @Test
    void aCancelledStatementKeepsItsPoints() {
        Watch watch = new Watch();
        assertFalse(watch.isCancelled());
        assertFalse(watch.wasCancelled());
        watch.cancel();
        assertFalse(watch.wasCancelled(), "nobody has asked yet");
        assertTrue(watch.isCancelled());
        assertTrue(watch.wasCancelled());
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

    @Test
    void writesFilesIntoTheSessionsFolder() throws IOException {
        check(0, "wrote c.csv\n", "solve net load=0.5 out=c.csv");
        assertTrue(Files.readString(folder.resolve("c.csv")).startsWith(HEADER));
        assertEquals("", output());
        check(0, "", "export c.csv format=csv");
        assertTrue(output().startsWith(HEADER), output());
    }
}
