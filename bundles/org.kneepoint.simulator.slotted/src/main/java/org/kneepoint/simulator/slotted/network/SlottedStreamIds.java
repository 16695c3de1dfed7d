// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Identifiers of the random streams. */
final class SlottedStreamIds {
    /** When inputs generate packets. */
    static final int TIMES = 0;

    /** Where these go. */
    static final int DESTINATIONS = 1;

    /** Which packet a queue sends, and which a switch takes. */
    static final int CHOICES = 2;

    private SlottedStreamIds() {}
}
