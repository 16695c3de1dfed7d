// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.ChannelPace;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.Conservation;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Routes;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * Decides which flits cross in a cycle, and which header takes which output.
 *
 * <p>A flit moves if the buffer ahead has room, or if it is full and its first flit moves in the
 * same cycle. So decisions run upstream: they begin where a flit can move whatever the others do,
 * and each flit that moves lets the one behind it. Where nothing begins, as in a ring of full
 * buffers, nothing moves; and what waits costs nothing until something that it waits for happens.
 */
final class Crossings {
    private static final String FORGOTTEN = "what could move was forgotten";

    private final Wiring wiring;
    private final Lanes lanes;
    private final Worms worms;
    private final Buffers buffers;
    private final Requests requests;
    private final Openings openings;
    private final Packets packets;
    private final Routes routes;
    private final boolean direct;
    private final boolean shareable;
    private final Links links;
    private final Line asked;
    private final Line contested;
    private int[] outputs = new int[64];
    private int[] inputs = new int[64];
    private int size;

    /** Everything that a decision needs to know. */
    Crossings(
            RouterContext context,
            Clock now,
            Terminals terminals,
            Lanes lanes,
            Worms worms,
            Buffers buffers,
            Requests requests,
            Openings openings) {
        wiring = context.wiring();
        this.lanes = lanes;
        this.worms = worms;
        this.buffers = buffers;
        this.requests = requests;
        this.openings = openings;
        packets = context.packets();
        routes = context.routes();
        direct = terminals == Terminals.DIRECT;
        shareable = context.flow().vcs() > 1;
        links = new Links(lanes, ChannelPace.of(wiring), now);
        asked = new Line(wiring.routers);
        contested = new Line(lanes.channels());
    }

    /** Returns whether anything may move in the cycle that is decided next. */
    boolean isPending() {
        return !links.isIdle() || !asked.isEmpty();
    }

    /** Has the requests at a router looked at. */
    void ask(int router) {
        asked.add(router);
    }

    /** Has the requests for an output looked at if it is free. */
    void offer(int output) {
        int channel = lanes.channel(output);
        if (worms.from(output) == Lanes.NONE && requests.isWanted(channel)) {
            ask(wiring.router[channel]);
        }
    }

    /** Has the next flit into an output lane move, if it can. */
    void claim(int output) {
        links.claim(output);
    }

    /** Decides the crossings of a cycle. */
    void decide() {
        for (int channel = links.claimed(0);
                channel != Lanes.NONE;
                channel = links.claimed(channel + 1)) {
            if (isShared(channel)) {
                contested.add(channel);
            } else {
                settle(channel);
            }
        }
        while (!asked.isEmpty() || !contested.isEmpty()) {
            if (!asked.isEmpty()) {
                serve(asked.poll());
            } else {
                settle(contested.poll());
            }
        }
    }

    /** Lets as many flits cross on a channel as it takes and the lanes that claim it have. */
    private void settle(int channel) {
        while (!links.isUsed(channel)) {
            int output = links.next(channel);
            while (output != Lanes.NONE && !canMove(output)) {
                links.withdraw(output);
                output = links.next(channel);
            }
            if (output == Lanes.NONE) {
                return;
            }
            move(cross(output));
            if (!links.isPaced()) {
                return;
            }
        }
    }

    private boolean canMove(int output) {
        return !buffers.isEmpty(worms.from(output)) && openings.hasRoom(worms.end(output));
    }

    /** Lets a flit cross into an output lane, and those behind it that can move for that reason. */
    private void move(int output) {
        int next = output;
        while (next != Lanes.NONE && isAlone(next)) {
            next = cross(next);
        }
    }

    /** Whether a flit may cross at once; if the channel is shared, that is settled later. */
    private boolean isAlone(int output) {
        int channel = lanes.channel(output);
        if (links.isLaneUsed(output)) {
            links.claim(output);
            return false;
        }
        if (isShared(channel)) {
            links.claim(output);
            contested.add(channel);
            return false;
        }
        return true;
    }

    /** Whether several lanes of a channel are in use, or may be before the cycle is decided. */
    private boolean isShared(int channel) {
        return shareable && (worms.flows(channel) > 1 || requests.isWanted(channel));
    }

    /** Lets a flit cross; returns the output lane into which another can now, or NONE. */
    private int cross(int output) {
        int input = worms.from(output);
        if (size == outputs.length) {
            outputs = Arrays.copyOf(outputs, 2 * size);
            inputs = Arrays.copyOf(inputs, 2 * size);
        }
        outputs[size] = output;
        inputs[size++] = input;
        links.use(output);
        buffers.setMoving(input, true);
        int behind = worms.feeder(input);
        if (behind == Lanes.NONE || buffers.room(input) > 0) {
            return Lanes.NONE;
        }
        int origin = worms.from(behind);
        if (origin == Lanes.NONE) {
            offer(behind);
            return Lanes.NONE;
        }
        return buffers.isEmpty(origin) ? Lanes.NONE : behind;
    }

    /** Gives outputs that are open to the headers that wait at a router, in order. */
    private void serve(int router) {
        int request = requests.first(router);
        while (request != Requests.NONE) {
            int following = requests.after(request);
            int output = openings.pick(request);
            if (output != Lanes.NONE) {
                grant(request, output);
            }
            request = following;
        }
    }

    private void grant(int request, int output) {
        int lane = requests.lane(request);
        requests.remove(request);
        routes.take(buffers.front(lane), lanes.channel(output), lanes.vc(output));
        join(lane, output);
        move(output);
    }

    /** Lets the packet in front of an input lane flow into an output lane. */
    void join(int lane, int output) {
        int packet = buffers.front(lane);
        worms.join(lane, output, packets.length[packet]);
        if (direct && leadsHome(output, packet)) {
            worms.endAt(output);
        }
        if (worms.end(output) != Lanes.NONE) {
            buffers.announce(worms.end(output), packet);
        }
        links.claim(output);
    }

    /** Whether an output is the last link on the way of a packet. */
    private boolean leadsHome(int output, int packet) {
        int peer = wiring.peer[lanes.channel(output)];
        return wiring.router[peer] == wiring.router[wiring.exit[packets.destination[packet]]];
    }

    /** Ends the flow into an output lane, whose tail has crossed. */
    void part(int output) {
        links.withdraw(output);
        worms.part(output);
        offer(output);
    }

    /** Returns the number of flits that cross. */
    int size() {
        return size;
    }

    /** Returns the input lane from which one of the flits crosses. */
    int input(int index) {
        return inputs[index];
    }

    /** Returns the output lane into which one of the flits crosses. */
    int output(int index) {
        return outputs[index];
    }

    /** Forgets what was decided. */
    void clear() {
        for (int i = 0; i < size; i++) {
            buffers.setMoving(inputs[i], false);
            links.free(outputs[i]);
        }
        size = 0;
    }

    /**
     * Checks that nothing was forgotten which could move.
     *
     * @throws IllegalStateException if something was
     */
    void audit() {
        for (int output = 0; output < lanes.count(); output++) {
            boolean idle = worms.from(output) == Lanes.NONE || links.isClaimed(output);
            Conservation.require(
                    idle || !canMove(output), lane -> "output lane " + lane, output, FORGOTTEN);
        }
        for (int router = 0; router < wiring.routers; router++) {
            int request = asked.contains(router) ? Requests.NONE : requests.first(router);
            for (; request != Requests.NONE; request = requests.after(request)) {
                Conservation.require(
                        !openings.isOpen(request), at -> "router " + at, router, FORGOTTEN);
            }
        }
    }
}
