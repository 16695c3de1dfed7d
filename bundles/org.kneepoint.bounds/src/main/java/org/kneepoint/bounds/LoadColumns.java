// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

/**
 * The ways to route traffic that is divided into blocks, each routed on its own: for weights of the
 * rows, the cheapest way to route a block.
 */
interface LoadColumns {
    /** Returns the number of rows: channels, or classes of equal channels. */
    int rows();

    /** Returns the rate of a row, flits per cycle, above 0. */
    double rate(int row);

    /** Returns the number of blocks, at least 1. */
    int blocks();

    /**
     * Returns the loads of the rows when a block is routed at least cost.
     *
     * @param weights cost of a flit in each row, at least 0
     */
    double[] cheapest(int block, double[] weights);

    /** Returns the steps of one call of {@link #cheapest}, for the budget. */
    long steps();
}
