// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.command;

import java.util.List;
import org.kneepoint.api.scenario.Parameters;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A command, offered as an OSGi service. The user types its name, operands and settings of the form
 * key=value, in any order. Every command has the parameters {@code format}, {@code out} and {@code
 * strict} for its output; {@code --help} shows {@link #usage()} and the {@linkplain #parameters()
 * parameters}.
 *
 * <p>Safe for use by several threads: requests run concurrently.
 */
@ConsumerType
public interface Command {
    /** Returns the name that the user types: lower case, words joined by a hyphen. */
    String name();

    /** Returns other names of the command. */
    default List<String> aliases() {
        return List.of();
    }

    /** Returns one line on what it does, without a full stop. */
    String summary();

    /**
     * Returns its synopsis, one form per line, followed by notes that concern several parameters.
     * Help replaces {@code [format=NAME]} by the names of the installed formats.
     */
    String usage();

    /**
     * Returns its parameters. If there are any, a request is checked against them before {@link
     * #execute}, and {@link CommandRequest#settings()} has their values.
     */
    default Parameters parameters() {
        return Parameters.of();
    }

    /**
     * Executes a request.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the request is invalid: exit status 1 and one
     *     line
     * @throws java.io.IOException if a file cannot be read or written: exit status 3 and one line
     * @throws Exception on any other failure: exit status 3, details in the log
     */
    CommandResult execute(CommandRequest request) throws Exception;

    /**
     * Proposes completions of the argument being typed, besides the {@link #parameters()}.
     *
     * @param typed the arguments before it, without the command's name
     * @param word the part typed so far
     * @return proposals; one that ends in = is to be followed by a value
     */
    default List<String> completions(List<String> typed, String word) {
        return List.of();
    }
}
