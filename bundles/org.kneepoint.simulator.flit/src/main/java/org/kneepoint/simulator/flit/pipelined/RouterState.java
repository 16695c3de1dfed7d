// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.ChannelPace;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;
import org.kneepoint.simulator.flit.kernel.Wiring;

/** What the stages of all pipelined routers of a network work on. Owned by one thread. */
final class RouterState {
    final Wiring wiring;
    final FlowControl flow;
    final Rules rules;
    final Clock now;
    final Packets packets;
    final Layout layout;
    final Regions regions;
    final Events events;
    final InputPorts inputs;
    final OutputPorts outputs;
    final PacketQueues fronts;
    final Requests requests;
    final HandOver handOver;
    final Bids bids;

    /** When channels can take flits, or null if each takes one per cycle. */
    final ChannelPace pace;

    /**
     * Makes empty routers.
     *
     * @param now the clock of the network
     * @param regionBytes about how much of the state a region holds
     */
    RouterState(RouterContext context, Rules rules, Clock now, int regionBytes) {
        this.rules = rules;
        this.now = now;
        wiring = context.wiring();
        flow = context.flow();
        packets = context.packets();
        layout = new Layout(wiring, flow.vcs());
        Horizon horizon = new Horizon(wiring, rules.delays());
        regions = new Regions(layout, regionBytes, TimerWheel.slots(horizon.longest()));
        events = new Events(horizon, regions);
        inputs = new InputPorts(layout, regions, rules.delays());
        outputs = new OutputPorts(layout, regions, rules.delays(), flow.buffer());
        fronts = new PacketQueues(layout.lanes, packets);
        requests = new Requests(layout, inputs);
        handOver = new HandOver(layout, flow, outputs, requests, packets);
        bids = new Bids(layout, outputs.bidding);
        pace = ChannelPace.of(wiring);
    }
}
