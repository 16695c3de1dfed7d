// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.function.IntFunction;
import org.kneepoint.simulator.flit.kernel.Conservation;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.Wiring;

/** Recounts what must be conserved: flits, credits, and who owns what. */
final class PipelinedAudit {
    private final Layout layout;
    private final Regions regions;
    private final int buffer;
    private final Packets packets;
    private final InputPorts inputs;
    private final PacketQueues fronts;
    private final OutputPorts outputs;
    private final Events events;
    private final Injection injection;
    private final IntFunction<String> name = this::name;

    PipelinedAudit(RouterState state, Injection injection) {
        this.injection = injection;
        layout = state.layout;
        regions = state.regions;
        packets = state.packets;
        inputs = state.inputs;
        fronts = state.fronts;
        outputs = state.outputs;
        events = state.events;
        buffer = state.flow.buffer();
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
        Conservation.requireFlits(counted, inNetwork);
    }

    /** Flits that have left their last router, of packets whose tail has not yet arrived. */
    private long flitsLeaving() {
        long[] sum = {0};
        events.delivered.forEach(packet -> sum[0] += packets.length[packet]);
        for (int lane = 0; lane < layout.lanes; lane++) {
            if (layout.exists(lane)
                    && inputs.state(lane) == InputPorts.STREAMING
                    && leaves(inputs.out(lane))) {
                sum[0] += packets.length[fronts.front(lane)] - inputs.left(lane);
            }
        }
        return sum[0];
    }

    private boolean leaves(int out) {
        return layout.wiring.leaving[out >> layout.shift] != Wiring.NONE;
    }

    private void checkFeeder(int lane, int arriving, int[] credits, int[] terminalCredits) {
        Wiring wiring = layout.wiring;
        int port = lane >> layout.shift;
        int vc = layout.vc(lane);
        if (wiring.entering[port] != Wiring.NONE) {
            int terminal = wiring.entering[port];
            int free = injection.credits(terminal, vc);
            int moving = arriving + terminalCredits[terminal << layout.shift | vc];
            check(lane, free, inputs.stored(lane), moving);
        } else if (wiring.feeder[port] != Wiring.NONE) {
            int feeder = wiring.feeder[port] << layout.shift | vc;
            int free = outputs.credits(outputs.lane(feeder));
            check(lane, free, inputs.stored(lane), arriving + credits[feeder]);
        }
    }

    private void checkExit(int terminal, int[] credits) {
        for (int vc = 0; vc < layout.vcs; vc++) {
            int lane = layout.wiring.exit[terminal] << layout.shift | vc;
            check(lane, outputs.credits(outputs.lane(lane)), 0, credits[lane]);
        }
    }

    private void check(int lane, int free, int stored, int underWay) {
        Conservation.requireCredits(name, lane, free, stored, underWay, buffer);
    }

    private void checkOwner(int lane) {
        int owner = outputs.owner(outputs.lane(lane));
        Conservation.require(
                owner == OutputPorts.NONE || holdsLane(owner) && inputs.out(owner) == lane,
                name,
                lane,
                "its owner does not hold it");
        Conservation.require(
                !holdsLane(lane) || outputs.owner(outputs.lane(inputs.out(lane))) == lane,
                name,
                lane,
                "does not own the lane that it holds");
    }

    private boolean holdsLane(int lane) {
        return inputs.state(lane) >= InputPorts.GRANTED;
    }

    private String name(int lane) {
        return layout.wiring.name(lane >> layout.shift) + "_vc" + layout.vc(lane);
    }
}
