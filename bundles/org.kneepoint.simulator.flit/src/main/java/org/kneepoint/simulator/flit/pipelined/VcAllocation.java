// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.RoundRobin;
import org.kneepoint.simulator.flit.kernel.Routes;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Gives output lanes to headers: separable, output first, in one iteration, round robin. Every
 * header requests all lanes of one output port that it may take; every free lane grants one
 * request; every header accepts one grant. The turns move on when a grant is accepted (iSLIP:
 * McKeown 1999).
 */
final class VcAllocation {
    private static final int NONE = -1;

    private final Layout layout;
    private final Clock now;
    private final InputPorts inputs;
    private final PacketQueues fronts;
    private final OutputPorts outputs;
    private final Routes routes;
    private final Requests requests;
    private final HandOver handOver;
    private final Selection selection;
    private final Bids bids;
    private final Speculation speculation;
    private final TimerWheel granted;
    private final int delay;
    private final int shift;
    private final int vcMask;
    private final int words;

    /** Place of the input lane whose turn it is, by output lane. */
    private final int[] grantTurn;

    /** Output lane whose turn it is, by input lane. */
    private final int[] acceptTurn;

    private final long[] offers;
    private final int[] offered;

    VcAllocation(RouterState state, Routes routes, Selection selection, Speculation speculation) {
        this.routes = routes;
        this.selection = selection;
        this.speculation = speculation;
        layout = state.layout;
        now = state.now;
        inputs = state.inputs;
        fronts = state.fronts;
        outputs = state.outputs;
        requests = state.requests;
        handOver = state.handOver;
        bids = state.bids;
        granted = state.events.granted;
        delay = state.rules.delays().vc();
        shift = layout.shift;
        vcMask = (1 << shift) - 1;
        words = layout.words;
        grantTurn = new int[layout.lanes];
        acceptTurn = new int[layout.lanes];
        offers = new long[words << 6];
        offered = new int[words << 6];
    }

    /** Lets the header in front of an input lane wait, whose route has been computed. */
    void enter(int lane) {
        int[] record = inputs.record;
        int at = inputs.lane(lane);
        int found = routes.find(fronts.front(lane), lane >> shift, lane & vcMask);
        if (found == 1) {
            record[at + InputPorts.STATE] = InputPorts.WAITING;
            record[at + InputPorts.OUT] = routes.port(0);
            requests.add(lane, routes.port(0), routes.vcs(0));
        } else {
            record[at + InputPorts.STATE] = InputPorts.CHOOSING;
            selection.add(lane, routes, found);
        }
    }

    /** The owner of an output lane, or a place in the buffer that it leads to, is gone. */
    void release(int out) {
        handOver.release(out);
        int port = out >> shift;
        if (!requests.lanes.isEmpty(port)) {
            requests.due.add(port);
        }
        selection.wake(port);
    }

    /** There is room again in the buffer that an output lane without owner leads to. */
    void makeRoom(int out) {
        selection.wake(out >> shift);
    }

    /** Returns whether there is something to allocate in the region in the next cycle. */
    boolean isDue(int from, int to) {
        return !requests.due.isEmpty(from, to) || selection.isDue(now.region);
    }

    /**
     * Allocates the lanes of ports for which somebody waits and something has changed.
     *
     * @param from first port of the region
     * @param to behind its last port
     */
    void run(int from, int to) {
        selection.decide(now.region);
        Marks due = requests.due;
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = due.word(word, from, to); rest != 0; rest &= rest - 1) {
                int port = word << 6 | Long.numberOfTrailingZeros(rest);
                if (!serve(port)) {
                    due.remove(port);
                }
            }
        }
        selection.settle();
    }

    /** Serves those that wait for a port; returns whether others have to be served again. */
    private boolean serve(int port) {
        long free = requests.free(port);
        if (free == 0) {
            return false;
        }
        if (speculation != null) {
            speculation.bid(port);
        }
        int firstLane = outputs.firstPort(outputs.port(port)) << shift;
        if (words == 1) {
            long waiting = requests.lanes.word(port, 0);
            if ((waiting & waiting - 1) == 0) {
                if (waiting != 0) {
                    serveOne(firstLane + Long.numberOfTrailingZeros(waiting), port);
                }
                return false;
            }
        }
        return serveMany(firstLane, port, free);
    }

    private void serveOne(int lane, int port) {
        long asked = handOver.free(port, requests.permitted(lane), fronts.front(lane));
        if (asked != 0) {
            accept(lane, port, asked);
        }
    }

    private boolean serveMany(int firstLane, int port, long free) {
        int size = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int place = grant(firstLane, port, Long.numberOfTrailingZeros(rest));
            if (place != NONE) {
                if (offers[place] == 0) {
                    offered[size++] = place;
                }
                offers[place] |= rest & -rest;
            }
        }
        for (int i = 0; i < size; i++) {
            int place = offered[i];
            accept(firstLane + place, port, offers[place]);
            offers[place] = 0;
        }
        return size > 0 && requests.free(port) != 0 && !requests.lanes.isEmpty(port);
    }

    /** Returns the place of the first header, from the turn on, that asks for an output lane. */
    private int grant(int firstLane, int port, int vc) {
        if (requests.lanes.isEmpty(port)) {
            return NONE;
        }
        int out = port << shift | vc;
        int start = requests.lanes.next(port, grantTurn[out]);
        int place = start;
        do {
            int lane = firstLane + place;
            if ((requests.permitted(lane) >> vc & 1) != 0
                    && handOver.fits(out, fronts.front(lane))) {
                return place;
            }
            place = requests.lanes.next(port, place + 1);
        } while (place != start);
        return NONE;
    }

    /** Lets a header accept one of the virtual channels of a port that are granted to it. */
    private void accept(int lane, int port, long offer) {
        int turn = acceptTurn[lane];
        int vc = RoundRobin.next(offer, turn >> shift == port ? turn & vcMask : 0);
        int out = port << shift | vc;
        int at = inputs.lane(lane);
        acceptTurn[lane] = out + 1;
        grantTurn[out] = inputs.place(lane) + 1;
        requests.remove(lane, port);
        handOver.take(out, lane);
        routes.take(fronts.front(lane), port, vc);
        inputs.record[at + InputPorts.OUT] = out;
        if (delay == 0) {
            ready(lane);
        } else {
            inputs.record[at + InputPorts.STATE] = InputPorts.GRANTED;
            granted.add(now.cycle + delay, now.region, lane);
            if (speculation != null) {
                speculation.grant(lane);
            }
        }
    }

    /** The header of an input lane may bid for the switch from now on. */
    void ready(int lane) {
        int at = inputs.lane(lane);
        int out = inputs.record[at + InputPorts.OUT];
        inputs.record[at + InputPorts.STATE] = InputPorts.HEADING;
        if (outputs.credits(outputs.lane(out)) > 0) {
            bids.add(out >> shift, inputs.place(lane));
        }
    }
}
