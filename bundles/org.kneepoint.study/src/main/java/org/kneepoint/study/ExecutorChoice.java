// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.kneepoint.study.run.SettingsParser;

/**
 * Which executor executes runs, as given by {@value #PARAMETER} and the settings of the executor.
 *
 * @param name name of the executor; empty for that of the property {@value RunExecutor#NAME}
 * @param settings texts by the names of the executor's parameters
 */
public record ExecutorChoice(String name, Map<String, String> settings) {
    /** The setting that chooses an executor. */
    public static final String PARAMETER = "executor";

    /** No choice. */
    public static final ExecutorChoice DEFAULT = new ExecutorChoice("", Map.of());

    /** Copies the settings. */
    public ExecutorChoice {
        settings = Collections.unmodifiableMap(new TreeMap<>(settings));
    }

    /** Returns whether nothing was chosen. */
    public boolean isDefault() {
        return name.isEmpty();
    }

    /** Returns the choice as settings in one line, empty for none. */
    public String text() {
        if (isDefault()) {
            return "";
        }
        StringJoiner text = new StringJoiner(" ");
        text.add(PARAMETER + "=" + name);
        settings.forEach((parameter, value) -> text.add(parameter + "=" + value));
        return text.toString();
    }

    /**
     * Reads a {@linkplain #text() text}.
     *
     * @throws org.kneepoint.api.scenario.BadInput if it is none
     */
    public static ExecutorChoice parse(String text) {
        if (text.isBlank()) {
            return DEFAULT;
        }
        Map<String, String> settings =
                new TreeMap<>(SettingsParser.parse(List.of(text.strip().split("\\s+"))));
        String name = settings.remove(PARAMETER);
        return name == null ? DEFAULT : new ExecutorChoice(name, settings);
    }
}
