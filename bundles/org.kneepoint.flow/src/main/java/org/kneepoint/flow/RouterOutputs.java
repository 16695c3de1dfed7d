// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;

/**
 * The stations out of each router, in slots: those of its ports by port and class, then those of
 * its terminals. Immutable.
 */
final class RouterOutputs {
    /** By station: its slot at the router upstream. */
    final int[] slot;

    /** By router: the start of its slots in {@link #station}; one more at the end. */
    final int[] first;

    /** By router and slot: the station. */
    final int[] station;

    /** By station: the router upstream, or {@link PortTable#NONE}. */
    final int[] origin;

    private final HeaderLocations locations;

    /** Finds the stations out of each router. */
    RouterOutputs(HeaderLocations locations) {
        this.locations = locations;
        PortTable wiring = locations.wiring;
        slot = new int[locations.ejectionStation(wiring.terminals)];
        origin = new int[slot.length];
        first = new int[wiring.routers + 1];
        findOrigins();
        for (int from : origin) {
            if (from != PortTable.NONE) {
                first[from + 1]++;
            }
        }
        Arrays.parallelPrefix(first, Integer::sum);
        station = new int[first[wiring.routers]];
        int[] next = first.clone();
        for (int at = 0; at < slot.length; at++) {
            if (origin[at] != PortTable.NONE) {
                slot[at] = next[origin[at]] - first[origin[at]];
                station[next[origin[at]]++] = at;
            }
        }
    }

    private void findOrigins() {
        PortTable wiring = locations.wiring;
        Arrays.fill(origin, PortTable.NONE);
        for (int router = 0; router < wiring.routers; router++) {
            int last = wiring.firstPort[router + 1] * locations.classes;
            for (int at = wiring.firstPort[router] * locations.classes; at < last; at++) {
                boolean connected = wiring.peerRouter[at / locations.classes] != PortTable.NONE;
                origin[at] = connected && locations.station(at) == at ? router : PortTable.NONE;
            }
        }
        for (int terminal = 0; terminal < wiring.terminals; terminal++) {
            origin[locations.ejectionStation(terminal)] = wiring.ejectionRouter[terminal];
        }
    }

    /** Returns the number of slots of a router. */
    int slotCount(int router) {
        return first[router + 1] - first[router];
    }
}
