// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.command;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
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
     * Returns the parameters that apply to a request of which some words are given: those of the
     * network that it names, of the evaluator and routing that its settings select, and its own.
     *
     * @param operands the operands given that are names, such as that of a network
     * @param settings names and texts given so far
     * @return the {@link #parameters()} by default
     * @throws org.kneepoint.api.scenario.BadInput if an operand is unknown, or a setting names an
     *     unknown plug-in
     */
    default Parameters parameters(List<String> operands, Map<String, String> settings) {
        return parameters();
    }

    /**
     * Checks the words of a request as {@link #execute} does, without computing anything.
     *
     * @param operands the operands, all of them names
     * @param settings names and texts
     * @param progress cancels the check
     * @return what it would compute; by default the settings are checked against {@link
     *     #parameters()}, and nothing is known of its size
     * @throws org.kneepoint.api.scenario.BadInput if the request is invalid
     */
    default RequestSize check(
            List<String> operands, Map<String, String> settings, Progress progress) {
        if (!parameters().all().isEmpty()) {
            Scenario.of(name(), parameters(), settings);
        }
        return RequestSize.UNKNOWN;
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
