// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.function.IntPredicate;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Asks a routing what the headers for one target may do, and refuses what cannot be done. */
final class Relation {
    private final Network network;
    private final Routing routing;
    private final Ports ports;
    private final Places places;
    private final Findings findings;
    private final Choices choices = new Choices();

    private final Headers headers = new Headers();
    private final Moves moves = new Moves();
    private final Starts starts;

    private int target;
    private int ejectionRouter;

    /**
     * Prepares for any number of targets.
     *
     * @param routing with a sound number of classes
     * @param findings takes what cannot be done
     */
    Relation(Network network, Routing routing, Ports ports, Findings findings) {
        this.network = network;
        this.routing = routing;
        this.ports = ports;
        this.findings = findings;
        places = new Places(ports, routing.vcClasses());
        starts = new Starts(routing, headers, findings);
    }

    /**
     * Forgets everything and begins with the headers of all new packets to a target.
     *
     * @param sending which terminals send there
     */
    void begin(int target, IntPredicate sending) {
        this.target = target;
        ejectionRouter = network.ejectionRouter(target);
        headers.clear();
        moves.clear();
        starts.clear();
        for (int source = 0; source < network.terminals(); source++) {
            if (!sending.test(source)) {
                continue;
            }
            int entry =
                    ports.number(network.injectionRouter(source), network.injectionPort(source));
            starts.collect(source, places.entry(entry), target);
        }
    }

    /** Adds the moves of a header, and the headers to which they lead. */
    void expand(int header) {
        moves.begin(header);
        if (hasArrived(header)) {
            return;
        }
        int place = headers.place(header);
        int input = places.input(place);
        choices.clear();
        routing.route(
                ports.router(input),
                ports.port(input),
                places.held(place),
                target,
                headers.state(header),
                choices);
        if (choices.size() == 0) {
            findings.add("a packet has no choice", words(header));
        }
        for (int choice = 0; choice < choices.size(); choice++) {
            if (isPossible(header, choice)) {
                addMoves(header, choice);
            }
        }
    }

    private void addMoves(int header, int choice) {
        int router = router(header);
        int port = choices.port(choice);
        int end = ports.end(ports.number(router, port));
        long mask = choices.classMask(choice);
        double weight = choices.weight(choice) / Long.bitCount(mask);
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int taken = Long.numberOfTrailingZeros(rest);
            int state = routing.advance(headers.state(header), router, port, taken);
            int next = headers.number(places.channel(end, taken), state);
            moves.add(header, next, choices.priority(choice), weight);
        }
    }

    private boolean isPossible(int header, int choice) {
        int router = router(header);
        int port = choices.port(choice);
        long mask = choices.classMask(choice);
        double weight = choices.weight(choice);
        if (port < 0 || port >= ports.count(router)) {
            return refuse("a choice of port " + port + ", which does not exist", header);
        }
        if (!ports.leads(ports.number(router, port))) {
            return refuse("a choice of port " + port + ", which leads to no router", header);
        }
        if (mask == 0) {
            return refuse("a choice without a class", header);
        }
        if (places.classes() < Long.SIZE && mask >>> places.classes() != 0) {
            int taken = Long.SIZE - 1 - Long.numberOfLeadingZeros(mask);
            return refuse("a choice of class " + taken + " of only " + places.classes(), header);
        }
        if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
            return refuse("a choice of weight " + weight, header);
        }
        return true;
    }

    private boolean refuse(String fault, int header) {
        findings.add(fault, words(header));
        return false;
    }

    /** Returns whether headers and moves are the same as those that were found another time. */
    boolean isLike(Relation other) {
        return headers.isLike(other.headers) && moves.isLike(other.moves);
    }

    int target() {
        return target;
    }

    Places places() {
        return places;
    }

    Starts starts() {
        return starts;
    }

    Headers headers() {
        return headers;
    }

    Moves moves() {
        return moves;
    }

    /** Returns the router where a header is. */
    int router(int header) {
        return places.router(headers.place(header));
    }

    /** Returns whether a header is where its target receives. */
    boolean hasArrived(int header) {
        return router(header) == ejectionRouter;
    }

    String words(int header) {
        int place = headers.place(header);
        String from = places.isEntry(place) ? "new" : "come over " + places.words(place);
        String state = headers.state(header) == 0 ? "" : ", in state " + headers.state(header);
        return "packet to terminal "
                + target
                + " at router "
                + router(header)
                + ", "
                + from
                + state;
    }
}
