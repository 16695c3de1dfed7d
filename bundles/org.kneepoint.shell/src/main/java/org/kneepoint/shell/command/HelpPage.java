// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.support.Paragraph;

/** The usage of a command, for {@code help COMMAND} and {@code COMMAND --help}. */
final class HelpPage {
    private static final List<String> FLAGS = List.of("--help", "-h");

    private HelpPage() {}

    /** Returns whether the arguments contain a help flag. */
    static boolean isAskedFor(List<Object> arguments) {
        // only texts: converting a result to text would render it in full
        return arguments.stream()
                .anyMatch(
                        a ->
                                a instanceof CharSequence parameter
                                        && FLAGS.contains(parameter.toString()));
    }

    static CommandResult of(Command command, InstalledFormats formats) {
        String usage = formats.usage(command) + parameterLines(command);
        return CommandResult.of(
                width -> text(command, usage, Paragraph.width(width)),
                Table.of("command", "summary", "usage")
                        .row(command.name(), command.summary(), usage)
                        .build());
    }

    /** The declared parameters of a command, a line each. */
    private static String parameterLines(Command command) {
        StringBuilder lines = new StringBuilder();
        for (Parameter<?> parameter : command.parameters().all()) {
            String unit = parameter.unit().isEmpty() ? "" : " [" + parameter.unit() + "]";
            lines.append(
                            "\n"
                                    + parameter.name()
                                    + "="
                                    + defaultText(parameter)
                                    + ": "
                                    + parameter.meaning())
                    .append(unit + ": " + parameter.allowed());
        }
        return lines.toString();
    }

    private static <T> String defaultText(Parameter<T> parameter) {
        return parameter
                .defaultValue()
                .map(value -> " (" + parameter.format(value) + ")")
                .orElse(parameter.isRequired() ? " (required)" : "");
    }

    private static String text(Command command, String usage, int width) {
        StringBuilder text = new StringBuilder(command.name() + ": " + command.summary() + "\n");
        for (String line : usage.split("\n")) {
            Paragraph.lines(line, width - 2).forEach(l -> text.append("\n  ").append(l));
        }
        return text.toString();
    }
}
