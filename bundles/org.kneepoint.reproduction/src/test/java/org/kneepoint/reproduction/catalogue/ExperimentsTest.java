// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;

/** What every experiment must fulfil. */
class ExperimentsTest {
    private static final int TWENTY_MINUTES = 20 * 60;
    private static final int QUICK = 90;
    private static final String WORDS = "( [a-z.]+=[A-Za-z0-9.,:x/_+-]+)+";
    private static final String COMMAND = "(solve|simulate|ramp) [a-z-]+" + WORDS;
    private static final String READING = "measure \\(" + COMMAND + "\\) metric=[a-z,-]+" + WORDS;

    /** Systems that papers define with switches of their own. */
    private static final Set<String> WITHOUT_ROUTERS =
            Set.of("min", "shared-buffer", "output-buffer", "bursty-hypercube");

    static List<String> names() {
        return Experiments.all().stream().map(e -> e.outline().name()).toList();
    }

    @Test
    void namesAreWordsAndUnlikeEachOther() {
        assertFalse(names().isEmpty());
        assertEquals(names().stream().distinct().toList(), names());
        assertTrue(names().stream().allMatch(name -> name.matches("[a-z][a-z0-9-]+")));
        assertFalse(names().contains("all"));
    }

    @Test
    void allTogetherKeepTheirTime() {
        assertTrue(seconds(Effort.FULL) <= TWENTY_MINUTES, "full " + seconds(Effort.FULL));
        assertTrue(seconds(Effort.QUICK) <= QUICK, "quick " + seconds(Effort.QUICK));
    }

    private static int seconds(Effort effort) {
        return Experiments.all().stream().mapToInt(e -> e.outline().seconds(effort)).sum();
    }

    @ParameterizedTest
    @MethodSource("names")
    void saysWhatItIsAbout(String name) {
        Outline outline = Experiments.named(name).outline();
        assertFalse(outline.title().isBlank());
        assertTrue(outline.says().endsWith("."), outline.says());
        assertTrue(outline.runs().endsWith("."), outline.runs());
        assertTrue(outline.rule().endsWith("."), outline.rule());
        assertTrue(outline.misprints().stream().allMatch(text -> text.endsWith(".")));
        assertFalse(outline.paper().authors().isBlank() || outline.paper().title().isBlank());
        assertTrue(outline.seconds(Effort.QUICK) >= 1);
        assertTrue(outline.seconds(Effort.FULL) >= outline.seconds(Effort.QUICK));
    }

    @ParameterizedTest
    @MethodSource("names")
    void itsCommandsCanBeTyped(String name) {
        Experiment experiment = Experiments.named(name);
        for (Effort effort : Effort.values()) {
            List<Trial> trials = experiment.trials(effort);
            assertEquals(trials.size(), trials.stream().map(Trial::key).distinct().count());
            for (Trial trial : trials) {
                assertTrue(trial.command().matches(COMMAND), trial.command());
                for (String reading : trial.readings()) {
                    assertTrue(reading.matches(READING), reading);
                    assertTrue(reading.startsWith("measure (" + trial.command() + ") "), reading);
                }
            }
            assertEquals(trials, experiment.trials(effort), "the same every time");
        }
    }

    /** The default may change; what was published was judged with a certain one. */
    @ParameterizedTest
    @MethodSource("names")
    void whatRunsOnATopologyNamesItsRouter(String name) {
        for (Effort effort : Effort.values()) {
            for (Trial trial : Experiments.named(name).trials(effort)) {
                List<String> words = List.of(trial.command().split(" "));
                if (!words.get(0).equals("solve") && !WITHOUT_ROUTERS.contains(words.get(1))) {
                    assertTrue(
                            words.contains("router=ideal") || words.contains("router=single-cycle"),
                            trial.command());
                }
            }
        }
    }

    /** Without trials there is nothing to judge by; the findings say so. */
    @ParameterizedTest
    @MethodSource("names")
    void whatHasNoCommandCannotBeChecked(String name) {
        Experiment experiment = Experiments.named(name);
        if (experiment.trials(Effort.FULL).isEmpty()) {
            Results none = Results.of(Effort.FULL, Map.of(), (curve, metric, words) -> List.of());
            Findings findings = experiment.judge(none);
            assertEquals(Verdict.CANNOT_BE_CHECKED, findings.verdict());
            assertFalse(findings.because().isBlank());
        } else {
            assertFalse(experiment.trials(Effort.QUICK).isEmpty());
        }
    }

    @Test
    void anUnknownNameIsAnsweredByTheNearest() {
        String message =
                assertThrows(BadInput.class, () -> Experiments.named("hypercube-tabel-1"))
                        .getMessage();
        assertTrue(message.startsWith("unknown experiment 'hypercube-tabel-1'"), message);
        assertTrue(message.contains("hypercube-table-1"), message);
    }
}
