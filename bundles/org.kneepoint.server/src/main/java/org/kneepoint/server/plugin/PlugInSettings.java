// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * What may be deployed.
 *
 * @param allow file of SHA-256 hashes that may be deployed; with neither file everything may
 * @param keyStore file of certificates: jars signed with one of them may be deployed
 * @param maxBytes largest file, bytes
 * @param checkLimit time for the check of a file
 * @param startLimit time for a file to be in use after it was placed
 */
public record PlugInSettings(
        Optional<Path> allow,
        Optional<Path> keyStore,
        int maxBytes,
        Duration checkLimit,
        Duration startLimit) {
    /** Files are checked within 2 minutes and in use after 20 s. */
    public static PlugInSettings of(Optional<Path> allow, Optional<Path> keyStore, int maxBytes) {
        return new PlugInSettings(
                allow, keyStore, maxBytes, Duration.ofMinutes(2), Duration.ofSeconds(20));
    }
}
