// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Wiring;

/** Recounts what must be conserved: flits, credits, and who owns what. */
final class Audit {
    private final Layout layout;
    private final Regions regions;
    private final int buffer;
    private final Packets packets;
    private final InputPorts inputs;
    private final Fronts fronts;
    private final OutputPorts outputs;
    private final Events events;
    private final Injection injection;

    Audit(
            Layout layout,
            Regions regions,
            Rules rules,
            Packets packets,
            InputPorts inputs,
            Fronts fronts,
            OutputPorts outputs,
            Events events,
            Injection injection) {
        this.layout = layout;
        this.regions = regions;
        this.packets = packets;
        this.inputs = inputs;
        this.fronts = fronts;
        this.outputs = outputs;
        this.events = events;
        this.injection = injection;
        buffer = rules.buffer();
    }

    /**
     * Counts.
     *
     * @param inNetwork flits of the packets that have entered and are not yet delivered
     * @throws IllegalStateException naming the first law that does not hold
     */
    void run(long inNetwork) {
        int[] flits = new int[layout.lanes];
        events.flits.forEach(lane -> flits[lane]++);
        events.headers.forEachFirst(lane -> flits[lane]++);
        int[] credits = new int[layout.lanes];
        events.credits.forEach(0, regions.routers, lane -> credits[lane]++);
        int[] terminalCredits = new int[layout.wiring.terminals << layout.shift];
        events.credits.forEach(
                regions.routers, regions.routers + 1, lane -> terminalCredits[lane]++);
        long counted = injection.flitsLeft() + flitsLeaving();
        for (int lane = 0; lane < layout.lanes; lane++) {
            if (layout.exists(lane)) {
                counted += flits[lane] + inputs.stored(lane);
                checkOwner(lane);
                checkFeeder(lane, flits[lane], credits, terminalCredits);
            }
        }
        for (int terminal = 0; terminal < layout.wiring.terminals; terminal++) {
            checkExit(terminal, credits);
        }
        if (counted != inNetwork) {
            throw new IllegalStateException(
                    "flits: "
                            + counted
                            + " counted in the network, "
                            + inNetwork
                            + " must be there");
        }
    }

    /** Flits that have left their last router, of packets whose tail has not yet arrived. */
    private long flitsLeaving() {
        long[] sum = {0};
        events.delivered.forEach(packet -> sum[0] += packets.length[packet]);
        for (int lane = 0; lane < layout.lanes; lane++) {
            if (layout.exists(lane)
                    && inputs.state(lane) == InputPorts.STREAMING
                    && leaves(inputs.out(lane))) {
                sum[0] += packets.length[fronts.packet(lane)] - inputs.left(lane);
            }
        }
        return sum[0];
    }

    private boolean leaves(int out) {
        return layout.wiring.leaving[out >> layout.shift] != Wiring.NONE;
    }

    /** The places of a buffer are free, filled, or between the two. */
    private void checkFeeder(int lane, int underWay, int[] credits, int[] terminalCredits) {
        Wiring wiring = layout.wiring;
        int port = lane >> layout.shift;
        int vc = layout.vc(lane);
        int inside = inputs.stored(lane) + underWay;
        if (wiring.entering[port] != Wiring.NONE) {
            int terminal = wiring.entering[port];
            int free = injection.credits(terminal, vc);
            check(lane, free, inside, terminalCredits[terminal << layout.shift | vc]);
        } else if (wiring.feeder[port] != Wiring.NONE) {
            int feeder = wiring.feeder[port] << layout.shift | vc;
            check(lane, outputs.credits(outputs.lane(feeder)), inside, credits[feeder]);
        }
    }

    private void checkExit(int terminal, int[] credits) {
        for (int vc = 0; vc < layout.vcs; vc++) {
            int lane = layout.wiring.exit[terminal] << layout.shift | vc;
            check(lane, outputs.credits(outputs.lane(lane)), 0, credits[lane]);
        }
    }

    private void check(int lane, int free, int inside, int underWay) {
        if (free + inside + underWay != buffer) {
            throw new IllegalStateException(
                    "credits of "
                            + name(lane)
                            + ": "
                            + free
                            + " there, "
                            + underWay
                            + " under way, "
                            + inside
                            + " flits, buffer "
                            + buffer);
        }
    }

    private void checkOwner(int lane) {
        int owner = outputs.owner(outputs.lane(lane));
        if (owner != OutputPorts.NONE && !(holdsLane(owner) && inputs.out(owner) == lane)) {
            throw new IllegalStateException(name(lane) + ": its owner does not hold it");
        }
        if (holdsLane(lane) && outputs.owner(outputs.lane(inputs.out(lane))) != lane) {
            throw new IllegalStateException(name(lane) + ": does not own the lane that it holds");
        }
    }

    private boolean holdsLane(int lane) {
        return inputs.state(lane) >= InputPorts.GRANTED;
    }

    private String name(int lane) {
        return layout.wiring.name(lane >> layout.shift) + "_vc" + layout.vc(lane);
    }
}
