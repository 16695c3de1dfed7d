// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.study.run.RunRequest;

/**
 * A study: a command and network such as {@code simulate torus}, then lines {@code key = value};
 * {@code #} begins a comment. Immutable.
 *
 * @param source name of the file, for errors
 * @param method the method of evaluation
 * @param network name of the network
 * @param lines the settings in the order of the file
 */
public record StudyFile(
        String source, EvaluationMethod method, String network, List<StudyFileLine> lines) {
    /** Limit against typing errors. */
    private static final int MOST = 1_000_000;

    /** Copies the lines. */
    public StudyFile {
        lines = List.copyOf(lines);
    }

    /**
     * Parses the text of a study file.
     *
     * @param source name of the file, for errors
     * @throws BadInput if it is not a study file, with file and line
     */
    public static StudyFile parse(String source, String text) {
        return new StudyFileParser(source).parse(text);
    }

    /** Returns the name of the evaluator, empty for the default. */
    public String evaluator() {
        return lines.stream()
                .filter(
                        line ->
                                line.names()
                                        .equals(
                                                List.of(
                                                        MethodCommand.of(method)
                                                                .evaluatorParameter())))
                .map(StudyFileLine::text)
                .findFirst()
                .orElse("");
    }

    /**
     * Returns a request for each combination of the linked lists, with its lists and ranges. Linked
     * parameters cannot be an axis: each tuple makes curves of its own.
     *
     * @throws BadInput if there are more than a million
     */
    public List<RunRequest> requests() {
        List<List<Map<String, String>>> linked = new ArrayList<>();
        long sets = 1;
        for (StudyFileLine line : lines) {
            linked.add(line.values());
            sets *= line.values().size();
            if (sets > MOST) {
                throw BadInput.because(
                                line.names().get(0),
                                line.text(),
                                "the linked lists make more than " + MOST + " curves")
                        .at(line.place(source));
            }
        }
        return ParameterSweep.product(linked).stream()
                .map(set -> RunRequest.of(method, network, set))
                .toList();
    }

    /** Returns the study in its normal form, a study file. */
    public String normalForm() {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        text.add(MethodCommand.of(method).command() + " " + network);
        lines.forEach(line -> text.add(line.toString()));
        return text.toString();
    }

    /**
     * Returns the differences of another study in one line; empty for none. The order of constant
     * settings is ignored, that of varying settings and of lists is not; former names equal the
     * present ones.
     */
    public String changes(StudyFile now) {
        return inPresentNames().differences(now.inPresentNames());
    }

    private StudyFile inPresentNames() {
        return new StudyFile(
                source,
                method,
                network,
                lines.stream().map(StudyFileLine::inPresentNames).toList());
    }

    private String differences(StudyFile now) {
        StringJoiner changes = new StringJoiner("; ");
        if (!method.equals(now.method) || !network.equals(now.network)) {
            changes.add(heading() + " is now " + now.heading());
        }
        Map<String, String> before = texts();
        Map<String, String> after = now.texts();
        before.forEach(
                (name, text) -> {
                    if (!after.containsKey(name)) {
                        changes.add(name + " = " + text + " is missing");
                    } else if (!text.equals(after.get(name))) {
                        changes.add(name + " = " + text + " is now " + after.get(name));
                    }
                });
        after.forEach(
                (name, text) -> {
                    if (!before.containsKey(name)) {
                        changes.add(name + " = " + text + " is new");
                    }
                });
        boolean same = changes.length() == 0;
        return same && !normalForm().equals(now.normalForm())
                ? "the settings are in another order"
                : changes.toString();
    }

    private String heading() {
        return MethodCommand.of(method).command() + " " + network;
    }

    private Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        lines.forEach(line -> texts.put(String.join(", ", line.names()), line.text()));
        return texts;
    }

    /** Adds file and line to an error. */
    BadInput located(BadInput wrong) {
        for (String parameter : wrong.parameters()) {
            for (StudyFileLine line : lines) {
                if (line.names().contains(parameter)
                        || line.inPresentNames().names().contains(parameter)) {
                    return wrong.at(line.place(source));
                }
            }
        }
        boolean first = wrong.value().filter(network::equals).isPresent();
        return wrong.at(first ? source + ":1" : source);
    }
}
