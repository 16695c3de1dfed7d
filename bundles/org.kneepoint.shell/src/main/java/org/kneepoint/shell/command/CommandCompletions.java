// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.text.InstalledFormats;

/** Completions of a word: those of the command, its declared parameters, the formats. */
public final class CommandCompletions {
    private static final String FORMAT = "format=";

    private CommandCompletions() {}

    /**
     * Returns the completions.
     *
     * @param typed the complete words before it, without the name of the command
     * @param word the start of the word
     */
    public static List<String> of(
            Command command, InstalledFormats formats, List<String> typed, String word) {
        if (word.startsWith(FORMAT)) {
            return formats.names().stream().map(FORMAT::concat).toList();
        }
        Set<String> proposals = new LinkedHashSet<>(command.completions(typed, word));
        if (!command.parameters().all().isEmpty()) {
            proposals.addAll(
                    ParameterCompletions.of(command.parameters())
                            .outputParameters()
                            .after(typed, word));
        }
        return List.copyOf(proposals);
    }
}
