// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Order of service of the packets of an outlet. */
public enum ServiceOrder {
    /** At random, drawn in each cycle. */
    RANDOM,
    /** First come, first served. */
    FIFO
}
