// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.stream.IntStream;

/** The edit distance of two words (Damerau-Levenshtein, restricted). */
final class EditDistance {
    private EditDistance() {}

    /** Counts letters inserted, deleted, replaced, or swapped with their neighbour. */
    static int of(String a, String b) {
        int[] twoBack = new int[b.length() + 1];
        int[] oneBack = IntStream.rangeClosed(0, b.length()).toArray();
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = oneBack[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(oneBack[j], row[j - 1]));
                if (areSwapped(a, i, b, j)) {
                    row[j] = Math.min(row[j], twoBack[j - 2] + 1);
                }
            }
            twoBack = oneBack;
            oneBack = row;
        }
        return oneBack[b.length()];
    }

    private static boolean areSwapped(String a, int i, String b, int j) {
        return i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
