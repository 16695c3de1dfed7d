// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.function.Consumer;

/** All permutations of a few numbers. */
final class Permutations {
    private Permutations() {}

    static void forEach(int size, Consumer<int[]> action) {
        extend(new int[size], 0, 0, action);
    }

    private static void extend(int[] chosen, int length, int used, Consumer<int[]> action) {
        if (length == chosen.length) {
            action.accept(chosen);
            return;
        }
        for (int value = 0; value < chosen.length; value++) {
            if ((used >> value & 1) == 0) {
                chosen[length] = value;
                extend(chosen, length + 1, used | 1 << value, action);
            }
        }
    }
}
