// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Forms in which an answer can be shown or written. */
public enum Format {
    /** Aligned columns for reading. */
    TABLE,
    /** Comma-separated values. */
    CSV,
    /** JSON. */
    JSON;

    /** Returns the words. */
    public static List<String> words() {
        return Arrays.stream(values()).map(Format::word).toList();
    }

    /** Returns the format of this word, if there is one. */
    public static Optional<Format> of(String word) {
        return Arrays.stream(values()).filter(format -> format.word().equals(word)).findFirst();
    }

    /** Returns the format that the ending of a file name stands for, if there is one. */
    public static Optional<Format> ofFile(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".txt")) {
            return Optional.of(TABLE);
        }
        return Arrays.stream(values()).filter(f -> lower.endsWith("." + f.word())).findFirst();
    }

    /** Returns the word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
