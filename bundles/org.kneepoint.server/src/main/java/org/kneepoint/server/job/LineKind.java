// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.Set;
import java.util.regex.Pattern;

/** Tells lines that take long from those that are answered at once. */
final class LineKind {
    private static final Set<String> LONG =
            Set.of(
                    "check",
                    "compare",
                    "import",
                    "ramp",
                    "reproduce",
                    "saturation",
                    "script",
                    "simulate",
                    "study");

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^A-Za-z0-9_-]+");

    private LineKind() {}

    /** Returns whether a line may simulate, or runs what is not known. */
    static boolean isLong(String line) {
        return BETWEEN_WORDS.splitAsStream(line).anyMatch(LONG::contains);
    }
}
