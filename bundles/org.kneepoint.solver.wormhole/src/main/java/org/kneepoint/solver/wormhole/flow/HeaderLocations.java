// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Locale;
import org.kneepoint.api.topology.Routing;

/**
 * Locations of headers: the end of an output port in one class, or the injection of a terminal. And
 * what it can do there: each place has a row of flows, with a slot for each station that leads out
 * of the router.
 *
 * <p>Numbers: class c of port p is {@code p * classes + c}, the entries of the terminals follow,
 * and then their exits, which are stations but no places. The station of a place is the place of
 * the port that stands for its group. Not changed once made.
 */
final class HeaderLocations {
    /** As many flows take 1 GB. */
    private static final int MOST_FLOWS = 1 << 27;

    /** As many places take half as much. */
    private static final int MOST_PLACES = 1 << 24;

    final PortTable wiring;

    /** Classes of both phases together. */
    final int classes;

    /** By place: the router where the header is. */
    final int[] router;

    /** By place: the input port there. */
    final int[] input;

    /** By place: the class held there, of those of both phases, or {@link Routing#INJECTED}. */
    final byte[] heldClass;

    /** By place: where its row begins. */
    final int[] row;

    /** By place or exit: the slot of its station in the rows of the router from which it leads. */
    final int[] slot;

    /** What the slots stand for. */
    final RouterOutputs outputs;

    /** The length of all rows together. */
    final int flows;

    /**
     * Numbers the places.
     *
     * @param classes of both phases together
     * @throws NetworkTooLargeException if there would be more than 2^24 places or 2^27 flows
     */
    HeaderLocations(PortTable wiring, int classes) {
        this.wiring = wiring;
        this.classes = classes;
        check((long) wiring.ports() * classes, MOST_PLACES, "channels, those of all classes");
        int places = ejectionStation(0);
        router = new int[places];
        input = new int[places];
        heldClass = new byte[places];
        for (int place = 0; place < places; place++) {
            locate(place);
        }
        outputs = new RouterOutputs(this);
        slot = outputs.slot.clone();
        for (int place = 0; place < places; place++) {
            slot[place] = router[place] == PortTable.NONE ? 0 : outputs.slot[station(place)];
        }
        row = new int[places];
        flows = rows();
    }

    private void locate(int place) {
        if (isInjection(place)) {
            int terminal = place - injectionLocation(0);
            router[place] = wiring.injectionRouter[terminal];
            input[place] = wiring.injectionPort[terminal];
            heldClass[place] = Routing.INJECTED;
        } else {
            router[place] = wiring.peerRouter[place / classes];
            input[place] = wiring.peerPort[place / classes];
            heldClass[place] = (byte) (place % classes);
        }
    }

    private int rows() {
        long end = 0;
        for (int place = 0; place < row.length; place++) {
            if (router[place] != PortTable.NONE) {
                row[place] = (int) end;
                end += outputs.slotCount(router[place]);
                check(end, MOST_FLOWS, "steps from channel to channel");
            }
        }
        return (int) end;
    }

    private static void check(long count, int most, String what) {
        if (count > most) {
            throw new NetworkTooLargeException(
                    String.format(
                            Locale.ROOT,
                            "the network is too large: the flows of all messages are followed for at"
                                    + " most %d %s",
                            most,
                            what));
        }
    }

    /** Returns the place of a terminal's new headers. */
    int injectionLocation(int terminal) {
        return wiring.ports() * classes + terminal;
    }

    /** Returns the station by which a terminal receives. */
    int ejectionStation(int terminal) {
        return wiring.ports() * classes + wiring.terminals + terminal;
    }

    /** Returns whether headers are new there. */
    boolean isInjection(int place) {
        return place >= injectionLocation(0);
    }

    /** Returns the station whose channels lead to a place. */
    int station(int place) {
        if (isInjection(place)) {
            return place;
        }
        return wiring.group[place / classes] * classes + place % classes;
    }

    /** Returns the name of a station for a reader. */
    String name(int station) {
        if (station >= ejectionStation(0)) {
            return "out_" + (station - ejectionStation(0));
        }
        if (isInjection(station)) {
            return "in_" + (station - injectionLocation(0));
        }
        String port = wiring.name(station / classes);
        return classes == 1 ? port : port + "_c" + station % classes;
    }
}
