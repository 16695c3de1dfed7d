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
 * @param text of the file
 * @param hash fingerprint of the text
 */
record StoredPlan(StudyFile file, List<RunTask> tasks, String text, String hash) {
    private static final Pattern POINT = Pattern.compile("# (\\d+):(.*)");
    private static final Pattern SETTING = Pattern.compile("([^\\s=]+)=(\\S+)");

    StoredPlan {
        tasks = List.copyOf(tasks);
    }

    /**
     * Reads the text of a plan.
     *
     * @param shown the file as the user would type it
     * @throws BadInput if it is none
     */
    static StoredPlan parse(String shown, String text) {
        StudyFile file = StudyFile.parse(shown, text);
        try {
            return new StoredPlan(file, tasks(file.method(), text), text, hash(text));
        } catch (NumberFormatException e) {
            throw BadInput.because(
                    "file", shown, shown + " is damaged: bring back a copy of the file");
        }
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
                add(tasks, curve, point, runs(method, words(matcher.group(2))));
            }
        }
        return tasks;
    }

    /** Returns the fingerprint of the text of a plan. */
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

    private static Map<String, String> words(String text) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String name : text.strip().split(" ")) {
            int equals = name.indexOf('=');
            settings.put(name.substring(0, Math.max(0, equals)), name.substring(equals + 1));
        }
        return settings;
    }

    /**
     * A ramp with each of its seeds is a curve of its own; without a seed all runs are the same.
     */
    private static int runs(EvaluationMethod method, Map<String, String> settings) {
        return method.equals(EvaluationMethod.RAMP)
                        || !settings.containsKey(StandardParameters.SEED.name())
                ? 1
                : Integer.parseInt(
                        settings.getOrDefault(StandardParameters.REPLICATIONS.name(), "1"));
    }

    /** Returns how many points there will be, of ramps how many runs. */
    int points() {
        return (int) tasks.stream().filter(RunTask::isLast).count();
    }
}
