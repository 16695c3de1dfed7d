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
 * What is asked: to evaluate a network for all points that some settings stand for. Command line,
 * study file and experiment all make this value, and it can be written as {@linkplain #text() text}
 * and as {@linkplain #json() JSON} and read back without loss. Immutable.
 *
 * @param method how the points are made
 * @param network name of the network
 * @param evaluator name of the solver or simulator; empty for the default
 * @param settings names and texts, ranges, lists and the word {@value #AXIS} among them, in the
 *     user's order, which is part of the request: the first range may be the axis
 */
public record RunRequest(
        EvaluationMethod method, String network, String evaluator, Map<String, String> settings) {
    /** The word that names the axis where the user wants another than the usual one. */
    public static final String AXIS = "axis";

    private static final String COMMAND = "command";
    private static final String NETWORK = "network";
    private static final String SETTINGS = "settings";

    /**
     * Copies the settings.
     *
     * @throws BadInput if a text has blanks, or a name is none or that of the {@linkplain
     *     MethodCommand#evaluatorParameter tool}
     */
    public RunRequest {
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
        requirePlain(NETWORK, network, network);
        if (!evaluator.isEmpty()) {
            String word = MethodCommand.of(method).evaluatorParameter();
            requirePlain(word, evaluator, word + "=" + evaluator);
        }
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            String name = setting.getKey();
            if (!SettingsParser.isName(name)
                    || name.equals(MethodCommand.of(method).evaluatorParameter())) {
                throw SettingsParser.noName(name);
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
     * Asks for what words stand for.
     *
     * @param given names and texts in the user's order; that of the {@linkplain
     *     MethodCommand#evaluatorParameter tool} may be among them
     * @throws BadInput if a text has blanks
     */
    public static RunRequest of(
            EvaluationMethod method, String network, Map<String, String> given) {
        Map<String, String> settings = new LinkedHashMap<>(given);
        String tool = settings.remove(MethodCommand.of(method).evaluatorParameter());
        return new RunRequest(method, network, tool == null ? "" : tool, settings);
    }

    /**
     * Reads a line as a user types it, such as {@code simulate torus radix=8 load=0.1:0.5:0.1}.
     *
     * @throws BadInput if it is no command, a network and words of the form key=value
     */
    public static RunRequest parse(String line) {
        List<String> parts = Arrays.asList(line.strip().split("\\s+"));
        if (parts.size() < 2) {
            throw BadInput.because(COMMAND, line, "'" + line + "' is no command for a network");
        }
        EvaluationMethod method = MethodCommand.ofCommand(parts.get(0)).method();
        return of(method, parts.get(1), SettingsParser.parse(parts.subList(2, parts.size())));
    }

    /** A copy in which a setting has this text, at its place or behind the others. */
    public RunRequest with(String name, String text) {
        Map<String, String> more = new LinkedHashMap<>(settings);
        more.put(name, text);
        return new RunRequest(method, network, evaluator, more);
    }

    /** A copy with other settings. */
    public RunRequest with(Map<String, String> others) {
        return new RunRequest(method, network, evaluator, others);
    }

    /** Returns the line that a user would type, the tool at its end. */
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
     * @throws BadInput if it is no request
     */
    public static RunRequest ofJson(String json) {
        try {
            Map<String, Object> object = JSON.std.mapFrom(json);
            MethodCommand verb = MethodCommand.ofCommand("" + object.get(COMMAND));
            Map<String, String> settings = new LinkedHashMap<>();
            ((Map<?, ?>) object.get(SETTINGS)).forEach((k, v) -> settings.put("" + k, "" + v));
            String tool = (String) object.getOrDefault(verb.evaluatorParameter(), "");
            return new RunRequest(verb.method(), (String) object.get(NETWORK), tool, settings);
        } catch (IOException | ClassCastException | NullPointerException e) {
            throw BadInput.because("request", json, "this is no request in JSON: " + json);
        }
    }

    /** The order of the settings counts. */
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
