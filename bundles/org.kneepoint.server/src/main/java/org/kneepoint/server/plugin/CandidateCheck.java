// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Examines a file before it is live. */
@FunctionalInterface
interface CandidateCheck {
    /**
     * Examines a file.
     *
     * @param others the files that are live beside it
     * @throws IOException if the examination cannot be made
     */
    CheckReport check(Candidate candidate, List<Path> others) throws IOException;
}
