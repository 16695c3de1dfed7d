// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.command;

import java.util.List;
import org.kneepoint.api.scenario.Parameters;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A command, offered as an OSGi service. The user types its name, operands and words of the form
 * key=value, in any order. The words {@code format}, {@code out} and {@code strict} belong to every
 * command and say where the answer goes; {@code --help} shows {@link #usage()} and the {@linkplain
 * #parameters() words}.
 *
 * <p>One object serves several requests at once, each on a thread of its own.
 */
@ConsumerType
public interface Command {
    /** Returns the name that the user types: lower case, words joined by a hyphen. */
    String name();

    /** Returns other names for the same. */
    default List<String> aliases() {
        return List.of();
    }

    /** Returns what it does in one line without a full stop. */
    String summary();

    /**
     * Returns how it is called, one form per line, followed by what cannot be said of one word
     * alone. Help puts the names of all installed formats where it says {@code [format=NAME]}.
     */
    String usage();

    /**
     * Returns its parameters. Where there are any, a request has been checked against them before
     * {@link #execute} sees it, and {@link CommandRequest#settings()} has their values.
     */
    default Parameters parameters() {
        return Parameters.of();
    }

    /**
     * Does the work.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the request is wrong: status 1 and one line
     * @throws java.io.IOException if a file cannot be read or written: status 3 and one line
     * @throws Exception if anything else fails: status 3, and the details go to the log
     */
    CommandResult execute(CommandRequest request) throws Exception;

    /**
     * Proposes what the word that is being typed may become, beside the words of {@link
     * #parameters()}.
     *
     * @param typed the complete words before it, the command's name left out
     * @param word what is typed of it
     * @return proposals; one that ends in = wants a value
     */
    default List<String> completions(List<String> typed, String word) {
        return List.of();
    }
}
