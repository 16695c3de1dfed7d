// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

/** Numbers of things for sentences. */
public final class CountText {
    private CountText() {}

    /**
     * Returns a number of things, such as {@code 1 seed} or {@code 3 seeds}.
     *
     * @param noun of one of them, whose plural ends in s
     */
    public static String of(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
