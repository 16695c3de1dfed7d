// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.text.InstalledFormats;

/** What a word may become: what the command itself proposes, its declared words, the formats. */
public final class CommandCompletions {
    private static final String FORMAT = "format=";

    private CommandCompletions() {}

    /**
     * Returns the proposals.
     *
     * @param typed the complete words before it, the command's name left out
     * @param word what is typed of it
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
