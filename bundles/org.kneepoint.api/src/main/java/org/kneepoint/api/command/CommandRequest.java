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
     * Returns the operands in the order typed: texts, and the {@link CommandResult}s of variables
     * and nested commands.
     */
    List<Object> operands();

    /**
     * Returns the single operand, a text.
     *
     * @param what its name in an error
     * @throws org.kneepoint.api.scenario.BadInput if there is none, more than one, or it is not a
     *     text
     */
    String singleOperand(String what);

    /**
     * Returns the curves of the operands, in their order: results of other commands, and CSV files.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there are none, or an operand is neither
     * @throws IOException if a file cannot be read
     */
    List<Curve> curves() throws IOException;

    /**
     * Rejects operands.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there are any
     */
    void requireNoOperands();

    /** Returns the values of the command's {@linkplain Command#parameters() parameters}. */
    Scenario settings();

    /** Removes and returns a setting that is not a declared parameter. */
    Optional<String> takeParameter(String parameter);

    /**
     * Removes and returns a setting that is true or false.
     *
     * @return false if not given
     * @throws org.kneepoint.api.scenario.BadInput if it is neither
     */
    boolean takeFlag(String parameter);

    /** Returns the settings that have not been taken, in the order typed. */
    Map<String, String> remainingSettings();

    /**
     * Rejects settings that have not been taken, proposing the nearest parameters.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there are any
     */
    void requireNoSettings();

    /** Returns the output file, if one was given. */
    Optional<Path> outputFile();

    /**
     * Returns whether the output file has a result format, by {@code format=} or by its extension.
     * Any other file is written by the command itself, which returns a {@linkplain
     * CommandResult#withoutOutput() silent} result.
     */
    boolean isResultFile();

    /**
     * Resolves a file name against the working directory.
     *
     * @throws org.kneepoint.api.scenario.BadInput if it is not a file name
     */
    Path resolve(String file);

    /** Returns a path as the user would type it. */
    String displayPath(Path file);

    /** Returns the progress of the request. */
    Progress progress();

    /**
     * Runs a computation and displays its progress.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the folder of the output file does not exist
     * @throws java.io.UncheckedIOException if that folder is not writable
     */
    <T> T runWithProgress(Function<Progress, T> computation);

    /** Prints a notice that is not part of the result. */
    void printNotice(String line);
}
