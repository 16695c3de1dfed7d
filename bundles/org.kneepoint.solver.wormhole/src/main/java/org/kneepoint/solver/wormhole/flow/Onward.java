// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;
import org.kneepoint.api.topology.Routing;

/**
 * By which stations messages leave the router of one terminal for each destination, as if they were
 * injected there. Reused from terminal to terminal. Owned by one thread.
 */
final class Onward {
    private final Routing routing;
    private final Places places;
    private final Moves moves;
    private final int firstClass;
    private int from;
    private int destination;
    private int size;

    /** By destination: its first entry; one more at the end. */
    final int[] first;

    /** By entry: the slot of the station at the router. */
    int[] slot = new int[64];

    /** By entry: the share of messages to that destination that take it. */
    double[] share = new double[64];

    /**
     * Prepares for any number of terminals.
     *
     * @param firstClass lowest class of the phase that begins there
     */
    Onward(Routing routing, Places places, int firstClass) {
        this.routing = routing;
        this.places = places;
        this.firstClass = firstClass;
        moves = new Moves(routing, places);
        first = new int[places.wiring.terminals + 1];
    }

    /** Finds the stations from a terminal to every destination. */
    void find(int terminal) {
        from = terminal;
        size = 0;
        int here = places.wiring.injectionRouter[terminal];
        for (destination = 0; destination < places.wiring.terminals; destination++) {
            first[destination] = size;
            if (places.wiring.ejectionRouter[destination] == here) {
                add(places.exit(destination), 1);
            } else {
                routing.starts(terminal, destination, this::start);
            }
        }
        first[destination] = size;
    }

    private void start(int state, double probability) {
        moves.find(places.entry(from), state, destination, firstClass);
        for (int i = 0; i < moves.size; i++) {
            add(moves.place[i], probability * moves.share[i]);
        }
    }

    private void add(int station, double part) {
        if (size == slot.length) {
            slot = Arrays.copyOf(slot, 2 * size);
            share = Arrays.copyOf(share, 2 * size);
        }
        slot[size] = places.slot[station];
        share[size++] = part;
    }
}
