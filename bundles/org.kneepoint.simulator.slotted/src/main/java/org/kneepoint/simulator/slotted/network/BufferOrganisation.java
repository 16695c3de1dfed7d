// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Organisation of the buffer of a switch. */
public enum BufferOrganisation {
    /** One buffer shared by all outlets. */
    SHARED,
    /** A buffer of equal size for each outlet. */
    OUTPUT
}
