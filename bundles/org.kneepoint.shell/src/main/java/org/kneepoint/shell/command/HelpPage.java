// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.shell.text.Paragraph;
import org.kneepoint.study.table.Table;

/** The usage of a command, for {@code help COMMAND} and {@code COMMAND --help}. */
final class HelpPage {
    private static final List<String> FLAGS = List.of("--help", "-h");

    private HelpPage() {}

    /** Returns whether a word among the arguments of a command asks for its page. */
    static boolean isAskedFor(List<Object> arguments) {
        // an answer of an earlier command would be rendered in full to be compared
        return arguments.stream()
                .anyMatch(a -> a instanceof CharSequence word && FLAGS.contains(word.toString()));
    }

    static Answer of(Command command) {
        return Answer.of(
                width -> text(command, Paragraph.width(width)),
                Table.of("command", "summary", "usage")
                        .row(command.name(), command.summary(), command.usage())
                        .build());
    }

    private static String text(Command command, int width) {
        StringBuilder text = new StringBuilder(command.name() + ": " + command.summary() + "\n");
        for (String line : command.usage().split("\n")) {
            Paragraph.lines(line, width - 2).forEach(l -> text.append("\n  ").append(l));
        }
        return text.toString();
    }
}
