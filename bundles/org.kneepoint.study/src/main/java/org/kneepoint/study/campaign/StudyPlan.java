// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.RunPlan;

/**
 * The runs of a study, with all settings of every point.
 *
 * @param file what was asked for
 * @param runs what is to be run
 * @param text the plan as a file: the study in its normal form, and as comments the tool and the
 *     words of each point
 * @param hash fingerprint of the text
 */
public record StudyPlan(StudyFile file, RunPlan runs, String text, String hash) {
    private static final String MADE = "# made by study run; a change makes it useless\n";

    /**
     * Plans a study.
     *
     * @throws BadInput if a word is unknown or not allowed, naming file and line where it can
     */
    static StudyPlan of(StudyFile file, EvaluationService evaluation) {
        try {
            RunPlan runs = evaluation.plan(file.requests(), Progress.NONE);
            String text = text(file, runs);
            return new StudyPlan(file, runs, text, StoredPlan.hash(text));
        } catch (BadInput e) {
            throw file.located(e);
        }
    }

    private static String text(StudyFile file, RunPlan runs) {
        StringBuilder text = new StringBuilder(MADE).append(file.normalForm());
        text.append("# by ").append(runs.plugIns().get(0).name()).append('\n');
        int number = 0;
        for (List<Map<String, String>> curve : runs.words()) {
            number++;
            for (Map<String, String> point : curve) {
                text.append("# ").append(number).append(':');
                point.forEach((word, value) -> text.append(' ').append(word + "=" + value));
                text.append('\n');
            }
        }
        return text.toString();
    }

    /** Returns the words that all points have in common, defaults filled in. */
    public Map<String, String> constants() {
        Map<String, String> constants = new LinkedHashMap<>();
        values().forEach(
                        (word, values) -> {
                            if (values.size() == 1) {
                                constants.put(word, values.iterator().next());
                            }
                        });
        return constants;
    }

    /** Returns the values of the words that vary, each in the order in which it takes them. */
    public Map<String, List<String>> varying() {
        Map<String, List<String>> varying = new LinkedHashMap<>();
        values().forEach(
                        (word, values) -> {
                            if (values.size() > 1) {
                                varying.put(word, List.copyOf(values));
                            }
                        });
        return varying;
    }

    private Map<String, Set<String>> values() {
        Map<String, Set<String>> values = new LinkedHashMap<>();
        runs.words().stream()
                .flatMap(List::stream)
                .forEach(
                        point ->
                                point.forEach(
                                        (word, value) ->
                                                values.computeIfAbsent(
                                                                word, w -> new LinkedHashSet<>())
                                                        .add(value)));
        return values;
    }
}
