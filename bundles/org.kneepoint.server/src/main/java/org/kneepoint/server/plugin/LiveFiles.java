// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.util.Optional;

/** The framework, as far as it concerns files of the deploy folder. */
interface LiveFiles {
    /**
     * Returns from where a bundle is installed already, other than from a file of the deploy
     * folder.
     *
     * @param name its symbolic name
     * @param file name of the file
     */
    Optional<String> holder(String name, String file);

    /**
     * Waits until a file that was placed in the deploy folder is in use.
     *
     * @param since the time at which it was placed, ms since 1970
     * @return why it is not in use after some time; empty if it is
     */
    Optional<String> await(Candidate placed, long since);
}
