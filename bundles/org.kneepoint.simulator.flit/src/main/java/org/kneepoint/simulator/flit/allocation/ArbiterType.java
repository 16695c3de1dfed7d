// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

/** Types of arbiters. */
public enum ArbiterType {
    /** The request after that granted last (Dally and Towles 2004, section 18.4.2). */
    ROUND_ROBIN {
        @Override
        Arbiters create(int rows, int indices) {
            return new RoundRobinArbiters(rows);
        }
    },

    /** The request granted longest ago (Dally and Towles 2004, section 18.4.3). */
    MATRIX {
        @Override
        Arbiters create(int rows, int indices) {
            return new MatrixArbiters(rows, indices);
        }
    };

    /**
     * Creates the arbiters of one side of an allocator.
     *
     * @param rows number of arbiters
     * @param indices number of possible requests of each
     */
    abstract Arbiters create(int rows, int indices);
}
