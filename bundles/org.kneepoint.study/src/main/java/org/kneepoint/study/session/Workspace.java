// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The named results and the background jobs of a session of commands. A result named {@code c1} is
 * the variable {@code $c1} of its command lines. Safe for use by several threads.
 */
@ProviderType
public interface Workspace {
    /** Returns the results by name, in the order in which they were first named. */
    Map<String, CommandResult> results();

    /**
     * Returns the statement that has set a result, as typed, or that was given to {@link #put};
     * empty if there is none.
     */
    String line(String name);

    /**
     * Names a result, replacing an earlier one of that name.
     *
     * @param line the statement that has computed it; empty if unknown
     * @throws org.kneepoint.api.scenario.BadInput if it is not the name of a variable: a letter,
     *     then letters, digits and underscores
     */
    void put(String name, CommandResult result, String line);

    /**
     * Gives a result another name, at its place in the order.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there is none of the first name, or the second
     *     is in use or no name of a variable
     */
    void rename(String name, String other);

    /**
     * Removes a result.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there is none of this name
     */
    void remove(String name);

    /**
     * Starts the statements of a command line in the background, one after the other up to the
     * first that fails. Curves that a statement does not assign are named {@code c1}, {@code c2},
     * ... The job is in the background already: {@code &} separates statements as {@code ;} does.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the line is no statement or uses an unknown
     *     variable, or too many jobs are running
     */
    WorkspaceJob start(String line);

    /**
     * Runs one quick statement that is not listed as a job and whose result is not named, and waits
     * for it. An interrupt cancels it.
     *
     * @return its result; lines of text, as a table too, if it has only printed
     * @throws org.kneepoint.api.scenario.BadInput if the statement is wrong or takes longer than a
     *     minute
     * @throws Exception if it fails
     */
    CommandResult run(String line) throws Exception;

    /** Returns the installed commands, sorted by name. */
    List<Command> commands();

    /**
     * Returns the running jobs and the last that ended, by number, including those that a user has
     * started at the terminal.
     */
    List<WorkspaceJob> jobs();

    /** Returns the job of a number; on a server also one that ended too long ago to be listed. */
    default Optional<WorkspaceJob> job(int number) {
        return jobs().stream().filter(job -> job.number() == number).findFirst();
    }

    /** Registers a listener until the returned registration is closed. */
    Registration listen(WorkspaceListener listener);

    /** Returns the working directory, against which file names are resolved. */
    Path folder();

    /** Returns the files that its user may name. */
    default UserFiles files() {
        return UserFiles.ALL;
    }

    /** Returns how many cores its user may use at once. */
    default int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** Returns whether a user types commands into this session at a terminal. */
    boolean isInteractive();

    /** The registration of a listener. */
    interface Registration extends AutoCloseable {
        @Override
        void close();
    }
}
