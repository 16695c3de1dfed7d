// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.network.IndexSet;
import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Routes;
import org.kneepoint.simulator.flit.network.Wiring;

/**
 * The virtual channels of the network, and what follows when flits and credits come and go: which
 * outputs have a flit ready, which are open, and where a header may now get a channel.
 */
final class Channels {
    static final int NONE = Lanes.NONE;

    private static final long ALL = -1L;

    final Rules rules;
    final Outputs outputs;
    final Inputs inputs;
    final Lanes lanes;
    final Exits exits;
    final Doors doors;
    final Requests requests = new Requests();

    /** Headers that have yet to ask for a channel. */
    final Heads heads = new Heads();

    final Foresight foresight;

    /** Outputs that may have a flit ready. */
    final IndexSet busy;

    /** Outputs where a waiting header may now get a channel. */
    final IndexSet changed;

    private final Packets packets;
    private final Routes routes;
    private final int enough;
    private final boolean storing;

    Channels(Wiring wiring, Rules rules, Packets packets, Routes routes) {
        this.rules = rules;
        this.packets = packets;
        this.routes = routes;
        enough = rules.room(1);
        storing = rules.storesPackets();
        outputs = new Outputs(wiring);
        inputs = new Inputs(wiring, outputs, rules.vcs());
        lanes = new Lanes(inputs.size(), rules.buffer(), outputs.longestDelay() > 1);
        exits = new Exits(outputs, inputs.most());
        doors = new Doors(outputs.size(), inputs.most());
        foresight = new Foresight(this, packets);
        busy = new IndexSet(outputs.size());
        changed = new IndexSet(outputs.size());
        for (int output = 0; output < outputs.size(); output++) {
            for (long rest = vcs(output); rest != 0; rest &= rest - 1) {
                doors.setOpen(Outputs.channel(output, Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    /** Returns the mask of the virtual channels of an output. */
    long vcs(int output) {
        return ALL >>> Long.SIZE - (outputs.isExit(output) ? exits.width() : rules.vcs());
    }

    /** Returns the lane whose front packet holds a channel, or NONE. */
    int owner(int channel) {
        return outputs.isExit(Outputs.output(channel))
                ? exits.owner(channel)
                : lanes.owner(inputs.lane(channel));
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
                lead(lane, packet);
            } else {
                queue(lane, packet);
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

    private void queue(int lane, int packet) {
        int last = lanes.queue(lane);
        if (last == NONE) {
            packets.next[packet] = packet;
        } else {
            packets.next[packet] = packets.next[last];
            packets.next[last] = packet;
        }
        lanes.setQueue(lane, packet);
    }

    /**
     * A packet comes to the front of a lane. A terminal has all of it; a router may have to wait.
     */
    private void lead(int lane, int packet) {
        int length = packets.length[packet];
        lanes.setFront(lane, packet);
        lanes.setLeft(lane, ~length);
        if (!storing || lanes.flits(lane) >= length || inputs.isInjection(lane)) {
            heads.add(lane);
        }
    }

    /** The header in front of a lane asks the routing function for channels. */
    void request(int lane) {
        int place = inputs.place(lane);
        int size = routes.find(lanes.front(lane), inputs.port(lane), inputs.vc(lane));
        int request = requests.create(size);
        lanes.setRequest(lane, request);
        for (int i = 0; i < size; i++) {
            int output = outputs.number(routes.port(i));
            long vcs = outputs.isExit(output) ? vcs(output) : routes.vcs(i);
            requests.set(request, i, output, vcs, routes.priority(i));
            doors.enter(output, place);
        }
    }

    /** Gives a channel to the header in front of a lane. */
    void grant(int lane, int channel) {
        int place = inputs.place(lane);
        int request = lanes.request(lane);
        for (int i = 0; i < requests.options(request); i++) {
            doors.leave(requests.output(request, i), place);
        }
        requests.release(request);
        lanes.setRequest(lane, NONE);
        lanes.setOut(lane, channel);
        int output = Outputs.output(channel);
        if (outputs.isExit(output)) {
            exits.setOwner(channel, lane);
            routes.takeExit(lanes.front(lane));
        } else {
            lanes.setOwner(inputs.lane(channel), lane);
            routes.takeLink(lanes.front(lane), outputs.port(output), Outputs.vc(channel));
        }
        doors.clearOpen(channel);
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
        doors.setOpen(channel);
        int output = Outputs.output(channel);
        if (!doors.isEmpty(output)) {
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
        int last = lanes.queue(lane);
        if (last == NONE) {
            lanes.setFront(lane, NONE);
            return;
        }
        int first = packets.next[last];
        if (first == last) {
            lanes.setQueue(lane, NONE);
        } else {
            packets.next[last] = packets.next[first];
        }
        lead(lane, first);
    }

    /** Returns the places that must be free before the packet in front of a lane gets a channel. */
    int room(int lane) {
        int room = rules.room(packets.length[lanes.front(lane)]);
        boolean choosing = requests.options(lanes.request(lane)) > 1;
        return choosing ? Math.max(1, room) : room;
    }
}
