// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.shell.command.TypedRequest.request;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.testkit.ErrorLine;
import org.kneepoint.testkit.Refusal;

class SessionRequestTest {
    private static final Table TABLE = Table.of("name", "n").row("min", 4).build();

    @TempDir private Path folder;

    private static String message(Object... arguments) {
        return assertThrows(BadInput.class, () -> request(arguments)).getMessage();
    }

    @Test
    void operandsAndSettingsInTheOrderTyped() {
        Object curve = new Object();
        CommandRequest request = request("min", "nodes=64", curve, "load=0.1:1:0.1", "title=a=b");
        assertEquals(List.of("min", curve), request.operands());
        assertEquals(
                List.of("nodes", "load", "title"),
                List.copyOf(request.remainingSettings().keySet()));
        assertEquals("0.1:1:0.1", request.remainingSettings().get("load"));
        assertEquals("a=b", request.remainingSettings().get("title"), "only the first = counts");
    }

    /** Before the computation, not after it. */
    @Test
    void nothingIsComputedForAPlaceThatIsNotThere() {
        AtomicInteger computed = new AtomicInteger();
        CommandRequest lost = request(folder, "min", "out=no/a.csv");
        assertThrows(
                BadInput.class, () -> lost.runWithProgress(progress -> computed.incrementAndGet()));
        assertEquals(0, computed.get());
        request(folder, "min", "out=a.csv")
                .<Object>runWithProgress(progress -> computed.incrementAndGet());
        assertEquals(1, computed.get());
    }

    @Test
    void theOnlyOperandIsAName() {
        assertEquals("min", request("min", "nodes=64").singleOperand("network"));
        assertEquals(
                "missing [network]",
                Refusal.of(() -> request("nodes=64").singleOperand("network")));
        assertEquals(
                "unusable [network] min nodes 64",
                Refusal.of(() -> request("min", "nodes", "64").singleOperand("network")));
        assertEquals(
                "unusable [network] (a result)",
                Refusal.of(() -> request(new Object()).singleOperand("network")));
    }

    @Test
    void badForms() {
        ErrorLine.names(message("nodes=64", "nodes=64"), "nodes");
        ErrorLine.names(message("out=a.csv", "out=b.csv"), "out");
        ErrorLine.names(message("nodes="), "nodes=");
        ErrorLine.names(message("=64"), "=64");
        ErrorLine.names(message("nodes", "=", "64"), "=");
        ErrorLine.names(message("1a=5"), "1a");
        ErrorLine.names(message("no des=5"), "no des");
        assertEquals("unusable [argument]", Refusal.of(() -> request("min", null)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"service_scv=1", "hotspot_node=3", "a-b=1", "x_1=2", "N=64"})
    void parameterNames(String setting) {
        assertEquals(1, request(setting).remainingSettings().size());
    }

    /** A command that has one for itself gets it; see also what the command declares. */
    @Test
    void formerNames() {
        SessionRequest request = request("fresh=true", "vc.reuse=after-tail", "hop.delay=2");
        request.readParameters(new StudyCommand(null));
        assertEquals(
                Map.of("restart", "true", "vc_reallocation", "non-atomic", "hop.delay", "2"),
                request.remainingSettings());
        assertTrue(request.takeFlag("fresh"));
        assertFalse(request.takeFlag("restart"));
    }

    @Test
    void formatOutAndStrictAreTheSameForEveryCommand() {
        CommandRequest request = request(folder, "format=csv", "out=x.json", "strict=true", "a=1");
        assertEquals(Map.of("a", "1"), request.remainingSettings());
        assertEquals(Optional.of(folder.toAbsolutePath().resolve("x.json")), request.outputFile());
        assertEquals("unknown [format] jsn", Refusal.of(() -> request("format=jsn")));
        assertEquals("not-allowed [strict] yes", Refusal.of(() -> request("strict=yes")));
    }

    @Test
    void takenSettingsAreRemoved() {
        CommandRequest request = request("a=1", "b=true", "c=false");
        assertEquals(Optional.of("1"), request.takeParameter("a"));
        assertEquals(Optional.empty(), request.takeParameter("a"));
        assertTrue(request.takeFlag("b"));
        assertFalse(request.takeFlag("c"));
        assertFalse(request.takeFlag("d"));
        request.requireNoSettings();
        assertThrows(BadInput.class, () -> request("b=1").takeFlag("b"));
    }

    @Test
    void refusals() {
        request("a=1").requireNoOperands();
        assertEquals(
                "unusable [operand] min", Refusal.of(() -> request("min").requireNoOperands()));
        request("min").requireNoSettings();
        assertEquals(
                "unknown [formt] formt",
                Refusal.of(() -> request("formt=csv").requireNoSettings()));
    }

    @Test
    void theRunOfTheStatement() {
        assertSame(Progress.NONE, request("min").progress());
        CommandSession session = TypedRequest.session(folder.toAbsolutePath());
        Progress progress =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return true;
                    }

                    @Override
                    public void report(double fraction) {}
                };
        session.put(
                SessionRequest.PROGRESS, (java.util.function.Supplier<Progress>) () -> progress);
        assertSame(
                progress, SessionRequest.of(session, List.of(), RenderedResult.FORMATS).progress());
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void deliversToTheTerminal() throws IOException {
        assertEquals("name  n\nmin   4\n", request().deliver(CommandResult.of(TABLE)).render(80));
        assertEquals(
                "name,n\nmin,4\n",
                request("format=csv").deliver(CommandResult.of(TABLE)).render(80));
    }

    @Test
    void deliversToAFileByItsEnding() throws IOException {
        for (String name : List.of("x.csv", "x.json", "x.txt")) {
            FormattedResult shown = request(folder, "out=" + name).deliver(CommandResult.of(TABLE));
            assertTrue(shown.isSilent());
        }
        assertEquals("name,n\nmin,4\n", Files.readString(folder.resolve("x.csv")));
        assertEquals("name  n\nmin   4\n", Files.readString(folder.resolve("x.txt")));
        assertTrue(Files.readString(folder.resolve("x.json")).startsWith("["));
        request(folder, "out=x.dat", "format=csv").deliver(CommandResult.of(TABLE));
        request(folder, "out=y.json", "format=csv").deliver(CommandResult.of(TABLE));
        assertEquals("name,n\nmin,4\n", Files.readString(folder.resolve("x.dat")));
        assertEquals("name,n\nmin,4\n", Files.readString(folder.resolve("y.json")));
        assertEquals(List.of("x.csv", "x.dat", "x.json", "x.txt", "y.json"), files());
    }

    @Test
    void anEndingThatIsNotKnown() throws IOException {
        BadInput bad =
                assertThrows(
                        BadInput.class,
                        () -> request(folder, "out=x.svg").deliver(CommandResult.of(TABLE)));
        ErrorLine.names(bad.getMessage(), "out=x.svg", ".csv", ".json", ".txt", "format=");
        assertThrows(
                BadInput.class,
                () -> request(folder, "out=no/x.csv").deliver(CommandResult.of(TABLE)));
        assertEquals(List.of(), files());
    }

    @Test
    void strictLetsAnIncompleteAnswerFail() throws IOException {
        CommandResult part = CommandResult.of(TABLE).withComplete(false);
        assertTrue(request().deliver(part).answer().isComplete());
        assertFalse(request("strict=true").deliver(part).answer().isComplete());
        assertTrue(request("strict=true").deliver(CommandResult.of(TABLE)).answer().isComplete());
        assertFalse(
                request(folder, "strict=true", "out=x.csv").deliver(part).answer().isComplete());
        assertEquals(List.of("x.csv"), files(), "written all the same");
    }

    @Test
    void silentAnswersAreNotWritten() throws IOException {
        request(folder, "out=x.svg").deliver(CommandResult.of(TABLE).withoutOutput());
        assertEquals(List.of(), files());
    }
}
