// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.function.IntPredicate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Evaluates the routing relation for one destination and rejects impossible choices. */
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
     * Creates the relation.
     *
     * @param routing routing with 1 to 64 VC classes
     * @param violations list to which impossible choices are added
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
     * Restarts with the headers of all new packets to a destination.
     *
     * @param sending sources of packets to that destination
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

    /** Adds the moves of a header and the headers to which they lead. */
    void expand(int header) {
        moves.begin(header);
        if (hasArrived(header)) {
            return;
        }
        int buffer = headers.buffer(header);
        int input = numbering.input(buffer);
        choices.clear();
        routing.route(
                ports.router(input),
                ports.port(input),
                numbering.held(buffer),
                target,
                headers.state(header),
                choices);
        if (choices.size() == 0) {
            violations.add("no-choice", "a header has no routing choice", name(header));
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
            return refuse(
                    "choice-port", "a routing choice of a port that does not exist", port, header);
        }
        if (!ports.leads(ports.number(router, port))) {
            return refuse(
                    "choice-unconnected",
                    "a routing choice of a port without a channel",
                    port,
                    header);
        }
        if (mask == 0) {
            return refuse("choice-no-class", "a routing choice without a VC class", port, header);
        }
        if (numbering.classes() < Long.SIZE && mask >>> numbering.classes() != 0) {
            int taken = Long.SIZE - 1 - Long.numberOfLeadingZeros(mask);
            return refuse(
                    "choice-class",
                    "a routing choice of a VC class that does not exist",
                    taken,
                    header);
        }
        if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
            return refuse(
                    "choice-weight",
                    "a routing choice whose weight is not positive and finite",
                    weight,
                    header);
        }
        return true;
    }

    private boolean refuse(String code, String text, Number value, int header) {
        violations.add(code, text, value + ", " + name(header));
        return false;
    }

    /** Returns whether headers and moves equal those of another evaluation. */
    boolean isLike(RoutingRelation other) {
        return headers.isLike(other.headers) && moves.isLike(other.moves);
    }

    int target() {
        return target;
    }

    BufferNumbering buffers() {
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

    /** Returns the router of a header. */
    int router(int header) {
        return numbering.router(headers.buffer(header));
    }

    /** Returns whether a header is at the router of its destination. */
    boolean hasArrived(int header) {
        return router(header) == ejectionRouter;
    }

    String name(int header) {
        int buffer = headers.buffer(header);
        String from = numbering.isEntry(buffer) ? "new" : "from " + numbering.name(buffer);
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
