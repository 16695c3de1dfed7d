// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.plugin.ReservedParameters;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.run.SettingsParser;
import org.kneepoint.support.FormerNames;

/** Parses study files; every error has file and line. */
final class StudyFileParser {
    private final String source;
    private final Map<String, Integer> seen = new LinkedHashMap<>();
    private int number;

    StudyFileParser(String source) {
        this.source = source;
    }

    StudyFile parse(String text) {
        MethodCommand verb = null;
        String network = "";
        List<StudyFileLine> lines = new ArrayList<>();
        for (String line : text.split("\r\n|\r|\n", -1)) {
            number++;
            String content = line.replaceFirst("#.*", "").strip();
            if (content.isEmpty()) {
                continue;
            }
            if (verb == null) {
                String[] heading = heading(content);
                verb = verb(heading[0]);
                network = heading[1];
            } else {
                lines.add(setting(content));
            }
        }
        if (verb == null) {
            throw BadInput.because(
                    "file",
                    source,
                    source
                            + " is empty: write the command and the network in the first line,"
                            + " such as simulate torus");
        }
        requireOwnEvaluator(verb, lines);
        requireUnlinkedAxis(lines);
        return new StudyFile(source, verb.method(), network, lines);
    }

    private MethodCommand verb(String command) {
        try {
            return MethodCommand.ofCommand(command);
        } catch (BadInput e) {
            throw e.at(place());
        }
    }

    private String[] heading(String content) {
        String[] parts = content.split("\\s+");
        if (parts.length < 2 || parts[1].startsWith("=") || parts[0].contains("=")) {
            throw wrong(
                    "network",
                    content,
                    "'"
                            + content
                            + "': the first line is the command and the network, such as simulate torus");
        }
        verb(parts[0]);
        if (parts.length > 2) {
            throw wrong(
                    "network",
                    content,
                    "write " + parts[2] + " in a line of its own, as key = value");
        }
        return parts;
    }

    private StudyFileLine setting(String content) {
        int equals = content.indexOf('=');
        if (equals < 0) {
            throw wrong("parameter", content, "'" + content + "': write key = value");
        }
        List<String> names = names(content.substring(0, equals));
        String value = content.substring(equals + 1).strip();
        if (value.isEmpty()) {
            throw wrong(names.get(0), value, String.join(", ", names) + " has no value");
        }
        String text =
                names.size() > 1 ? linkedValues(names, value) : plainValue(names.get(0), value);
        return new StudyFileLine(names, text, number);
    }

    private List<String> names(String text) {
        List<String> names = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            String name = part.strip();
            if (!SettingsParser.isName(name)) {
                throw SettingsParser.invalidName(name).at(place());
            }
            if (ReservedParameters.isOfCommands(FormerNames.name(name))) {
                throw wrong(
                        "parameter",
                        name,
                        name + " is a parameter of the command: write it after study run");
            }
            Integer before = seen.putIfAbsent(name, number);
            if (before != null) {
                throw wrong("parameter", name, name + " is given twice, first in line " + before);
            }
            names.add(name);
        }
        return names;
    }

    private String plainValue(String name, String value) {
        StringJoiner list = new StringJoiner(",");
        for (String part : value.split(",", -1)) {
            String text = part.strip();
            if (text.isEmpty()) {
                throw wrong(name, value, name + " = " + value + " has an empty value");
            }
            if (text.split("\\s+").length > 1) {
                throw wrong(
                        name,
                        value,
                        name + " = " + value + ": the values of a list are separated by commas");
            }
            list.add(text);
        }
        return list.toString();
    }

    private String linkedValues(List<String> names, String value) {
        StringJoiner tuples = new StringJoiner(", ");
        for (String part : value.split(",", -1)) {
            List<String> tuple = Arrays.asList(part.strip().split("\\s+"));
            if (tuple.size() != names.size() || tuple.get(0).isEmpty()) {
                throw wrong(
                        names.get(0),
                        part.strip(),
                        "'"
                                + part.strip()
                                + "' is not a value of "
                                + String.join(", ", names)
                                + ": give "
                                + names.size()
                                + " values with blanks between them, and commas between these");
            }
            if (part.indexOf(':') >= 0) {
                throw wrong(
                        names.get(0),
                        part.strip(),
                        "'" + part.strip() + "': linked parameters take single values, not ranges");
            }
            tuples.add(String.join(" ", tuple));
        }
        return tuples.toString();
    }

    /** Rejects several evaluators, and the parameter of another command. */
    private void requireOwnEvaluator(MethodCommand verb, List<StudyFileLine> lines) {
        for (StudyFileLine setting : lines) {
            for (String evaluator : MethodCommand.evaluatorParameters()) {
                if (setting.names().contains(evaluator)) {
                    number = setting.line();
                    requireSingle(verb, setting, evaluator);
                }
            }
        }
    }

    /** Rejects a linked parameter as axis: each tuple makes curves of its own. */
    private void requireUnlinkedAxis(List<StudyFileLine> lines) {
        for (StudyFileLine axis : lines) {
            if (axis.names().equals(List.of(RunRequest.AXIS))) {
                for (StudyFileLine setting : lines) {
                    if (setting.isLinked() && setting.names().contains(axis.text())) {
                        number = axis.line();
                        throw wrong(
                                RunRequest.AXIS,
                                axis.text(),
                                "axis = "
                                        + axis.text()
                                        + ": a linked parameter cannot be the axis");
                    }
                }
            }
        }
    }

    private void requireSingle(MethodCommand verb, StudyFileLine setting, String evaluator) {
        if (!evaluator.equals(verb.evaluatorParameter())) {
            throw wrong(
                    evaluator,
                    setting.text(),
                    verb.command()
                            + " takes "
                            + verb.evaluatorParameter()
                            + " =, not "
                            + evaluator
                            + " =");
        }
        if (setting.isLinked() || setting.text().contains(",")) {
            throw wrong(evaluator, setting.text(), evaluator + " takes one name");
        }
    }

    private BadInput wrong(String parameter, String value, String line) {
        return BadInput.because(parameter, value, line).at(place());
    }

    private String place() {
        return source + ":" + number;
    }
}
