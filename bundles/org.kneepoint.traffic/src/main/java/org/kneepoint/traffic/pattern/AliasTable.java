// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Draws from any discrete distribution by one lookup (A. J. Walker 1977; M. D. Vose 1991). A value
 * of probability 0 has no place in the table and is never drawn, whatever the rounding.
 */
final class AliasTable {
    private final int[] values;
    private final int[] aliases;
    private final double[] kept;

    private AliasTable(int[] values, int[] aliases, double[] kept) {
        this.values = values;
        this.aliases = aliases;
        this.kept = kept;
    }

    /**
     * Creates the table: every place below the mean is filled up from one above.
     *
     * @param probabilities of 0, 1, ...; they sum to 1
     */
    static AliasTable of(double[] probabilities) {
        int[] values =
                IntStream.range(0, probabilities.length)
                        .filter(value -> probabilities[value] > 0)
                        .toArray();
        int[] aliases = values.clone();
        double[] kept = new double[values.length];
        Deque<Integer> small = new ArrayDeque<>();
        Deque<Integer> large = new ArrayDeque<>();
        for (int place = 0; place < values.length; place++) {
            kept[place] = probabilities[values[place]] * values.length;
            (kept[place] < 1 ? small : large).push(place);
        }
        // the remaining places are full up to rounding, and their own alias
        while (!small.isEmpty() && !large.isEmpty()) {
            int filled = small.pop();
            int donor = large.pop();
            aliases[filled] = values[donor];
            kept[donor] -= 1 - kept[filled];
            (kept[donor] < 1 ? small : large).push(donor);
        }
        return new AliasTable(values, aliases, kept);
    }

    /** Draws a value. */
    int next(RandomGenerator random) {
        int place = random.nextInt(values.length);
        return random.nextDouble() < kept[place] ? values[place] : aliases[place];
    }
}
