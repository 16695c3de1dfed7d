// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kneepoint.support.UnknownName;

/**
 * A bundle or a network file with its versions.
 *
 * @param name symbolic name of the bundle, or name of the file
 * @param file its name in the deploy folder
 * @param live hash of the version in use; empty if none is
 * @param versions newest first
 */
public record PlugIn(
        String name, Kind kind, String file, Optional<String> live, List<Version> versions) {
    private static final int FEWEST_DIGITS = 6;
    private static final int SHOWN_DIGITS = 12;

    /** Copies the versions. */
    public PlugIn {
        versions = List.copyOf(versions);
    }

    /** What a file is. */
    public enum Kind {
        /** A jar with a symbolic name. */
        BUNDLE,
        /** Routers and links as text or connection files. */
        NETWORK;

        /** Returns the name as shown: in lower case. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A version that was deployed once, whose content is kept.
     *
     * @param version of the bundle; empty for a network file
     * @param hash SHA-256 of the content
     * @param account who has deployed it
     * @param time when it was deployed first
     */
    public record Version(String version, String hash, String account, Instant time) {}

    /**
     * Returns the version of a hash.
     *
     * @param digits the hash, or its first digits, at least 6
     * @throws org.kneepoint.api.scenario.BadInput if there is none, or more than one
     */
    Version version(String digits) {
        List<Version> found =
                versions.stream().filter(version -> version.hash().startsWith(digits)).toList();
        if (found.size() != 1 || digits.length() < FEWEST_DIGITS) {
            throw UnknownName.of(
                    "version of " + name,
                    digits,
                    versions.stream().map(v -> v.hash().substring(0, SHOWN_DIGITS)).toList());
        }
        return found.get(0);
    }

    /** Returns whether there is a version of a content. */
    boolean hasVersion(String hash) {
        return versions.stream().anyMatch(version -> version.hash().equals(hash));
    }

    /** Returns whether a version is in use. */
    public boolean isLive(Version version) {
        return live.filter(version.hash()::equals).isPresent();
    }

    /** Returns the version in use, if one is. */
    public Optional<Version> liveVersion() {
        return versions.stream().filter(this::isLive).findFirst();
    }
}
