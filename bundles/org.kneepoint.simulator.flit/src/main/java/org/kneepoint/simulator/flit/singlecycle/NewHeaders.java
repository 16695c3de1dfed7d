// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;

/** Input VCs whose header has become ready for VC allocation. Used by one thread. */
final class NewHeaders {
    private static final int INITIAL_CAPACITY = 64;

    private int[] inputVcs = new int[INITIAL_CAPACITY];
    private int size;

    void add(int inputVc) {
        if (size == inputVcs.length) {
            inputVcs = Arrays.copyOf(inputVcs, 2 * size);
        }
        inputVcs[size++] = inputVc;
    }

    int size() {
        return size;
    }

    int inputVc(int index) {
        return inputVcs[index];
    }

    void clear() {
        size = 0;
    }
}
