// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.kneepoint.api.run.Progress;
import org.osgi.annotation.versioning.ProviderType;

/** The workbench as a server for a group, installed when the command {@code server} is used. */
@ProviderType
public interface EvaluationServer {
    /**
     * Prepares a data folder: settings with comments, unless it has some, the tables of their
     * database and the first administrator.
     *
     * @param administrator name of the first account
     * @param password its password, which is not kept in clear; generated if empty
     * @return lines for the user, the only place where a generated password is shown
     * @throws org.kneepoint.api.scenario.BadInput if there are accounts already, or a name or
     *     password is not allowed
     * @throws IOException if the folder cannot be written
     */
    List<String> prepare(Path folder, String administrator, String password) throws IOException;

    /**
     * Serves until it is cancelled, then lets what runs come to an end.
     *
     * @param progress cancels it
     * @param notices receives lines for the user, the first with the address
     * @throws org.kneepoint.api.scenario.BadInput if a setting is wrong
     * @throws IOException if a port is taken, or the folder cannot be read
     */
    void serve(Path folder, Progress progress, Consumer<String> notices) throws IOException;

    /**
     * Makes a prepared folder of a back-up; it may be one of an earlier version.
     *
     * @param file a back-up
     * @return lines for the user
     * @throws org.kneepoint.api.scenario.BadInput if the folder exists, or the file is no back-up
     * @throws IOException if it cannot be read or written
     */
    List<String> restore(Path folder, Path file) throws IOException;
}
