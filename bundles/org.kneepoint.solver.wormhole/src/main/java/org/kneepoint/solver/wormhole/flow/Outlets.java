// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;

/**
 * The stations that lead out of each router, in slots: those of its ports by port and class, then
 * those of its terminals. Not changed once made.
 */
final class Outlets {
    /** By station: its slot at the router from which it leads. */
    final int[] slot;

    /** By router: where its slots begin in {@link #station}; one more at the end. */
    final int[] first;

    /** By router and slot: the station. */
    final int[] station;

    /** By station: the router from which it leads, or {@link Wiring#NONE}. */
    final int[] origin;

    private final Places places;

    /** Finds the stations out of each router. */
    Outlets(Places places) {
        this.places = places;
        Wiring wiring = places.wiring;
        slot = new int[places.exit(wiring.terminals)];
        origin = new int[slot.length];
        first = new int[wiring.routers + 1];
        findOrigins();
        for (int from : origin) {
            if (from != Wiring.NONE) {
                first[from + 1]++;
            }
        }
        Arrays.parallelPrefix(first, Integer::sum);
        station = new int[first[wiring.routers]];
        int[] next = first.clone();
        for (int at = 0; at < slot.length; at++) {
            if (origin[at] != Wiring.NONE) {
                slot[at] = next[origin[at]] - first[origin[at]];
                station[next[origin[at]]++] = at;
            }
        }
    }

    private void findOrigins() {
        Wiring wiring = places.wiring;
        Arrays.fill(origin, Wiring.NONE);
        for (int router = 0; router < wiring.routers; router++) {
            int last = wiring.firstPort[router + 1] * places.classes;
            for (int at = wiring.firstPort[router] * places.classes; at < last; at++) {
                boolean connected = wiring.endRouter[at / places.classes] != Wiring.NONE;
                origin[at] = connected && places.station(at) == at ? router : Wiring.NONE;
            }
        }
        for (int terminal = 0; terminal < wiring.terminals; terminal++) {
            origin[places.exit(terminal)] = wiring.ejectionRouter[terminal];
        }
    }

    /** Returns the number of slots of a router. */
    int width(int router) {
        return first[router + 1] - first[router];
    }
}
