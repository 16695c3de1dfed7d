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
 * @param file the study
 * @param runs its runs
 * @param text the plan as a file: the study in its normal form, and as comments the evaluator and
 *     the settings of each point
 * @param hash hash of the text
 */
public record StudyPlan(StudyFile file, RunPlan runs, String text, String hash) {
    private static final String HEADER = "# made by study run; a change makes it useless\n";

    /**
     * Plans a study.
     *
     * @throws BadInput if a setting is invalid, with file and line if known
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
        StringBuilder text = new StringBuilder(HEADER).append(file.normalForm());
        text.append("# by ").append(runs.plugIns().get(0).name()).append('\n');
        int number = 0;
        for (List<Map<String, String>> curve : runs.settings()) {
            number++;
            for (Map<String, String> point : curve) {
                text.append("# ").append(number).append(':');
                point.forEach((name, value) -> text.append(' ').append(name + "=" + value));
                text.append('\n');
            }
        }
        return text.toString();
    }

    /** Returns the settings common to all points, including defaults. */
    public Map<String, String> constants() {
        Map<String, String> constants = new LinkedHashMap<>();
        values().forEach(
                        (name, values) -> {
                            if (values.size() == 1) {
                                constants.put(name, values.iterator().next());
                            }
                        });
        return constants;
    }

    /** Returns the values of the varying settings, in the order of the points. */
    public Map<String, List<String>> varying() {
        Map<String, List<String>> varying = new LinkedHashMap<>();
        values().forEach(
                        (name, values) -> {
                            if (values.size() > 1) {
                                varying.put(name, List.copyOf(values));
                            }
                        });
        return varying;
    }

    private Map<String, Set<String>> values() {
        Map<String, Set<String>> values = new LinkedHashMap<>();
        runs.settings().stream()
                .flatMap(List::stream)
                .forEach(
                        point ->
                                point.forEach(
                                        (name, value) ->
                                                values.computeIfAbsent(
                                                                name, n -> new LinkedHashSet<>())
                                                        .add(value)));
        return values;
    }
}
