// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;

/** Takes up what arrives. */
final class Arrivals {
    private final Clock now;
    private final Events events;
    private final InputPorts inputs;
    private final OutputPorts outputs;
    private final Bids bids;
    private final RouteComputation routeComputation;
    private final VcAllocation vcAllocation;
    private final Speculation speculation;
    private final int shift;
    private final boolean storing;
    private final boolean greedy;

    Arrivals(
            RouterState state,
            RouteComputation routeComputation,
            VcAllocation vcAllocation,
            Speculation speculation) {
        now = state.now;
        events = state.events;
        inputs = state.inputs;
        outputs = state.outputs;
        bids = state.bids;
        this.routeComputation = routeComputation;
        this.vcAllocation = vcAllocation;
        this.speculation = speculation;
        shift = state.layout.shift;
        storing = state.flow.storesPackets();
        greedy = state.handOver.isGreedy;
    }

    /** Takes up what is due in the region. */
    void run() {
        flits(events.flits.due(now));
        headers(events.headers.due(now));
        credits(events.credits.due(now));
        routed(events.routed.due(now));
        granted(events.granted.due(now));
        if (speculation != null) {
            early(events.early.due(now));
        }
    }

    /** Flits other than headers arrive. */
    private void flits(int[] lanes) {
        for (int i = 1; i <= lanes[0]; i++) {
            int at = inputs.lane(lanes[i]);
            int stored = ++inputs.record[at + InputPorts.STORED];
            if (stored == 1 || storing) {
                flit(lanes[i], at, stored);
            }
        }
        lanes[0] = 0;
    }

    private void flit(int lane, int at, int stored) {
        int state = inputs.record[at + InputPorts.STATE];
        if (state == InputPorts.STREAMING) {
            int out = inputs.record[at + InputPorts.OUT];
            if (stored == 1 && outputs.credits(outputs.lane(out)) > 0) {
                bids.add(out >> shift, inputs.place(lane));
            }
        } else if (state == InputPorts.GATHERING) {
            routeComputation.gather(lane);
        }
    }

    /** Headers arrive: pairs of lane and packet. */
    private void headers(int[] pairs) {
        for (int i = 1; i < pairs[0]; i += 2) {
            inputs.record[inputs.lane(pairs[i]) + InputPorts.STORED]++;
            routeComputation.arrive(pairs[i], pairs[i + 1]);
        }
        pairs[0] = 0;
    }

    /** Credits arrive. */
    private void credits(int[] lanes) {
        for (int i = 1; i <= lanes[0]; i++) {
            int at = outputs.lane(lanes[i]);
            int credits = outputs.addCredit(at);
            if (credits == 1 || !greedy) {
                credit(lanes[i], outputs.owner(at), credits);
            }
        }
        lanes[0] = 0;
    }

    private void credit(int out, int owner, int credits) {
        if (owner != OutputPorts.NONE) {
            if (credits == 1) {
                resume(owner, out);
            }
        } else if (greedy) {
            vcAllocation.makeRoom(out);
        } else {
            vcAllocation.release(out);
        }
    }

    private void resume(int lane, int out) {
        int at = inputs.lane(lane);
        if (inputs.record[at + InputPorts.STORED] > 0
                && inputs.record[at + InputPorts.STATE] >= InputPorts.HEADING) {
            bids.add(out >> shift, inputs.place(lane));
        }
    }

    /** Routes have been computed. */
    private void routed(int[] lanes) {
        for (int i = 1; i <= lanes[0]; i++) {
            vcAllocation.enter(lanes[i]);
        }
        lanes[0] = 0;
    }

    /** The allocation of output lanes is complete. */
    private void granted(int[] lanes) {
        for (int i = 1; i <= lanes[0]; i++) {
            if (speculation == null || speculation.end(lanes[i])) {
                vcAllocation.ready(lanes[i]);
            }
        }
        lanes[0] = 0;
    }

    /** Headers may bid for the switch before their output lane is known. */
    private void early(int[] lanes) {
        for (int i = 1; i <= lanes[0]; i++) {
            speculation.begin(lanes[i]);
        }
        lanes[0] = 0;
    }
}
