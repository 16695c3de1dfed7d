// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.RouteOptions;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Routes;
import org.kneepoint.simulator.flit.kernel.VcRequests;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * The virtual channels of the network, and what follows when flits and credits come and go: which
 * outputs have a flit ready, which are open, and where a header may now get a channel.
 */
final class Channels {
    static final int NONE = Lanes.NONE;

    private static final long ALL = -1L;

    final Rules rules;
    final FlowControl flow;
    final Outputs outputs;
    final Inputs inputs;
    final Lanes lanes;
    final Exits exits;

    /** At each output the headers that wait for a channel of it, and its open channels. */
    final VcRequests requests;

    /** What the headers that wait may take, with numbers of outputs for ports. */
    final RouteOptions options = new RouteOptions();

    /** Headers that have yet to ask for a channel. */
    final Heads heads = new Heads();

    final Foresight foresight;

    /** Outputs that may have a flit ready. */
    final IndexSet busy;

    /** Outputs where a waiting header may now get a channel. */
    final IndexSet changed;

    private final Packets packets;
    private final PacketQueues queues;
    private final Routes routes;
    private final int enough;
    private final boolean storing;

    Channels(RouterContext context, Rules rules) {
        this.rules = rules;
        flow = context.flow();
        packets = context.packets();
        routes = context.routes();
        enough = flow.credits(1);
        storing = flow.storesPackets();
        Wiring wiring = context.wiring();
        outputs = new Outputs(wiring);
        inputs = new Inputs(wiring, outputs, flow.vcs());
        lanes = new Lanes(inputs.size(), flow.buffer(), outputs.longestDelay() > 1);
        queues = lanes.queues(packets);
        exits = new Exits(outputs, inputs.most());
        requests = new VcRequests(outputs.size(), inputs.most());
        foresight = new Foresight(this, packets);
        busy = new IndexSet(outputs.size());
        changed = new IndexSet(outputs.size());
        for (int output = 0; output < outputs.size(); output++) {
            for (long rest = vcs(output); rest != 0; rest &= rest - 1) {
                requests.free(output, Long.numberOfTrailingZeros(rest));
            }
        }
    }

    /** Returns the mask of the virtual channels of an output. */
    long vcs(int output) {
        return ALL >>> Long.SIZE - (outputs.isExit(output) ? exits.width() : flow.vcs());
    }

    /** Returns the lane whose front packet holds a channel, or NONE. */
    int owner(int channel) {
        return outputs.isExit(Outputs.output(channel))
                ? exits.owner(channel)
                : lanes.owner(inputs.lane(channel));
    }

    /** Lets arrive what was under way: pairs of a lane, as a complement if of a credit. */
    void arrive(int[] due) {
        for (int i = 1; i < due[0]; i += 2) {
            int code = due[i];
            int lane = code >= 0 ? code : ~code;
            lanes.addUnderWay(lane, -1);
            if (code >= 0) {
                arrive(lane, due[i + 1]);
            } else {
                credit(lane);
            }
        }
        due[0] = 0;
    }

    /**
     * A flit arrives in a lane.
     *
     * @param packet its packet if it is a header, else NONE
     */
    void arrive(int lane, int packet) {
        int flits = lanes.addFlits(lane, 1);
        if (packet != NONE) {
            if (lanes.front(lane) == NONE) {
                queues.lead(lane, packet);
                lead(lane, packet);
            } else {
                queues.append(lane, packet);
            }
        } else if (flits == 1) {
            ready(lanes.out(lane));
        } else if (storing && isComplete(lane)) {
            heads.add(lane);
        }
    }

    /** Returns whether the last flit of a packet that has to arrive as a whole has just come. */
    private boolean isComplete(int lane) {
        return lanes.flits(lane) == ~lanes.left(lane) && !inputs.isInjection(lane);
    }

    /**
     * A packet comes to the front of a lane. A terminal has all of it; a router may have to wait.
     */
    private void lead(int lane, int packet) {
        int length = packets.length[packet];
        lanes.setLeft(lane, ~length);
        if (!storing || lanes.flits(lane) >= length || inputs.isInjection(lane)) {
            heads.add(lane);
        }
    }

    /** The header in front of a lane asks the routing function for channels. */
    void request(int lane) {
        int place = inputs.place(lane);
        int size = routes.find(lanes.front(lane), inputs.port(lane), inputs.vc(lane));
        int answer = options.create(size);
        lanes.setOptions(lane, answer);
        for (int i = 0; i < size; i++) {
            int output = outputs.number(routes.port(i));
            long vcs = outputs.isExit(output) ? vcs(output) : routes.vcs(i);
            options.set(answer, i, output, vcs, routes.priority(i));
            requests.matrix.add(output, place);
        }
    }

    /** Gives a channel to the header in front of a lane. */
    void grant(int lane, int channel) {
        int place = inputs.place(lane);
        int answer = lanes.options(lane);
        for (int i = 0; i < options.size(answer); i++) {
            requests.matrix.remove(options.port(answer, i), place);
        }
        options.release(answer);
        lanes.setOptions(lane, NONE);
        lanes.setOut(lane, channel);
        int output = Outputs.output(channel);
        if (outputs.isExit(output)) {
            exits.setOwner(channel, lane);
            routes.takeExit(lanes.front(lane));
        } else {
            lanes.setOwner(inputs.lane(channel), lane);
            routes.takeLink(lanes.front(lane), outputs.port(output), Outputs.vc(channel));
        }
        requests.take(output, Outputs.vc(channel));
        ready(channel);
    }

    /** A flit has come for a channel, or a credit, or an owner with a flit. */
    private void ready(int channel) {
        int output = Outputs.output(channel);
        if (outputs.isExit(output) || !isFull(channel)) {
            outputs.setReady(channel);
            busy.add(output);
        }
    }

    /** A credit for a lane has come back, of which the first matters, or those that make room. */
    void credit(int lane) {
        int credits = lanes.credits(lane);
        if (credits > 1 && enough == 0) {
            return;
        }
        int owner = lanes.owner(lane);
        if (owner == NONE) {
            if (credits >= enough) {
                open(inputs.channel(lane));
            }
        } else if (lanes.flits(owner) > 0) {
            ready(inputs.channel(lane));
        }
    }

    private void open(int channel) {
        int output = Outputs.output(channel);
        requests.free(output, Outputs.vc(channel));
        if (!requests.matrix.isEmpty(output)) {
            changed.add(output);
        }
    }

    /** The owner of a channel has sent a flit through it, but not the last one. */
    void pause(int lane, int channel) {
        boolean empty = lanes.flits(lane) == 0;
        if (empty || !outputs.isExit(Outputs.output(channel)) && isFull(channel)) {
            outputs.clearReady(channel);
        }
    }

    private boolean isFull(int channel) {
        return lanes.credits(inputs.lane(channel)) == 0;
    }

    /** The tail of the packet in front of a lane has left through a channel. */
    void part(int lane, int channel) {
        outputs.clearReady(channel);
        if (outputs.isExit(Outputs.output(channel))) {
            exits.setOwner(channel, NONE);
            open(channel);
        } else {
            lanes.setOwner(inputs.lane(channel), NONE);
            if (lanes.credits(inputs.lane(channel)) >= enough) {
                open(channel);
            }
        }
        lanes.setOut(lane, NONE);
        follow(lane);
    }

    /** The next packet comes to the front of a lane, if there is one. */
    private void follow(int lane) {
        int next = queues.next(lane);
        if (next != NONE) {
            lead(lane, next);
        }
    }

    /** Returns the places that must be free before the packet in front of a lane gets a channel. */
    int room(int lane) {
        int room = flow.credits(packets.length[lanes.front(lane)]);
        boolean choosing = options.size(lanes.options(lane)) > 1;
        return choosing ? Math.max(1, room) : room;
    }
}
