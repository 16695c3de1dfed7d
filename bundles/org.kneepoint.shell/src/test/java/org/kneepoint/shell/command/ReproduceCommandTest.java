// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.shell.command.TypedRequest.request;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.reproduction.ExperimentRunner;
import org.kneepoint.reproduction.catalogue.ExperimentCatalogue;
import org.kneepoint.shell.FakeWorkbench;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;

/** Published experiments where nothing that they need is installed. */
class ReproduceCommandTest {
    private static final String TABLE = "hypercube-table-1";

    @TempDir private Path folder;

    private final Catalogue catalogue = FakeWorkbench.catalogue();
    private final Command reproduce =
            new ReproduceCommand(
                    new ExperimentRunner(catalogue, new EvaluationService(catalogue)),
                    "1.2.3",
                    Optional::empty);

    private String refusal(Object... words) {
        return assertThrows(BadInput.class, () -> reproduce.execute(request(folder, words)))
                .getMessage();
    }

    @Test
    void listsWhatThereIs() throws Exception {
        CommandResult list = reproduce.execute(request());
        String text = RenderedResult.text(list, 120);
        assertTrue(text.contains("Bursty Traffic and Finite Buffers"), text);
        assertTrue(text.contains(TABLE) && text.contains("Table 1: "), text);
        String csv = RenderedResult.csv(list);
        assertTrue(csv.startsWith("experiment,seconds,seconds_quick,title,paper\n"), csv);
        assertEquals(1 + ExperimentCatalogue.all().size(), csv.lines().count());
    }

    @Test
    void whatIsNotInstalledIsNotRun() throws Exception {
        CommandResult result = reproduce.execute(request(TABLE, "quick=true"));
        assertFalse(result.isComplete());
        String text = RenderedResult.text(result, 100);
        assertTrue(text.startsWith(TABLE + ": Table 1"), text);
        assertTrue(text.contains("verdict: cannot be checked: Not run: solve bursty"), text);
        assertTrue(text.contains("\ncommands\n  solve bursty-hypercube "), text);
    }

    @Test
    void severalMakeASummary() throws Exception {
        CommandResult result = reproduce.execute(request(TABLE, "hypercube-table-2", TABLE));
        String text = RenderedResult.text(result, 100);
        assertEquals(1 + 2, RenderedResult.csv(result).lines().count());
        assertTrue(text.startsWith("experiment"), text);
    }

    @Test
    void writesAReportIntoAFolder() throws Exception {
        CommandResult result =
                reproduce.execute(request(folder, TABLE, "quick=true", "out=report"));
        assertTrue(result.isSilent());
        String page = Files.readString(folder.resolve("report").resolve("index.html"));
        assertTrue(page.contains("Kneepoint 1.2.3, Java "), page);
        assertTrue(page.contains("Not run: solve bursty-hypercube"), page);
    }

    @Test
    void aFileIsATableAsElsewhere() throws Exception {
        SessionRequest request = request(folder, TABLE, "out=rows.csv");
        request.deliver(reproduce.execute(request));
        assertEquals(2, Files.readAllLines(folder.resolve("rows.csv")).size());
    }

    @Test
    void refusesWhatDoesNotFit() throws Exception {
        assertTrue(refusal("hypercube-tabel-1").contains("did you mean hypercube-table-1"));
        assertTrue(refusal(TABLE, "quick=yes").startsWith("quick=yes is not allowed"));
        assertTrue(refusal(TABLE, "seed=1").startsWith("unknown parameter 'seed'"));
        assertTrue(refusal(TABLE, "all").startsWith("all means every experiment"));
        assertTrue(refusal(List.of(1)).startsWith("missing: give names of experiments"));
        Files.writeString(Files.createDirectory(folder.resolve("mine")).resolve("a.txt"), "a");
        assertTrue(refusal(TABLE, "out=mine").contains("holds a.txt"));
        assertTrue(refusal(TABLE, "out=no/report").contains("does not exist"));
    }

    @Test
    void proposesNamesAndWords() {
        List<String> first = reproduce.completions(List.of(), "");
        assertTrue(first.containsAll(List.of("all", TABLE, "quick=", "out=")), first.toString());
        List<String> second = reproduce.completions(List.of(TABLE), "");
        assertFalse(second.contains(TABLE) || second.contains("all"), second.toString());
        assertTrue(reproduce.completions(List.of("quick=true"), "").contains("all"));
        assertEquals(
                List.of("quick=true", "quick=false"), reproduce.completions(List.of(), "quick="));
    }
}
