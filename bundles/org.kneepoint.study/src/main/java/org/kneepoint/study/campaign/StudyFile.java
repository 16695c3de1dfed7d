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
 * A command written one word per line: first {@code simulate torus}, {@code solve torus} or {@code
 * ramp torus}, then {@code key = value}; {@code #} begins a comment. Immutable.
 *
 * @param source name of the file, for messages
 * @param method how the points are made
 * @param network name of the network
 * @param lines in the order of the file
 */
public record StudyFile(
        String source, EvaluationMethod method, String network, List<StudyFileLine> lines) {
    /** More combinations than this are taken for a slip of the keyboard. */
    private static final int MOST = 1_000_000;

    /** Copies the words. */
    public StudyFile {
        lines = List.copyOf(lines);
    }

    /**
     * Reads the text of a study file.
     *
     * @param source name of the file, for messages
     * @throws BadInput if it is none, naming file and line
     */
    public static StudyFile parse(String source, String text) {
        return new StudyFileParser(source).parse(text);
    }

    /** Returns the name of the solver or simulator, empty for the default. */
    public String evaluator() {
        return lines.stream()
                .filter(
                        word ->
                                word.names()
                                        .equals(
                                                List.of(
                                                        MethodCommand.of(method)
                                                                .evaluatorParameter())))
                .map(StudyFileLine::text)
                .findFirst()
                .orElse("");
    }

    /**
     * Returns a request for each combination of the linked lists, in which plain lists and ranges
     * are left as they are. Linked words never are an axis: each of their tuples makes curves of
     * its own.
     *
     * @throws BadInput if there are more than a million
     */
    public List<RunRequest> requests() {
        List<List<Map<String, String>>> linked = new ArrayList<>();
        long sets = 1;
        for (StudyFileLine word : lines) {
            linked.add(word.values());
            sets *= word.values().size();
            if (sets > MOST) {
                throw BadInput.because(
                                word.names().get(0),
                                word.text(),
                                "the linked lists make more than " + MOST + " curves")
                        .at(word.place(source));
            }
        }
        return ParameterSweep.product(linked).stream()
                .map(set -> RunRequest.of(method, network, set))
                .toList();
    }

    /** Returns the study in its normal form, which is a study file too. */
    public String normalForm() {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        text.add(MethodCommand.of(method).command() + " " + network);
        lines.forEach(word -> text.add(word.toString()));
        return text.toString();
    }

    /**
     * Returns in one line what another study says otherwise; empty if it says the same, in
     * whichever order. The order of lists and of words that vary is part of what is said; a former
     * name says the same as the present one.
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
                        changes.add(name + " = " + text + " is gone");
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
                ? "the words are in another order"
                : changes.toString();
    }

    private String heading() {
        return MethodCommand.of(method).command() + " " + network;
    }

    private Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        lines.forEach(word -> texts.put(String.join(", ", word.names()), word.text()));
        return texts;
    }

    /** Adds file and line to an error. */
    BadInput located(BadInput wrong) {
        for (String parameter : wrong.parameters()) {
            for (StudyFileLine word : lines) {
                if (word.names().contains(parameter)
                        || word.inPresentNames().names().contains(parameter)) {
                    return wrong.at(word.place(source));
                }
            }
        }
        boolean first = wrong.value().filter(network::equals).isPresent();
        return wrong.at(first ? source + ":1" : source);
    }
}
