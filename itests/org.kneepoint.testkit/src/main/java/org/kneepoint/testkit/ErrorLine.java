// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Names and values in a message, independent of its wording. */
public final class ErrorLine {
    private ErrorLine() {}

    /**
     * Requires that a message names these values, each as a whole word.
     *
     * @param values names and values, such as {@code nodes=63}, {@code 32} and {@code 64}
     * @throws AssertionError if one is missing
     */
    public static void names(String message, String... values) {
        List<String> missing =
                Stream.of(values).filter(value -> !contains(message, value)).toList();
        if (!missing.isEmpty()) {
            throw new AssertionError("missing " + missing + " in: " + message);
        }
    }

    private static boolean contains(String message, String value) {
        return Pattern.compile("(?<![\\w-])" + Pattern.quote(value) + "(?![\\w-])")
                .matcher(message)
                .find();
    }
}
