// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;

/**
 * A request to evaluate a network at all points of some settings, from a command line, a study file
 * or an experiment. Written as {@linkplain #text() text} and as {@linkplain #json() JSON} without
 * loss. Immutable.
 *
 * @param method the method of evaluation
 * @param network name of the network
 * @param evaluator name of the evaluator; empty for the default
 * @param settings names and texts, including ranges, lists and {@value #AXIS}, in the user's order,
 *     on which the axis may depend
 */
public record RunRequest(
        EvaluationMethod method, String network, String evaluator, Map<String, String> settings) {
    /** The setting that selects another axis than the default. */
    public static final String AXIS = "axis";

    private static final String COMMAND = "command";
    private static final String NETWORK = "network";
    private static final String SETTINGS = "settings";

    /**
     * Copies the settings.
     *
     * @throws BadInput if a text has blanks, or a name is invalid or selects the {@linkplain
     *     MethodCommand#evaluatorParameter evaluator}
     */
    public RunRequest {
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
        requirePlain(NETWORK, network, network);
        if (!evaluator.isEmpty()) {
            String parameter = MethodCommand.of(method).evaluatorParameter();
            requirePlain(parameter, evaluator, parameter + "=" + evaluator);
        }
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            String name = setting.getKey();
            if (!SettingsParser.isName(name)
                    || name.equals(MethodCommand.of(method).evaluatorParameter())) {
                throw SettingsParser.invalidName(name);
            }
            requirePlain(name, setting.getValue(), name + "=" + setting.getValue());
        }
    }

    private static void requirePlain(String name, String text, String shown) {
        if (text.isEmpty() || text.chars().anyMatch(c -> c <= ' ' || Character.isWhitespace(c))) {
            throw BadInput.because(name, text, "'" + shown + "': write key=value without spaces");
        }
    }

    /**
     * Makes a request of settings.
     *
     * @param given names and texts in the user's order, which may select the {@linkplain
     *     MethodCommand#evaluatorParameter evaluator}
     * @throws BadInput if a text has blanks
     */
    public static RunRequest of(
            EvaluationMethod method, String network, Map<String, String> given) {
        Map<String, String> settings = new LinkedHashMap<>(given);
        String evaluator = settings.remove(MethodCommand.of(method).evaluatorParameter());
        return new RunRequest(method, network, evaluator == null ? "" : evaluator, settings);
    }

    /**
     * Parses a command line, such as {@code simulate torus radix=8 load=0.1:0.5:0.1}.
     *
     * @throws BadInput if it is not a command, a network and settings of the form key=value
     */
    public static RunRequest parse(String line) {
        List<String> parts = Arrays.asList(line.strip().split("\\s+"));
        if (parts.size() < 2) {
            throw BadInput.because(
                    COMMAND, line, "'" + line + "': write a command, a network and settings");
        }
        EvaluationMethod method = MethodCommand.ofCommand(parts.get(0)).method();
        return of(method, parts.get(1), SettingsParser.parse(parts.subList(2, parts.size())));
    }

    /** A copy with a setting replaced in its position, or added at the end. */
    public RunRequest with(String name, String text) {
        Map<String, String> more = new LinkedHashMap<>(settings);
        more.put(name, text);
        return new RunRequest(method, network, evaluator, more);
    }

    /** A copy with other settings. */
    public RunRequest with(Map<String, String> others) {
        return new RunRequest(method, network, evaluator, others);
    }

    /** Returns the command line, with the evaluator at its end. */
    public String text() {
        MethodCommand verb = MethodCommand.of(method);
        StringJoiner text = new StringJoiner(" ");
        text.add(verb.command()).add(network);
        settings.forEach((name, value) -> text.add(name + "=" + value));
        if (!evaluator.isEmpty()) {
            text.add(verb.evaluatorParameter() + "=" + evaluator);
        }
        return text.toString();
    }

    /** Returns the request as a JSON object in one line. */
    public String json() {
        MethodCommand verb = MethodCommand.of(method);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(COMMAND, verb.command());
        object.put(NETWORK, network);
        if (!evaluator.isEmpty()) {
            object.put(verb.evaluatorParameter(), evaluator);
        }
        object.put(SETTINGS, settings);
        try {
            return JSON.std.asString(object);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a JSON object.
     *
     * @throws BadInput if it is not a request
     */
    public static RunRequest ofJson(String json) {
        try {
            Map<String, Object> object = JSON.std.mapFrom(json);
            MethodCommand verb = MethodCommand.ofCommand("" + object.get(COMMAND));
            Map<String, String> settings = JsonTexts.of(object.get(SETTINGS));
            String evaluator = (String) object.getOrDefault(verb.evaluatorParameter(), "");
            return new RunRequest(verb.method(), (String) object.get(NETWORK), evaluator, settings);
        } catch (IOException | ClassCastException | NullPointerException e) {
            throw BadInput.because("request", json, "not a request in JSON: " + json);
        }
    }

    /** Also compares the order of the settings. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RunRequest request && text().equals(request.text());
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }

    /** Returns {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
