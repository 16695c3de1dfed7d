// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/** The arbiters of one side of an allocator, one for each row of its requests. */
interface Arbiters {
    /** Returns the request of a row with the highest priority; the row has at least one. */
    int select(RequestMatrix requests, int row);

    /** Updates the priorities of a row after the use of the selected request. */
    void granted(int row, int index);
}
