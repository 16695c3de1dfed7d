// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Routing;

/**
 * Enumerates all routes to one destination and propagates the flow along them. Reused for every
 * destination. Not thread-safe.
 *
 * <p>Headers are visited depth first: in {@linkplain #header postorder} each follows its
 * successors, so that in reverse order the flow of a header is complete before it is propagated.
 */
final class RouteEnumeration {
    private static final int ROOM = 256;
    private static final int DONE = Integer.MAX_VALUE;

    /** Limit of the states at one location, against a routing with an endless counter. */
    private static final int MOST_STATES = 1 << 12;

    private final Routing routing;
    private final HeaderLocations locations;
    private final RoutingMoves moves;
    private final HeaderIndex headers;

    private int target;
    private int ejectionRouter;
    private int firstClass;
    private int source;
    private double rate;

    /** By header: the next move to visit. */
    private int[] cursor = new int[ROOM];

    private int[] stack = new int[ROOM];
    private int[] order = new int[ROOM];
    private int orderedCount;
    private double[] flow = new double[ROOM];
    private int[] nextState = new int[ROOM];
    private int moveCount;

    /** By header: its first move; one more at the end. */
    int[] firstMove = new int[ROOM];

    /** By move: the next header; before its visit, the location. */
    int[] next = new int[ROOM];

    /** By move: its probability. */
    double[] share = new double[ROOM];

    /** Creates the work area for all destinations. */
    RouteEnumeration(Routing routing, HeaderLocations locations) {
        this.routing = routing;
        this.locations = locations;
        moves = new RoutingMoves(routing, locations);
        headers = new HeaderIndex(locations.router.length);
    }

    /**
     * Clears all routes and begins with a destination.
     *
     * @param target a terminal
     * @param firstClass lowest class of the phase of the path that ends there
     */
    void begin(int target, int firstClass) {
        this.target = target;
        this.firstClass = firstClass;
        ejectionRouter = locations.wiring.ejectionRouter[target];
        headers.clear();
        orderedCount = 0;
        moveCount = 0;
    }

    /**
     * Starts headers of a terminal.
     *
     * @param terminal their source, at another router than the destination
     * @param messages rate, messages per cycle
     * @throws BadInput if a route can cycle
     */
    void start(int terminal, double messages) {
        source = locations.injectionLocation(terminal);
        rate = messages;
        routing.startStates(terminal, target, this::startIn);
    }

    private void startIn(int state, double probability) {
        int header = headers.find(source, state);
        if (header == HeaderIndex.NONE) {
            header = addHeader(source, state);
            followDepthFirst(header);
        }
        flow[header] += rate * probability;
    }

    private void followDepthFirst(int start) {
        stack[0] = start;
        int depth = 1;
        while (depth > 0) {
            int header = stack[depth - 1];
            int move = cursor[header];
            if (move == firstMove[header + 1]) {
                cursor[header] = DONE;
                order[orderedCount++] = header;
                depth--;
            } else {
                cursor[header]++;
                int reached = headers.find(next[move], nextState[move]);
                if (reached == HeaderIndex.NONE) {
                    reached = addHeader(next[move], nextState[move]);
                    stack[depth++] = reached;
                } else if (cursor[reached] != DONE) {
                    throw cyclicRouting();
                }
                next[move] = reached;
            }
        }
    }

    private int addHeader(int place, int state) {
        if (headers.mostStates() > MOST_STATES) {
            throw tooManyStates();
        }
        int header = headers.add(place, state);
        if (header + 1 >= flow.length) {
            growHeaders();
        }
        flow[header] = 0;
        firstMove[header] = moveCount;
        cursor[header] = moveCount;
        if (locations.router[place] != ejectionRouter) {
            addMoves(place, state);
        }
        firstMove[header + 1] = moveCount;
        return header;
    }

    private void addMoves(int place, int state) {
        moves.find(place, state, target, firstClass);
        if (moveCount + moves.size > next.length) {
            growMoves();
        }
        for (int i = 0; i < moves.size; i++) {
            next[moveCount] = moves.location[i];
            nextState[moveCount] = moves.state[i];
            share[moveCount++] = moves.share[i];
        }
    }

    private void growHeaders() {
        int room = 2 * flow.length;
        flow = Arrays.copyOf(flow, room);
        firstMove = Arrays.copyOf(firstMove, room);
        cursor = Arrays.copyOf(cursor, room);
        stack = Arrays.copyOf(stack, room);
        order = Arrays.copyOf(order, room);
    }

    private void growMoves() {
        int room = 2 * (moveCount + moves.size);
        next = Arrays.copyOf(next, room);
        nextState = Arrays.copyOf(nextState, room);
        share = Arrays.copyOf(share, room);
    }

    /** Propagates all flow to the destination, and adds the flows to rows. */
    void propagate(double[] flows) {
        propagate(flows, true, true);
    }

    /**
     * Propagates all flow to the destination, and adds the flows to rows, except at the
     * destination.
     */
    void propagateFirstPhase(double[] flows) {
        propagate(flows, true, false);
    }

    /** Propagates all flow to the destination, and adds the flows to rows, except at injections. */
    void propagateSecondPhase(double[] flows) {
        propagate(flows, false, true);
    }

    private void propagate(double[] flows, boolean withEntries, boolean withExit) {
        int exit = locations.slot[locations.ejectionStation(target)];
        for (int i = orderedCount - 1; i >= 0; i--) {
            int header = order[i];
            int place = headers.location[header];
            if (hasArrived(header)) {
                flows[locations.row[place] + exit] += withExit ? flow[header] : 0;
            } else if (withEntries || !locations.isInjection(place)) {
                passOn(header, flows, locations.row[place]);
            } else {
                passOn(header);
            }
        }
    }

    private void passOn(int header, double[] flows, int row) {
        double all = flow[header];
        for (int move = firstMove[header]; move < firstMove[header + 1]; move++) {
            double part = all * share[move];
            flow[next[move]] += part;
            flows[row + locations.slot[headers.location[next[move]]]] += part;
        }
    }

    private void passOn(int header) {
        for (int move = firstMove[header]; move < firstMove[header + 1]; move++) {
            flow[next[move]] += flow[header] * share[move];
        }
    }

    /** Returns the number of headers. */
    int size() {
        return orderedCount;
    }

    /** Returns a header by its position in postorder. */
    int header(int position) {
        return order[position];
    }

    /** Returns the header of a state at the injection of a terminal that has been started. */
    int started(int terminal, int state) {
        return headers.find(locations.injectionLocation(terminal), state);
    }

    /** Returns the location of a header. */
    int location(int header) {
        return headers.location[header];
    }

    /** Returns whether a header is at the router of its destination. */
    boolean hasArrived(int header) {
        return firstMove[header] == firstMove[header + 1];
    }

    private BadInput cyclicRouting() {
        return BadInput.of(
                "routing",
                routing.name(),
                " can cycle on the way to terminal " + target + ": the model needs acyclic routes");
    }

    private BadInput tooManyStates() {
        return BadInput.of(
                "routing",
                routing.name(),
                " has more than "
                        + MOST_STATES
                        + " states in one channel on the way to terminal "
                        + target
                        + ": the model does not enumerate them");
    }
}
