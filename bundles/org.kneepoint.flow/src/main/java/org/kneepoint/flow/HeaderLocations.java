// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Locale;
import org.kneepoint.api.topology.Routing;

/**
 * Locations of headers: the end of an output port in one class, or the injection of a terminal.
 * Each location has a row of flows with a slot for each station out of the router.
 *
 * <p>Numbers: class c of port p is {@code p * classes + c}; the injections of the terminals follow,
 * then their ejections, which are stations but not locations. The station of a location is the
 * location of the representative port of its group. Immutable.
 */
final class HeaderLocations {
    /** Limit of the flows: 1 GB. */
    private static final int MOST_FLOWS = 1 << 27;

    /** Limit of the locations: 0.5 GB. */
    private static final int MOST_PLACES = 1 << 24;

    final PortTable wiring;

    /** Classes of both phases together. */
    final int classes;

    /** By location: the router where the header is. */
    final int[] router;

    /** By location: the input port there. */
    final int[] input;

    /** By location: the class held there, of those of both phases, or {@link Routing#INJECTED}. */
    final byte[] heldClass;

    /** By location: the start of its row. */
    final int[] row;

    /** By location or ejection: the slot of its station in the rows of the router upstream. */
    final int[] slot;

    /** The stations of the slots. */
    final RouterOutputs outputs;

    /** Total length of the rows. */
    final int flows;

    /**
     * Numbers the locations.
     *
     * @param classes of both phases together
     * @throws NetworkTooLargeException for more than 2^24 locations or 2^27 flows
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

    private static void check(long count, int limit, String what) {
        if (count > limit) {
            throw new NetworkTooLargeException(
                    String.format(
                            Locale.ROOT,
                            "the network is too large: the channel flows are limited to %d" + " %s",
                            limit,
                            what));
        }
    }

    /** Returns the location of new headers of a terminal. */
    int injectionLocation(int terminal) {
        return wiring.ports() * classes + terminal;
    }

    /** Returns the ejection station of a terminal. */
    int ejectionStation(int terminal) {
        return wiring.ports() * classes + wiring.terminals + terminal;
    }

    /** Returns whether a location is an injection. */
    boolean isInjection(int place) {
        return place >= injectionLocation(0);
    }

    /** Returns the station whose channels lead to a location. */
    int station(int place) {
        if (isInjection(place)) {
            return place;
        }
        return wiring.group[place / classes] * classes + place % classes;
    }

    /** Returns the name of a station in columns and messages. */
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
