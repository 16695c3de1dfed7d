// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.stream.IntStream;
import org.kneepoint.simulator.flit.kernel.FlitEngine;
import org.kneepoint.simulator.flit.kernel.FlitStreamIds;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** Engine of a network of ideal wormhole routers; see the rules of the package. */
public final class IdealRouterEngine extends FlitEngine {
    private static final int NONE = VcTable.NONE;
    private static final double TAIL_CYCLES = 1;
    private static final double DIRECT_TAIL_CYCLES = 1.5;

    private final PacketRouting routes;
    private final VcTable vcTable;
    private final VcConnections connections;
    private final IdealInputBuffers buffers;
    private final OutputRequests requests;
    private final OutputVcSelection outputSelection;
    private final FlitTransfers transfers;
    private final IdealPrefetch prefetch;
    private final TimerWheel inTransit;
    private final TieBreakers tieBreakers;
    private final long[] carried;
    private final boolean isDirect;
    private final boolean isStoreAndForward;
    private final double tailCycles;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param context objects of the run; of its random streams {@link FlitStreamIds#TIES} is used
     * @param terminals attachment of the terminals
     */
    public IdealRouterEngine(RouterContext context, TerminalAttachment terminals) {
        super(context);
        routes = context.routes();
        FlowControl flow = context.flowControl();
        var ties = context.streams().stream(FlitStreamIds.TIES);
        tieBreakers = new TieBreakers(ties);
        vcTable = new VcTable(wiring, flow.vcs());
        ChannelTable channelTable = new ChannelTable(vcTable.channels());
        connections = new VcConnections(vcTable, channelTable);
        buffers =
                new IdealInputBuffers(
                        vcTable, flow.buffer(), packets, wiring.maxDelay() > 1, clock);
        requests = new OutputRequests(wiring, vcTable, channelTable);
        outputSelection =
                new OutputVcSelection(vcTable, connections, buffers, requests, context, ties);
        inTransit = new TimerWheel(wiring.maxDelay());
        prefetch =
                new IdealPrefetch(vcTable, channelTable, connections, wiring, packets, tieBreakers);
        transfers =
                new FlitTransfers(
                        context,
                        clock,
                        terminals,
                        vcTable,
                        channelTable,
                        connections,
                        buffers,
                        requests,
                        outputSelection,
                        inTransit,
                        prefetch);
        carried = new long[vcTable.channels()];
        isDirect = terminals == TerminalAttachment.DIRECT;
        isStoreAndForward = flow.isStoreAndForward();
        tailCycles = isDirect ? DIRECT_TAIL_CYCLES : TAIL_CYCLES;
    }

    @Override
    public void advance(double until) {
        while (clock.cycle < until) {
            transfers.startCycle();
            int[] due = inTransit.due(clock);
            if (transfers.isPending() || due[0] > 0 || !sources.isIdle(clock.cycle)) {
                arrive(due);
                step();
            }
            clock.cycle++;
        }
    }

    private void step() {
        generate();
        transfers.transfer();
        for (int i = 0; i < transfers.left.size(); i++) {
            transfers.scheduleRequests(transfers.left.get(i));
        }
        for (int i = 0; i < transfers.filled.size(); i++) {
            prefetch.beforeRequests(transfers.filled, requests, i);
            advanceVc(transfers.filled.get(i), clock.cycle + 1);
        }
        for (int i = 0; i < transfers.finished.size(); i++) {
            prefetch.beforeFinish(transfers.finished, carried, i);
            finish(transfers.finished.get(i));
        }
    }

    /** Processes the arrivals from channels of more than one cycle. */
    private void arrive(int[] due) {
        for (int i = 1; i <= due[0]; i++) {
            if (buffers.arrive(due[i]) || isStoreAndForward) {
                advanceVc(due[i], clock.cycle);
            }
        }
        due[0] = 0;
    }

    /** Generates messages and offers those of idle sources. */
    private void generate() {
        int woken = sources.generate(clock.cycle);
        for (int i = 0; i < woken; i++) {
            int source = vcTable.source(sources.newlyBacklogged(i));
            if (buffers.isEmpty(source)) {
                offerNextPacket(source, clock.cycle);
            }
        }
    }

    /** Ends a connection after its tail, and starts the next packet of the input VC. */
    private void finish(int outputVc) {
        int inputVc = connections.inputOf(outputVc);
        int packet = buffers.pollPacket(inputVc);
        carried[vcTable.channel(outputVc)] += packets.length[packet];
        if (vcTable.isSource(inputVc)) {
            sources.tailInjected(packet, clock.cycle);
        }
        if (connections.isEjecting(outputVc)) {
            deliver(packet);
        }
        transfers.disconnect(outputVc);
        advanceVc(inputVc, clock.cycle + 1);
    }

    private void deliver(int packet) {
        if (isDirect) {
            packets.hops[packet]++;
        }
        sinks.deliver(packet, clock.cycle + tailCycles);
    }

    /** Continues with the next flit or packet of an input VC, from a cycle on. */
    private void advanceVc(int inputVc, long from) {
        int outputVc = connections.outputOf(inputVc);
        if (outputVc != NONE) {
            transfers.requestTransfer(outputVc);
        } else if (!buffers.isEmpty(inputVc)) {
            requestOutput(inputVc, from);
        } else if (vcTable.isSource(inputVc)) {
            offerNextPacket(inputVc, from);
        }
    }

    /** Offers the next packet of an empty source, if there is one. */
    private void offerNextPacket(int source, long from) {
        int terminal = vcTable.terminal(source);
        int packet = sources.first(terminal);
        if (packet == NONE) {
            return;
        }
        routes.inject(packet);
        tieBreakers.draw(packet);
        buffers.fillSource(source, packet);
        if (isDirect) {
            requestOutput(source, from);
        } else {
            transfers.connect(source, vcTable.injectionVc(terminal));
        }
    }

    /**
     * Requests an output for the header of an input VC, unless it has or must wait for its tail.
     */
    private void requestOutput(int inputVc, long from) {
        int packet = buffers.headPacket(inputVc);
        boolean isIncomplete =
                isStoreAndForward && buffers.count(inputVc) < buffers.requiredPlaces(packet);
        if (isIncomplete || requests.of(inputVc) != OutputRequests.NONE) {
            return;
        }
        int port = vcTable.inputPort(inputVc);
        int candidates = routes.findCandidates(packet, port, vcTable.vc(inputVc));
        int router = wiring.router[port];
        requests.add(inputVc, router, packet, from, tieBreakers.of(packet), routes, candidates);
        transfers.scheduleRouter(router);
    }

    @Override
    public int terminals() {
        return isDirect ? 0 : wiring.terminals;
    }

    @Override
    public long flitsInjected(int terminal) {
        return flitsOfChannel(vcTable.channel(vcTable.injectionVc(terminal)));
    }

    @Override
    protected long flitsSent(int port) {
        return flitsOfChannel(port);
    }

    @Override
    protected int credits(int port) {
        return ends(port).map(buffers::freePlaces).sum();
    }

    @Override
    protected boolean isBlocked(int port) {
        return ends(port).anyMatch(end -> buffers.freePlaces(end) <= 0);
    }

    @Override
    protected int occupancy(int port) {
        return ends(port).map(buffers::count).sum();
    }

    /** Returns the downstream input VCs of an output port. */
    private IntStream ends(int port) {
        return IntStream.range(0, vcTable.vcsOf(port)).map(vc -> vcTable.id(port, vc));
    }

    /** Returns the number of flits carried by a channel of a port or terminal. */
    private long flitsOfChannel(int channel) {
        long flits = carried[channel];
        for (int vc = 0; vc < vcTable.vcsOf(channel); vc++) {
            flits += flitsTransferred(vcTable.id(channel, vc));
        }
        return flits;
    }

    /** Returns the number of flits transferred of the present packet of an output VC. */
    private int flitsTransferred(int outputVc) {
        int inputVc = connections.inputOf(outputVc);
        return inputVc == NONE
                ? 0
                : packets.length[buffers.headPacket(inputVc)]
                        - connections.remainingFlits(outputVc);
    }

    @Override
    public long backlogFlits() {
        long flits = sources.queuedFlits() + buffers.flits();
        for (int terminal = 0; terminal < wiring.terminals; terminal++) {
            int source = vcTable.source(terminal);
            if (!buffers.isEmpty(source) && !buffers.isHeadWaiting(source)) {
                flits += buffers.count(source);
            }
        }
        for (int outputVc = 0; outputVc < vcTable.channelVcs(); outputVc++) {
            if (connections.isEjecting(outputVc)) {
                flits += flitsTransferred(outputVc);
            }
        }
        return flits;
    }

    @Override
    protected WaitForGraph waitForGraph() {
        return new IdealWaitForGraph(vcTable, connections, buffers, requests, outputSelection);
    }

    @Override
    public void checkInvariants() {
        connections.checkInvariants();
        buffers.checkInvariants(inTransit.size());
        transfers.checkInvariants();
    }
}
