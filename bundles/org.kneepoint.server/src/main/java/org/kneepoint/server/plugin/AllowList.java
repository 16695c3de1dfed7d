// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.plugin.PlugIn.Kind;

/**
 * What may be deployed: everything, if neither file is set; else contents whose hash is listed, and
 * jars signed with one of the certificates. The files are read for each decision.
 *
 * @param hashes a file with a SHA-256 in hexadecimal digits at the begin of each line, as {@code
 *     sha256sum} writes it; # begins a comment
 * @param certificates a file of certificates, see {@link Certificates}
 */
record AllowList(Optional<Path> hashes, Optional<Path> certificates) {
    /**
     * Refuses what may not be deployed.
     *
     * @throws BadInput if it is not allowed
     * @throws IOException if a file cannot be read
     */
    void require(Candidate candidate) throws IOException {
        if (hashes.isEmpty() && certificates.isEmpty() || isListed(candidate.hash())) {
            return;
        }
        if (certificates.isEmpty()) {
            throw refused(candidate, "its hash " + candidate.hash() + " is not listed");
        }
        if (candidate.kind() != Kind.BUNDLE) {
            throw refused(candidate, "network files need a listed hash: " + candidate.hash());
        }
        Optional<String> fault =
                JarSignature.fault(candidate.content(), Certificates.read(certificates.get()));
        if (fault.isPresent()) {
            throw refused(candidate, fault.get());
        }
    }

    private boolean isListed(String hash) throws IOException {
        return hashes.isPresent()
                && Files.readAllLines(hashes.get()).stream()
                        .map(line -> line.strip().split("\\s", 2)[0].toLowerCase(Locale.ROOT))
                        .anyMatch(hash::equals);
    }

    private static BadInput refused(Candidate candidate, String why) {
        return BadInput.because(
                "file", candidate.name(), candidate.name() + " is not allowed here: " + why);
    }
}
