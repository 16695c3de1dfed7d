// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ProviderType;

/** The operands and settings of a command line, with access to progress and files. */
@ProviderType
public interface CommandRequest {
    /**
     * Returns the operands in the order typed: texts, and the {@link CommandResult}s that variables
     * and nested commands stand for.
     */
    List<Object> operands();

    /**
     * Returns the only operand as a text.
     *
     * @param what it is, for the message
     * @throws org.kneepoint.api.scenario.BadInput if there is none, more than one, or no text
     */
    String singleOperand(String what);

    /**
     * Returns the curves that the operands stand for, in their order: answers of other commands,
     * and CSV files.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there are none, or an operand is something
     *     else
     * @throws IOException if a file cannot be read
     */
    List<Curve> curves() throws IOException;

    /**
     * Refuses operands where there should be none.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there are any
     */
    void requireNoOperands();

    /** Returns the values of the command's {@linkplain Command#parameters() words}. */
    Scenario settings();

    /** Removes and returns a setting that is not a declared parameter. */
    Optional<String> takeParameter(String word);

    /**
     * Takes a word out that is true or false.
     *
     * @return false if it was not given
     * @throws org.kneepoint.api.scenario.BadInput if it is neither
     */
    boolean takeFlag(String word);

    /** Returns the words that were not taken, with their values, in the order typed. */
    Map<String, String> remainingSettings();

    /**
     * Rejects settings that the command has not read, proposing those it knows.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there are any
     */
    void requireNoSettings();

    /** Returns the file that the answer goes to, if one was given. */
    Optional<Path> outputFile();

    /**
     * Returns whether that file is one for a result, by {@code format=} or by its ending. Any other
     * is for the command itself to write, whose answer is then {@linkplain
     * CommandResult#withoutOutput() silent}.
     */
    boolean isResultFile();

    /**
     * Returns the path of a file that the user named, relative to the user's folder.
     *
     * @throws org.kneepoint.api.scenario.BadInput if it is no name of a file
     */
    Path resolve(String file);

    /** Returns a path as the user would type it. */
    String displayPath(Path file);

    /** Returns the caller's side of the computation. */
    Progress progress();

    /**
     * Does a computation, and shows the user how far it is.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the folder that the answer is to go to does
     *     not exist
     * @throws java.io.UncheckedIOException if nothing can be written there
     */
    <T> T runWithProgress(Function<Progress, T> computation);

    /** Prints a notice that is not part of the result. */
    void printNotice(String line);
}
