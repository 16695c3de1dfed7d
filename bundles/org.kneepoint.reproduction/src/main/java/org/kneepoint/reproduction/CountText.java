// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

/** Counts with their nouns. */
public final class CountText {
    private CountText() {}

    /**
     * Returns a count, such as {@code 1 seed} or {@code 3 seeds}.
     *
     * @param noun in the singular, with a plural in s
     */
    public static String of(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
