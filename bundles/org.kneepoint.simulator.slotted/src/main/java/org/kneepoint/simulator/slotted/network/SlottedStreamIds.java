// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Identifiers of the random streams. */
final class SlottedStreamIds {
    /** Times of generation. */
    static final int TIMES = 0;

    /** Destinations. */
    static final int DESTINATIONS = 1;

    /** Packets sent by queues and accepted by switches. */
    static final int CHOICES = 2;

    private SlottedStreamIds() {}
}
