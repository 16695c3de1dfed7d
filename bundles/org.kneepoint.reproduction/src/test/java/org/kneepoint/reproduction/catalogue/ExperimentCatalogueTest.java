// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.ReproductionVerdict;

/** What every experiment must fulfil. */
class ExperimentCatalogueTest {
    private static final int TWENTY_MINUTES = 20 * 60;
    private static final int QUICK = 90;
    private static final String SETTINGS = "( [a-z_]+=[A-Za-z0-9.,:x/_+-]+)+";
    private static final String COMMAND = "(solve|simulate|ramp) [a-z-]+" + SETTINGS;
    private static final String READING =
            "measure \\(" + COMMAND + "\\) metric=[a-z,-]+" + SETTINGS;

    /** Systems that papers define with switches of their own. */
    private static final Set<String> WITHOUT_ROUTERS =
            Set.of("min", "shared-buffer", "output-buffer", "bursty-hypercube");

    static List<String> names() {
        return ExperimentCatalogue.all().stream().map(e -> e.outline().name()).toList();
    }

    @Test
    void namesAreLowerCaseAndUnlikeEachOther() {
        assertFalse(names().isEmpty());
        assertEquals(names().stream().distinct().toList(), names());
        assertTrue(names().stream().allMatch(name -> name.matches("[a-z][a-z0-9-]+")));
        assertFalse(names().contains("all"));
    }

    /** The page of the documentation was written with this catalogue. */
    @Test
    void thePublishedSummaryHasARowForEach() throws IOException {
        assertTrue(names().containsAll(ExperimentCatalogue.ILLUSTRATED));
        List<String> rows =
                Files.readAllLines(Path.of("../../distribution/docs/reproduction/summary.md"))
                        .stream()
                        .filter(line -> line.matches("\\| [a-z][a-z-]*-[a-z0-9-]+ \\|.*"))
                        .map(line -> line.split(" ")[1])
                        .toList();
        assertEquals(names(), rows);
    }

    @Test
    void allTogetherKeepTheirTime() {
        assertTrue(
                seconds(ExperimentEffort.FULL) <= TWENTY_MINUTES,
                "full " + seconds(ExperimentEffort.FULL));
        assertTrue(
                seconds(ExperimentEffort.QUICK) <= QUICK,
                "quick " + seconds(ExperimentEffort.QUICK));
    }

    private static int seconds(ExperimentEffort effort) {
        return ExperimentCatalogue.all().stream()
                .mapToInt(e -> e.outline().expectedSeconds(effort))
                .sum();
    }

    @ParameterizedTest
    @MethodSource("names")
    void saysWhatItIsAbout(String name) {
        ExperimentOutline outline = ExperimentCatalogue.named(name).outline();
        assertFalse(outline.title().isBlank());
        assertTrue(outline.published().endsWith("."), outline.published());
        assertTrue(outline.procedure().endsWith("."), outline.procedure());
        assertTrue(outline.criterion().endsWith("."), outline.criterion());
        assertTrue(outline.misprints().stream().allMatch(text -> text.endsWith(".")));
        assertFalse(outline.paper().authors().isBlank() || outline.paper().title().isBlank());
        assertTrue(outline.expectedSeconds(ExperimentEffort.QUICK) >= 1);
        assertTrue(
                outline.expectedSeconds(ExperimentEffort.FULL)
                        >= outline.expectedSeconds(ExperimentEffort.QUICK));
    }

    @ParameterizedTest
    @MethodSource("names")
    void itsCommandsCanBeTyped(String name) {
        Experiment experiment = ExperimentCatalogue.named(name);
        for (ExperimentEffort effort : ExperimentEffort.values()) {
            List<ExperimentCommand> trials = experiment.commands(effort);
            assertEquals(
                    trials.size(), trials.stream().map(ExperimentCommand::key).distinct().count());
            for (ExperimentCommand trial : trials) {
                assertTrue(trial.line().matches(COMMAND), trial.line());
                for (String reading : trial.measureLines()) {
                    assertTrue(reading.matches(READING), reading);
                    assertTrue(reading.startsWith("measure (" + trial.line() + ") "), reading);
                }
            }
            assertEquals(trials, experiment.commands(effort), "the same every time");
        }
    }

    /** The default may change; what was published was judged with a certain one. */
    @ParameterizedTest
    @MethodSource("names")
    void whatRunsOnATopologyNamesItsRouter(String name) {
        for (ExperimentEffort effort : ExperimentEffort.values()) {
            for (ExperimentCommand trial : ExperimentCatalogue.named(name).commands(effort)) {
                List<String> words = List.of(trial.line().split(" "));
                if (!words.get(0).equals("solve") && !WITHOUT_ROUTERS.contains(words.get(1))) {
                    assertTrue(
                            words.contains("router=ideal") || words.contains("router=single-cycle"),
                            trial.line());
                }
            }
        }
    }

    /** Without trials there is nothing to judge by; the findings say so. */
    @ParameterizedTest
    @MethodSource("names")
    void whatHasNoCommandCannotBeChecked(String name) {
        Experiment experiment = ExperimentCatalogue.named(name);
        if (experiment.commands(ExperimentEffort.FULL).isEmpty()) {
            ExperimentResults none =
                    ExperimentResults.of(
                            ExperimentEffort.FULL, Map.of(), (curve, metric, words) -> List.of());
            ExperimentFindings findings = experiment.judge(none);
            assertEquals(ReproductionVerdict.CANNOT_BE_CHECKED, findings.verdict());
            assertFalse(findings.reason().isBlank());
        } else {
            assertFalse(experiment.commands(ExperimentEffort.QUICK).isEmpty());
        }
    }

    @Test
    void anUnknownNameIsAnsweredByTheNearest() {
        String message =
                assertThrows(BadInput.class, () -> ExperimentCatalogue.named("hypercube-tabel-1"))
                        .getMessage();
        assertTrue(message.contains("hypercube-tabel-1"), message);
        assertTrue(message.contains("hypercube-table-1"), message);
    }
}
