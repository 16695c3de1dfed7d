// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.function.IntConsumer;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** What waits for what, lane by lane: the fronts of the input lanes as they are now. */
final class PipelinedWaits implements WaitForGraph {
    private final Layout layout;
    private final int buffer;
    private final InputPorts inputs;
    private final PacketQueues fronts;
    private final OutputPorts outputs;
    private final HandOver handOver;
    private final Requests requests;
    private final Selection selection;

    PipelinedWaits(RouterState state, Selection selection) {
        this.selection = selection;
        layout = state.layout;
        inputs = state.inputs;
        fronts = state.fronts;
        outputs = state.outputs;
        handOver = state.handOver;
        requests = state.requests;
        buffer = state.flow.buffer();
    }

    @Override
    public int lanes() {
        return layout.lanes;
    }

    @Override
    public int front(int lane) {
        return !layout.exists(lane) || inputs.stored(lane) == 0
                ? InputPorts.NONE
                : fronts.front(lane);
    }

    @Override
    public boolean moves(int lane) {
        switch (inputs.state(lane)) {
            case InputPorts.WAITING:
                return isOpen(lane, inputs.out(lane), requests.permitted(lane), false);
            case InputPorts.CHOOSING:
                return isAnyOpen(lane);
            case InputPorts.HEADING:
            case InputPorts.STREAMING:
                return outputs.credits(outputs.lane(inputs.out(lane))) > 0
                        || !isFull(inputs.out(lane));
            default:
                return true;
        }
    }

    private boolean isAnyOpen(int lane) {
        for (int i = 0; i < selection.options(lane); i++) {
            if (isOpen(lane, selection.port(lane, i), selection.mask(lane, i), true)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether a virtual channel of a port has no owner, and may be given to the front of a
     * lane or soon may.
     */
    private boolean isOpen(int lane, int port, long vcs, boolean choosing) {
        for (long rest = vcs; rest != 0; rest &= rest - 1) {
            int out = port << layout.shift | Long.numberOfTrailingZeros(rest);
            int packet = fronts.front(lane);
            boolean fits = choosing ? handOver.hasRoom(out, packet) : handOver.fits(out, packet);
            if (outputs.owner(outputs.lane(out)) == OutputPorts.NONE && (fits || isInMotion(out))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the input lane to which an output lane leads, or NONE. */
    private int end(int out) {
        int end = outputs.end(outputs.port(out >> layout.shift));
        return end == OutputPorts.NONE ? end : end | layout.vc(out);
    }

    /** Returns whether the buffer behind a lane is full of flits that have arrived. */
    private boolean isFull(int out) {
        int end = end(out);
        return end != OutputPorts.NONE && inputs.stored(end) == buffer;
    }

    /** Returns whether flits or credits are under way on the channel of a lane. */
    private boolean isInMotion(int out) {
        int end = end(out);
        return end == OutputPorts.NONE
                || outputs.credits(outputs.lane(out)) + inputs.stored(end) < buffer;
    }

    @Override
    public void waitsFor(int lane, IntConsumer others) {
        switch (inputs.state(lane)) {
            case InputPorts.WAITING:
                waitsFor(inputs.out(lane), requests.permitted(lane), others);
                break;
            case InputPorts.CHOOSING:
                for (int i = 0; i < selection.options(lane); i++) {
                    waitsFor(selection.port(lane, i), selection.mask(lane, i), others);
                }
                break;
            default:
                others.accept(end(inputs.out(lane)));
        }
    }

    /** The owner of a virtual channel has to go on, or if it has none, what fills its buffer. */
    private void waitsFor(int port, long vcs, IntConsumer others) {
        for (long rest = vcs; rest != 0; rest &= rest - 1) {
            int out = port << layout.shift | Long.numberOfTrailingZeros(rest);
            int owner = outputs.owner(outputs.lane(out));
            others.accept(owner == OutputPorts.NONE ? end(out) : owner);
        }
    }
}
