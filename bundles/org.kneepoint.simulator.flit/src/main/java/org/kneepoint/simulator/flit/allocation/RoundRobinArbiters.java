// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/** Round-robin arbiters: the request granted last has the lowest priority next. */
final class RoundRobinArbiters implements Arbiters {
    private final int[] pointer;

    RoundRobinArbiters(int rows) {
        pointer = new int[rows];
    }

    @Override
    public int select(RequestMatrix requests, int row) {
        return requests.next(row, pointer[row]);
    }

    @Override
    public void granted(int row, int index) {
        pointer[row] = index + 1;
    }
}
