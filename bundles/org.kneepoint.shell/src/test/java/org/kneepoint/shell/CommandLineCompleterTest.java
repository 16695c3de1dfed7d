// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.service.command.CommandSession;
import org.jline.reader.Candidate;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.shell.command.DescribeCommand;
import org.kneepoint.shell.command.EvaluateCommand;
import org.kneepoint.shell.command.QueueCommand;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.shell.reference.ReferenceIndex;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.UserFiles;

class CommandLineCompleterTest {
    @TempDir private Path folder;

    private final Catalogue catalogue = FakeWorkbench.catalogue();
    private final List<Command> commands =
            List.of(
                    new EvaluateCommand(
                            EvaluationMethod.MODEL, catalogue, new EvaluationService(catalogue)),
                    new QueueCommand(catalogue),
                    new DescribeCommand(
                            new ReferenceIndex(
                                    catalogue, new EvaluationService(catalogue), List::of)));
    private CommandSession session;
    private Terminal terminal;

    @BeforeEach
    void open() throws IOException {
        session =
                new CommandProcessorImpl(null)
                        .createSession(
                                new ByteArrayInputStream(new byte[0]),
                                new ByteArrayOutputStream(),
                                new ByteArrayOutputStream());
        session.currentDir(folder);
        terminal =
                new DumbTerminal(
                        new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream());
    }

    @AfterEach
    void close() throws IOException {
        session.close();
        terminal.close();
    }

    /** The words of a line as typed, the cursor at its end. */
    private record Typed(List<String> words) implements ParsedLine {
        private static Typed of(String line) {
            return new Typed(List.of(line.split(" ", -1)));
        }

        @Override
        public String word() {
            return words.get(wordIndex());
        }

        @Override
        public int wordCursor() {
            return word().length();
        }

        @Override
        public int wordIndex() {
            return words.size() - 1;
        }

        @Override
        public String line() {
            return String.join(" ", words);
        }

        @Override
        public int cursor() {
            return line().length();
        }
    }

    private List<Candidate> candidates(List<Command> known, String line) {
        LineReader reader = LineReaderBuilder.builder().terminal(terminal).build();
        List<Candidate> candidates = new ArrayList<>();
        new CommandLineCompleter(session, () -> known, RenderedResult.FORMATS)
                .complete(reader, Typed.of(line), candidates);
        return candidates;
    }

    private List<String> proposals(String line) {
        return candidates(commands, line).stream().map(Candidate::value).toList();
    }

    @Test
    void commands() {
        assertTrue(proposals("").containsAll(List.of("solve", "queue", "describe")));
    }

    @Test
    void namesThenParametersThenValues() {
        assertEquals(List.of("net"), proposals("solve "));
        assertEquals(
                List.of(
                        "buffer=",
                        "variant=",
                        "load=",
                        "rate=",
                        "limit=",
                        "solver=",
                        "axis=",
                        "executor=",
                        "strict=",
                        "format=",
                        "out="),
                proposals("solve net "));
        assertFalse(proposals("solve net load=0.1 ").contains("load="), "typed already");
        assertEquals(List.of("variant=right", "variant=printed"), proposals("solve net variant="));
        assertEquals(List.of("solver=net-model"), proposals("solve net solver="));
        assertEquals(
                List.of("format=table", "format=csv", "format=json"),
                proposals("solve net load=0.1 format=c"));
        assertEquals(List.of("M/M/1", "split"), proposals("queue "));
        assertTrue(proposals("queue M/M/1 ").contains("states="));
        assertTrue(proposals("describe ").containsAll(List.of("net", "M/M/1", "half")));
        assertEquals(List.of("net"), proposals("kneepoint:solve "), "with its scope");
    }

    @Test
    void afterAnEqualsSignNoBlank() {
        for (Candidate candidate : candidates(commands, "solve net ")) {
            assertFalse(candidate.complete(), candidate.value());
        }
        for (Candidate candidate : candidates(commands, "solve net variant=")) {
            assertTrue(candidate.complete(), candidate.value());
        }
    }

    @Test
    void variablesThatHoldResults() {
        session.put(
                "c",
                new FormattedResult(
                        CommandResult.of(Table.of("a").build()), RenderedResult.FORMATS));
        session.put("n", "64");
        session.put(SessionRequest.PROGRESS, new StatementProgress());
        assertEquals(List.of("$c"), proposals("measure $"));
    }

    @Test
    void filesWhereNothingElseIsKnown() throws IOException {
        Files.writeString(folder.resolve("curve.csv"), "load\n");
        assertEquals(List.of("curve.csv"), proposals("measure "));
    }

    @Test
    void filesOutsideTheFolderOfAUserAreNotListed() throws IOException {
        Path own = Files.createDirectory(folder.resolve("ada"));
        Files.writeString(own.resolve("curve.csv"), "load\n");
        Files.writeString(folder.resolve("secret.csv"), "load\n");
        Files.createSymbolicLink(own.resolve("up"), folder);
        session.currentDir(own);
        assertTrue(proposals("measure ../").contains("../secret.csv"));
        session.put(SessionRequest.FILES, UserFiles.in(own));
        assertTrue(proposals("measure ").contains("curve.csv"));
        for (String outside : List.of("../", "../s", "/", "/etc/p", "~/", "~", "up/", "up/s")) {
            assertEquals(List.of(), proposals("measure " + outside), outside);
        }
    }

    @Test
    void aPlugInThatFailsTakesNothingDown() {
        Command broken =
                new Command() {
                    @Override
                    public String name() {
                        return "broken";
                    }

                    @Override
                    public String summary() {
                        throw new IllegalStateException();
                    }

                    @Override
                    public String usage() {
                        throw new IllegalStateException();
                    }

                    @Override
                    public CommandResult execute(CommandRequest request) {
                        throw new IllegalStateException();
                    }

                    @Override
                    public List<String> completions(List<String> typed, String word) {
                        throw new NoClassDefFoundError("a/B");
                    }
                };
        assertTrue(candidates(List.of(broken), "broken ").isEmpty());
    }
}
