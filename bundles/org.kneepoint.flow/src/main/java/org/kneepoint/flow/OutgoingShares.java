// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import org.kneepoint.api.topology.Routing;

/**
 * Stations by which messages leave the router of one terminal for each destination, as if injected
 * there, with their shares. Reused for every terminal. Not thread-safe.
 */
final class OutgoingShares {
    private final Routing routing;
    private final HeaderLocations locations;
    private final RoutingMoves moves;
    private final int firstClass;
    private int from;
    private int destination;
    private int size;

    /** By destination: its first entry; one more at the end. */
    final int[] first;

    /** By entry: the slot of the station at the router. */
    int[] slot = new int[64];

    /** By entry: the share of the messages to that destination. */
    double[] share = new double[64];

    /**
     * Creates the work area for all terminals.
     *
     * @param firstClass lowest class of the second phase
     */
    OutgoingShares(Routing routing, HeaderLocations locations, int firstClass) {
        this.routing = routing;
        this.locations = locations;
        this.firstClass = firstClass;
        moves = new RoutingMoves(routing, locations);
        first = new int[locations.wiring.terminals + 1];
    }

    /** Finds the stations from a terminal to every destination. */
    void find(int terminal) {
        from = terminal;
        size = 0;
        int here = locations.wiring.injectionRouter[terminal];
        for (destination = 0; destination < locations.wiring.terminals; destination++) {
            first[destination] = size;
            if (locations.wiring.ejectionRouter[destination] == here) {
                add(locations.ejectionStation(destination), 1);
            } else {
                routing.startStates(terminal, destination, this::start);
            }
        }
        first[destination] = size;
    }

    private void start(int state, double probability) {
        moves.find(locations.injectionLocation(from), state, destination, firstClass);
        for (int i = 0; i < moves.size; i++) {
            add(moves.location[i], probability * moves.share[i]);
        }
    }

    private void add(int station, double part) {
        if (size == slot.length) {
            slot = Arrays.copyOf(slot, 2 * size);
            share = Arrays.copyOf(share, 2 * size);
        }
        slot[size] = locations.slot[station];
        share[size++] = part;
    }
}
