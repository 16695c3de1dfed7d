// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.shell.command.TypedRequest.request;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.FakeNetworkWorkbench;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.testkit.ErrorLine;
import org.kneepoint.testkit.Refusal;

/** Studies of a network that carries whatever is offered. */
class StudyCommandTest {
    @TempDir private Path folder;
    private final Command study =
            new StudyCommand(
                    new StudyService(new EvaluationService(FakeNetworkWorkbench.catalogue())));

    @BeforeEach
    void write() throws IOException {
        Files.writeString(
                folder.resolve("star.study"),
                "simulate star\ncycles = 10\nnodes = 2,4\nload = 0.1:0.3:0.1\n");
    }

    private CommandResult answer(Object... arguments) throws Exception {
        return study.execute(request(folder, arguments));
    }

    private String refusal(Object... arguments) {
        return Refusal.of(assertThrows(BadInput.class, () -> answer(arguments)));
    }

    @Test
    void aPlanIsShownAndNothingIsRun() throws Exception {
        CommandResult plan = answer("plan", "star.study");
        String text = RenderedResult.text(plan, 80);
        ErrorLine.names(
                text,
                "star.study",
                "simulation",
                "engine",
                "2 curves",
                "6 points",
                "6 runs",
                "nodes=2,4",
                "load=0.1,0.2,0.3",
                "routing=direct",
                "cycles=10");
        List<String> rows = RenderedResult.csv(plan).lines().toList();
        assertEquals(7, rows.size());
        assertTrue(rows.get(0).startsWith("point,curve,nodes,"), rows.get(0));
        assertTrue(rows.get(6).startsWith("6,2,4,"), rows.get(6));
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void theLoadIsTheAxisUnlessTheStudyNamesAnother() throws Exception {
        String study = Files.readString(folder.resolve("star.study"));
        Files.writeString(folder.resolve("nodes.study"), study + "axis = nodes\n");
        String text = RenderedResult.text(answer("plan", "nodes.study"), 80);
        ErrorLine.names(text, "3 curves", "6 points", "6 runs");
        assertEquals("nodes", answer("run", "nodes.study").curves().get(0).axis().name());
        Files.writeString(folder.resolve("wrong.study"), study + "axis = node\n");
        assertEquals("wrong.study:5: unknown [axis] node", refusal("plan", "wrong.study"));
    }

    @Test
    void aStudyIsRunAndItsCurvesGoOn() throws Exception {
        CommandResult run = answer("run", "star.study");
        assertEquals(2, run.curves().size());
        assertTrue(run.isComplete());
        String text = RenderedResult.text(run, 80);
        ErrorLine.names(text, "star.results", "6 of 6 runs", "6 of 6 points", "complete");
        String csv = RenderedResult.csv(run);
        assertEquals(Files.readString(folder.resolve("star.results/results.csv")), csv);
        for (String name : List.of("star.study", "star.results")) {
            assertEquals(csv, RenderedResult.csv(answer("status", name)));
            assertEquals(csv, RenderedResult.csv(answer("resume", name)));
        }
        ErrorLine.names(refusal("run", "star.study"), "star.results");
        assertTrue(answer("run", "star.study", "restart=true").isComplete());
        assertTrue(Files.isDirectory(folder.resolve("star.results.1")));
        assertTrue(answer("run", "star.study", "folder=other").isComplete());
        assertTrue(Files.exists(folder.resolve("other/results.csv")));
        assertEquals(csv, RenderedResult.csv(answer("resume", "star.study", "folder=other")));
    }

    @Test
    void resultsThatAreOlderThanTheJournalAreNotCalledComplete() throws Exception {
        answer("run", "star.study");
        Path results = folder.resolve("star.results/results.csv");
        String whole = Files.readString(results);
        Files.writeString(results, whole.lines().findFirst().orElseThrow() + "\n");
        String text = RenderedResult.text(answer("status", "star.study"), 80);
        ErrorLine.names(text, "star.results/results.csv", "study resume star.results");
        assertFalse(text.contains("complete"), text);
        answer("resume", "star.results");
        assertEquals(whole, Files.readString(results));
        ErrorLine.names(RenderedResult.text(answer("status", "star.study"), 80), "complete");
    }

    @Test
    void aStudyIsRunInPartsAndMerged() throws Exception {
        CommandResult part = answer("run", "star.study", "points=2:4");
        assertTrue(part.isComplete());
        assertEquals(3, RenderedResult.csv(part).lines().count() - 1);
        ErrorLine.names(
                RenderedResult.text(part, 80),
                "star.results",
                "points=2:4",
                "3 of 3 runs",
                "3 of 3 points",
                "star.results/parts/2-4/results.csv",
                "study merge star.results");
        String unmerged = RenderedResult.text(answer("status", "star.study"), 80);
        ErrorLine.names(unmerged, "3 of 6 points", "1 part", "study merge star.results");
        CommandResult some = answer("merge", "star.study");
        assertFalse(some.isComplete());
        String missing = RenderedResult.text(some, 80);
        ErrorLine.names(missing, "3 of 6 points", "missing: points=1 points=5:6");
        answer("run", "star.study", "points=5:6");
        answer("run", "star.study", "points=1");
        CommandResult all = answer("merge", "star.results");
        assertTrue(all.isComplete());
        ErrorLine.names(RenderedResult.text(all, 80), "6 of 6 points", "3 parts", "complete");
        answer("run", "star.study", "folder=whole");
        assertEquals(
                Files.readString(folder.resolve("whole/results.csv")),
                Files.readString(folder.resolve("star.results/results.csv")));
    }

    @Test
    void refusesWhatDoesNotFit() {
        assertEquals("missing [command of study]", refusal());
        assertEquals("unknown [command of study] stat", refusal("stat"));
        assertEquals("missing [file]", refusal("run"));
        assertEquals("unusable [file] b", refusal("run", "a", "b"));
        assertEquals("unknown [load] load", refusal("run", "star.study", "load=0.1"));
        assertEquals("unknown [force] force", refusal("run", "star.study", "force=true"));
        assertEquals("not-allowed [restart] yes", refusal("run", "star.study", "restart=yes"));
        assertEquals("not-allowed [points] 7", refusal("run", "star.study", "points=7"));
        assertEquals(
                "exclusive [points, restart]",
                refusal("run", "star.study", "points=1", "restart=true"));
        ErrorLine.names(refusal("status", "star.study"), "star.results");
        ErrorLine.names(refusal("merge", "star.study"), "star.results");
        assertFalse(Files.exists(folder.resolve("star.results")));
    }

    @Test
    void proposesActionsFilesAndParameters() {
        assertEquals(
                List.of("plan", "run", "status", "resume", "merge", "watch", "cancel"),
                study.completions(List.of(), ""));
        assertEquals(List.of(), study.completions(List.of("run"), ""), "files");
        assertTrue(study.completions(List.of("run", "a"), "").contains("restart="));
        assertTrue(study.completions(List.of("run", "a"), "").contains("points="));
        assertTrue(study.completions(List.of("resume", "a"), "").contains("force="));
        assertTrue(study.completions(List.of("merge", "a"), "").contains("force="));
        assertTrue(study.completions(List.of("resume", "a"), "").contains("repair="));
        assertEquals(
                List.of("format=", "out=", "folder="),
                study.completions(List.of("status", "a"), ""));
    }
}
