// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.RoundRobin;
import org.kneepoint.simulator.flit.kernel.RouteOptions;
import org.kneepoint.simulator.flit.kernel.Routes;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * The headers that may take one of several outputs. Each requests one of them at a time and decides
 * anew in every cycle in which it may get a lane: among the outputs with a lane for it those of the
 * highest priority, of these the one whose lanes have most credits, of these in turn.
 */
final class Selection {
    private static final int NONE = -1;

    private final Layout layout;
    private final Regions regions;
    private final Wiring wiring;
    private final InputPorts inputs;
    private final PacketQueues fronts;
    private final HandOver handOver;
    private final Requests requests;
    private final RouteOptions choices = new RouteOptions();
    private final int words;

    /** What the header in front of each lane may take, or NONE. */
    private final int[] answer;

    /** Mask over the lanes of each router. */
    private final long[] undecided;

    /** Routers in which something has changed for a header that has not decided. */
    private final Marks due;

    /** Output port whose turn it is among equals, by router. */
    private final int[] turn;

    private int headers;
    private int[] decided = new int[16];
    private int[] port = new int[16];
    private int size;

    Selection(RouterState state) {
        layout = state.layout;
        regions = state.regions;
        wiring = state.wiring;
        inputs = state.inputs;
        fronts = state.fronts;
        handOver = state.handOver;
        requests = state.requests;
        words = layout.words;
        answer = new int[layout.lanes];
        Arrays.fill(answer, NONE);
        undecided = new long[wiring.routers * words];
        due = new Marks(wiring.routers);
        turn = new int[wiring.routers];
    }

    /** Keeps the answer of the routing function for the header in front of an input lane. */
    void add(int lane, Routes routes, int found) {
        int router = router(lane);
        int place = lane - layout.firstLane(router);
        answer[lane] = choices.create(routes, found);
        undecided[router * words + (place >> 6)] |= 1L << place;
        due.add(router);
        headers++;
    }

    /** A lane of an output port may be given to a header now. */
    void wake(int port) {
        if (headers > 0) {
            due.add(wiring.router[port]);
        }
    }

    /** Returns whether a header of a region has to decide in the next cycle. */
    boolean isDue(int region) {
        return headers > 0
                && !due.isEmpty(regions.firstRouter(region), regions.firstRouter(region + 1));
    }

    /** Returns among how many options the header in front of a lane chooses. */
    int options(int lane) {
        return choices.size(answer[lane]);
    }

    /** Returns the output port of an option. */
    int port(int lane, int option) {
        return choices.port(answer[lane], option);
    }

    /** Returns the mask of the virtual channels of an option. */
    long mask(int lane, int option) {
        return choices.vcs(answer[lane], option);
    }

    private int priority(int lane, int option) {
        return choices.priority(answer[lane], option);
    }

    /** Lets the headers decide that can get a lane. */
    void decide(int region) {
        if (headers == 0) {
            return;
        }
        int from = regions.firstRouter(region);
        int to = regions.firstRouter(region + 1);
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = due.word(word, from, to); rest != 0; rest &= rest - 1) {
                int router = word << 6 | Long.numberOfTrailingZeros(rest);
                due.remove(router);
                choose(router);
            }
        }
    }

    private void choose(int router) {
        int first = layout.firstLane(router);
        for (int k = 0; k < words; k++) {
            for (long rest = undecided[router * words + k]; rest != 0; rest &= rest - 1) {
                int lane = first + (k << 6 | Long.numberOfTrailingZeros(rest));
                int choice = best(lane, turn[router]);
                if (choice != NONE) {
                    request(lane, choice);
                }
            }
        }
    }

    private int best(int lane, int turn) {
        int packet = fronts.front(lane);
        int best = NONE;
        for (int i = 0; i < options(lane); i++) {
            int port = port(lane, i);
            if (handOver.open(port, mask(lane, i), packet) != 0
                    && (best == NONE || isBetter(lane, i, best, turn))) {
                best = i;
            }
        }
        return best;
    }

    private boolean isBetter(int lane, int choice, int other, int turn) {
        int more = Integer.compare(priority(lane, choice), priority(lane, other));
        if (more == 0) {
            more = Long.compare(room(lane, choice), room(lane, other));
        }
        return more != 0
                ? more > 0
                : RoundRobin.isBefore(port(lane, choice), port(lane, other), turn);
    }

    private long room(int lane, int choice) {
        return handOver.credits(port(lane, choice), mask(lane, choice));
    }

    private void request(int lane, int choice) {
        if (size == decided.length) {
            decided = Arrays.copyOf(decided, 2 * size);
            port = Arrays.copyOf(port, 2 * size);
        }
        decided[size] = lane;
        int wanted = port(lane, choice);
        port[size++] = wanted;
        long vcs = handOver.open(wanted, mask(lane, choice), fronts.front(lane));
        requests.add(lane, wanted, vcs);
    }

    /** Lets the headers that have decided, but got no lane, decide anew in the next cycle. */
    void settle() {
        for (int i = 0; i < size; i++) {
            int lane = decided[i];
            int router = router(lane);
            if (inputs.state(lane) == InputPorts.CHOOSING) {
                requests.remove(lane, port[i]);
                due.add(router);
            } else {
                int place = lane - layout.firstLane(router);
                undecided[router * words + (place >> 6)] &= ~(1L << place);
                turn[router] = port[i] + 1;
                choices.release(answer[lane]);
                answer[lane] = NONE;
                headers--;
            }
        }
        size = 0;
    }

    private int router(int lane) {
        return wiring.router[lane >> layout.shift];
    }
}
