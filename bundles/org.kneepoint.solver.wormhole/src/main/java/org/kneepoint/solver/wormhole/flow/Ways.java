// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Routing;

/**
 * All ways of headers to one target: the headers and the moves between them, with what flows along
 * them. Reused from target to target. Owned by one thread.
 *
 * <p>Headers are met depth first, so that each is {@linkplain #header left} after all those to
 * which its moves lead; gone through backwards, a header has all of its flow before it hands it on.
 */
final class Ways {
    private static final int ROOM = 256;
    private static final int DONE = Integer.MAX_VALUE;

    /** A routing that counts without end is not followed further. */
    private static final int MOST_STATES = 1 << 12;

    private final Routing routing;
    private final Places places;
    private final Moves moves;
    private final Headers headers;

    private int target;
    private int ejectionRouter;
    private int firstClass;
    private int source;
    private double rate;

    /** By header: the next move to follow. */
    private int[] cursor = new int[ROOM];

    private int[] stack = new int[ROOM];
    private int[] order = new int[ROOM];
    private int left;
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
    Ways(Routing routing, Places places) {
        this.routing = routing;
        this.places = places;
        moves = new Moves(routing, places);
        headers = new Headers(places.router.length);
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
        ejectionRouter = places.wiring.ejectionRouter[target];
        headers.clear();
        left = 0;
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
        source = places.entry(terminal);
        rate = messages;
        routing.starts(terminal, target, this::startIn);
    }

    private void startIn(int state, double probability) {
        int header = headers.find(source, state);
        if (header == Headers.NONE) {
            header = meet(source, state);
            descend(header);
        }
        flow[header] += rate * probability;
    }

    private void descend(int start) {
        stack[0] = start;
        int depth = 1;
        while (depth > 0) {
            int header = stack[depth - 1];
            int move = cursor[header];
            if (move == firstMove[header + 1]) {
                cursor[header] = DONE;
                order[left++] = header;
                depth--;
            } else {
                cursor[header]++;
                int reached = headers.find(next[move], nextState[move]);
                if (reached == Headers.NONE) {
                    reached = meet(next[move], nextState[move]);
                    stack[depth++] = reached;
                } else if (cursor[reached] != DONE) {
                    throw circle();
                }
                next[move] = reached;
            }
        }
    }

    private int meet(int place, int state) {
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
        if (places.router[place] != ejectionRouter) {
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
            next[moveCount] = moves.place[i];
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
    void settle(double[] flows) {
        settle(flows, true, true);
    }

    /** Lets everything flow to the target, and adds the flows to rows, but for those out of it. */
    void settleFirstPhase(double[] flows) {
        settle(flows, true, false);
    }

    /** Lets everything flow to the target, and adds the flows to rows, but for those at entries. */
    void settleSecondPhase(double[] flows) {
        settle(flows, false, true);
    }

    private void settle(double[] flows, boolean withEntries, boolean withExit) {
        int exit = places.slot[places.exit(target)];
        for (int i = left - 1; i >= 0; i--) {
            int header = order[i];
            int place = headers.place[header];
            if (hasArrived(header)) {
                flows[places.row[place] + exit] += withExit ? flow[header] : 0;
            } else if (withEntries || !places.isEntry(place)) {
                handOn(header, flows, places.row[place]);
            } else {
                handOn(header);
            }
        }
    }

    private void handOn(int header, double[] flows, int row) {
        double all = flow[header];
        for (int move = firstMove[header]; move < firstMove[header + 1]; move++) {
            double part = all * share[move];
            flow[next[move]] += part;
            flows[row + places.slot[headers.place[next[move]]]] += part;
        }
    }

    private void handOn(int header) {
        for (int move = firstMove[header]; move < firstMove[header + 1]; move++) {
            flow[next[move]] += flow[header] * share[move];
        }
    }

    /** Returns the number of headers. */
    int size() {
        return left;
    }

    /** Returns a header by its position, each after all those to which its moves lead. */
    int header(int position) {
        return order[position];
    }

    /** Returns the header of a state at the entry of a terminal; it has been started. */
    int started(int terminal, int state) {
        return headers.find(places.entry(terminal), state);
    }

    /** Returns where a header is. */
    int place(int header) {
        return headers.place[header];
    }

    /** Returns whether a header is where its target receives. */
    boolean hasArrived(int header) {
        return firstMove[header] == firstMove[header + 1];
    }

    private BadInput circle() {
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
