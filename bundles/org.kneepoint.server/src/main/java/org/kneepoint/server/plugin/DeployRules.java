// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;

/**
 * Which files may be deployed at all.
 *
 * @param maxBytes largest file, bytes
 * @param deploy where they are placed
 * @param framework what is installed
 */
record DeployRules(AllowList allowed, int maxBytes, DeployFolder deploy, LiveFiles framework) {
    /**
     * Returns what a file is.
     *
     * @param file its name, of which bundles need none
     * @throws BadInput if it is not admitted
     */
    Candidate admit(String file, Path content) throws IOException {
        if (Files.size(content) == 0) {
            throw BadInput.because("file", 0, file + " is empty");
        }
        Candidate candidate = Candidate.of(file, content);
        allowed.require(candidate);
        return candidate;
    }

    /**
     * Refuses a name that File Install ignores, or that something else has.
     *
     * @param isKnown whether the plug-in has versions already
     * @throws BadInput if it is refused
     */
    void requireFree(Candidate candidate, boolean isKnown) throws IOException {
        String file = candidate.file();
        if (!deploy.accepts(file)) {
            String line = file + " has an ending that no form of network files has";
            throw BadInput.because("file", file, line);
        }
        if (!isKnown && deploy.hash(file).isPresent()) {
            String line = file + " was put into the deploy folder by hand: remove it there";
            throw BadInput.because("file", file, line);
        }
        Optional<String> holder = framework.holder(candidate.name(), file);
        if (holder.isPresent()) {
            String line = candidate.name() + " is installed already, from " + holder.get();
            throw BadInput.because("name", candidate.name(), line);
        }
    }
}
