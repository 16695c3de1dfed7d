// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/**
 * Matrix arbiters, which grant the request served least recently, at first the lowest. The matrix
 * of pairwise priorities is always an order, that of the last grants, which is kept instead.
 */
final class MatrixArbiters implements Arbiters {
    private final int indices;

    /** Number of the last grant of each index, 0 without one, by row. */
    private final long[] lastGrant;

    private long grants;

    MatrixArbiters(int rows, int indices) {
        this.indices = indices;
        lastGrant = new long[rows * indices];
    }

    @Override
    public int select(RequestMatrix requests, int row) {
        int best = requests.from(row, 0);
        for (int index = best; index != RequestMatrix.NONE; index = requests.from(row, index + 1)) {
            if (lastGrant[row * indices + index] < lastGrant[row * indices + best]) {
                best = index;
            }
        }
        return best;
    }

    @Override
    public void granted(int row, int index) {
        lastGrant[row * indices + index] = ++grants;
    }
}
