// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.function.IntPredicate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Evaluates the routing relation for one target and rejects impossible choices. */
final class RoutingRelation {
    private final Network network;
    private final Routing routing;
    private final PortNumbering ports;
    private final BufferNumbering numbering;
    private final ContractViolations violations;
    private final RoutingChoices choices = new RoutingChoices();

    private final HeaderStates headers = new HeaderStates();
    private final HeaderMoves moves = new HeaderMoves();
    private final StartHeaders startStates;

    private int target;
    private int ejectionRouter;

    /**
     * Prepares for any number of targets.
     *
     * @param routing with a sound number of classes
     * @param violations takes what cannot be done
     */
    RoutingRelation(
            Network network, Routing routing, PortNumbering ports, ContractViolations violations) {
        this.network = network;
        this.routing = routing;
        this.ports = ports;
        this.violations = violations;
        numbering = new BufferNumbering(ports, routing.vcClasses());
        startStates = new StartHeaders(routing, headers, violations);
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
        startStates.clear();
        for (int source = 0; source < network.terminals(); source++) {
            if (!sending.test(source)) {
                continue;
            }
            int entry =
                    ports.number(network.injectionRouter(source), network.injectionPort(source));
            startStates.addStarts(source, numbering.entry(entry), target);
        }
    }

    /** Adds the moves of a header, and the headers to which they lead. */
    void expand(int header) {
        moves.begin(header);
        if (hasArrived(header)) {
            return;
        }
        int place = headers.place(header);
        int input = numbering.input(place);
        choices.clear();
        routing.route(
                ports.router(input),
                ports.port(input),
                numbering.held(place),
                target,
                headers.state(header),
                choices);
        if (choices.size() == 0) {
            violations.add("a packet has no choice", name(header));
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
            int state = routing.nextState(headers.state(header), router, port, taken);
            int next = headers.number(numbering.channel(end, taken), state);
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
        if (numbering.classes() < Long.SIZE && mask >>> numbering.classes() != 0) {
            int taken = Long.SIZE - 1 - Long.numberOfLeadingZeros(mask);
            return refuse("a choice of class " + taken + " of only " + numbering.classes(), header);
        }
        if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
            return refuse("a choice of weight " + weight, header);
        }
        return true;
    }

    private boolean refuse(String fault, int header) {
        violations.add(fault, name(header));
        return false;
    }

    /** Returns whether headers and moves are the same as those that were found another time. */
    boolean isLike(RoutingRelation other) {
        return headers.isLike(other.headers) && moves.isLike(other.moves);
    }

    int target() {
        return target;
    }

    BufferNumbering places() {
        return numbering;
    }

    StartHeaders starts() {
        return startStates;
    }

    HeaderStates headers() {
        return headers;
    }

    HeaderMoves moves() {
        return moves;
    }

    /** Returns the router where a header is. */
    int router(int header) {
        return numbering.router(headers.place(header));
    }

    /** Returns whether a header is where its target receives. */
    boolean hasArrived(int header) {
        return router(header) == ejectionRouter;
    }

    String name(int header) {
        int place = headers.place(header);
        String from = numbering.isEntry(place) ? "new" : "come over " + numbering.name(place);
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
