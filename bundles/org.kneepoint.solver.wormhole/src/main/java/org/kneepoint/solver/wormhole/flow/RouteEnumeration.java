// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Routing;

/**
 * Enumerates all routes to one destination and propagates the flow along them. Reused from target
 * to target. Owned by one thread.
 *
 * <p>Headers are met depth first, so that each is {@linkplain #header left} after all those to
 * which its moves lead; gone through backwards, a header has all of its flow before it hands it on.
 */
final class RouteEnumeration {
    private static final int ROOM = 256;
    private static final int DONE = Integer.MAX_VALUE;

    /** A routing that counts without end is not followed further. */
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

    /** By header: the next move to follow. */
    private int[] cursor = new int[ROOM];

    private int[] stack = new int[ROOM];
    private int[] order = new int[ROOM];
    private int orderedCount;
    private double[] flow = new double[ROOM];
    private int[] nextState = new int[ROOM];
    private int moveCount;

    /** By header: its first move; one more at the end. */
    int[] firstMove = new int[ROOM];

    /** By move: the header to which it leads; until it is followed, the place. */
    int[] next = new int[ROOM];

    /** By move: the share of headers that make it. */
    double[] share = new double[ROOM];

    /** Prepares for any number of targets. */
    RouteEnumeration(Routing routing, HeaderLocations locations) {
        this.routing = routing;
        this.locations = locations;
        moves = new RoutingMoves(routing, locations);
        headers = new HeaderIndex(locations.router.length);
    }

    /**
     * Forgets everything and begins with a target.
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
     * @param terminal where they start; at another router than the target
     * @param messages how many, per cycle
     * @throws BadInput if they can go round in circles
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

    /** Lets everything flow to the target, and adds the flows to rows. */
    void propagate(double[] flows) {
        propagate(flows, true, true);
    }

    /** Lets everything flow to the target, and adds the flows to rows, but for those out of it. */
    void propagateFirstPhase(double[] flows) {
        propagate(flows, true, false);
    }

    /** Lets everything flow to the target, and adds the flows to rows, but for those at entries. */
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

    /** Returns a header by its position, each after all those to which its moves lead. */
    int header(int position) {
        return order[position];
    }

    /** Returns the header of a state at the entry of a terminal; it has been started. */
    int started(int terminal, int state) {
        return headers.find(locations.injectionLocation(terminal), state);
    }

    /** Returns where a header is. */
    int location(int header) {
        return headers.location[header];
    }

    /** Returns whether a header is where its target receives. */
    boolean hasArrived(int header) {
        return firstMove[header] == firstMove[header + 1];
    }

    private BadInput cyclicRouting() {
        return BadInput.of(
                "routing",
                routing.name(),
                " can go round in circles on the way to terminal "
                        + target
                        + ": its flows have no closed form");
    }

    private BadInput tooManyStates() {
        return BadInput.of(
                "routing",
                routing.name(),
                " tells more than "
                        + MOST_STATES
                        + " states apart in one channel on the way to terminal "
                        + target
                        + ": its flows are not followed further");
    }
}
