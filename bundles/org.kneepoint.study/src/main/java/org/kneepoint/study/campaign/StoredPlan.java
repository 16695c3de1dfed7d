// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.support.FormerNames;

/**
 * A plan read from its file.
 *
 * @param file the study
 * @param tasks its runs
 * @param text the text of the file
 * @param hash hash of the text
 */
record StoredPlan(StudyFile file, List<RunTask> tasks, String text, String hash) {
    private static final Pattern POINT = Pattern.compile("# (\\d+):(.*)");
    private static final Pattern SETTING = Pattern.compile("([^\\s=]+)=(\\S+)");

    StoredPlan {
        tasks = List.copyOf(tasks);
    }

    /**
     * Parses the text of a plan.
     *
     * @param shown the file as displayed
     * @throws BadInput if it is not a plan
     */
    static StoredPlan parse(String shown, String text) {
        StudyFile file = StudyFile.parse(shown, text);
        try {
            return new StoredPlan(file, tasks(file.method(), text), text, hash(text));
        } catch (NumberFormatException e) {
            throw BadInput.because(
                    "file", shown, shown + " is damaged: restore a copy of the file");
        }
    }

    /** Returns a plan as it is stored. */
    static StoredPlan of(StudyPlan plan) {
        return new StoredPlan(plan.file(), plan.runs().tasks(), plan.text(), plan.hash());
    }

    private static List<RunTask> tasks(EvaluationMethod method, String text) {
        List<RunTask> tasks = new ArrayList<>();
        int curve = -1;
        int point = 0;
        for (String line : text.split("\n")) {
            Matcher matcher = POINT.matcher(line);
            if (matcher.matches()) {
                int number = Integer.parseInt(matcher.group(1)) - 1;
                point = number == curve ? point + 1 : 0;
                curve = number;
                add(tasks, curve, point, runs(method, settings(matcher.group(2))));
            }
        }
        return tasks;
    }

    /** Returns the hash of the text of a plan. */
    static String hash(String text) {
        return Sha256.of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns whether a text is that of this plan, but for former names of its settings. */
    boolean isSameBut(String other) {
        return inPresentNames(text).equals(inPresentNames(other));
    }

    private static String inPresentNames(String text) {
        return SETTING.matcher(text)
                .replaceAll(
                        setting -> {
                            String name = FormerNames.name(setting.group(1));
                            String value = FormerNames.value(name, setting.group(2));
                            return Matcher.quoteReplacement(name + "=" + value);
                        });
    }

    private static void add(List<RunTask> tasks, int curve, int point, int runs) {
        for (int run = 0; run < runs; run++) {
            tasks.add(new RunTask(tasks.size(), curve, point, run, run == runs - 1));
        }
    }

    private static Map<String, String> settings(String text) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String name : text.strip().split(" ")) {
            int equals = name.indexOf('=');
            settings.put(name.substring(0, Math.max(0, equals)), name.substring(equals + 1));
        }
        return settings;
    }

    /** The runs of a point: one for a ramp, whose runs are curves, and without a seed. */
    private static int runs(EvaluationMethod method, Map<String, String> settings) {
        return method.equals(EvaluationMethod.RAMP)
                        || !settings.containsKey(StandardParameters.SEED.name())
                ? 1
                : Integer.parseInt(
                        settings.getOrDefault(StandardParameters.REPLICATIONS.name(), "1"));
    }
}
