// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.PacketSources;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;
import org.kneepoint.simulator.flit.kernel.VcList;

/**
 * Decides the flit transfers and output allocations of a cycle, and transfers the flits.
 *
 * <p>A flit moves if the buffer ahead has a free place, or if it is full and its first flit moves
 * in the same cycle. Decisions therefore proceed upstream, from the flits that can move by
 * themselves. In a ring of full buffers nothing moves. A waiting flit costs nothing until the state
 * it waits for changes.
 */
final class FlitTransfers {
    private static final String MISSED_TRANSFER = "a possible transfer was missed";

    private final NetworkWiring wiring;
    private final VcTable vcTable;
    private final ChannelTable channelTable;
    private final VcConnections connections;
    private final IdealInputBuffers buffers;
    private final OutputRequests requests;
    private final OutputVcSelection outputSelection;
    private final PacketPool packets;
    private final PacketRouting routes;
    private final PacketSources sources;
    private final TimerWheel inTransit;
    private final Clock clock;
    private final boolean isDirect;
    private final boolean hasSeveralVcs;
    private final boolean hasLongChannels;
    private final boolean isStoreAndForward;
    private final boolean needsRoom;
    private final IdealPrefetch prefetch;
    private final ChannelArbiter arbiter;
    private final UniqueIntQueue pendingRouters;
    private final UniqueIntQueue contestedChannels;

    /** Input VCs that flits have left, if the requests for them depend on their room. */
    final VcList left = new VcList();

    /** Input VCs that a flit has entered and that were empty, or are to store whole packets. */
    final VcList filled = new VcList();

    /** Output VCs that a tail has entered. */
    final VcList finished = new VcList();

    FlitTransfers(
            RouterContext context,
            Clock clock,
            TerminalAttachment terminals,
            VcTable vcTable,
            ChannelTable channelTable,
            VcConnections connections,
            IdealInputBuffers buffers,
            OutputRequests requests,
            OutputVcSelection outputSelection,
            TimerWheel inTransit,
            IdealPrefetch prefetch) {
        this.prefetch = prefetch;
        wiring = context.wiring();
        this.clock = clock;
        this.vcTable = vcTable;
        this.channelTable = channelTable;
        this.connections = connections;
        this.buffers = buffers;
        this.requests = requests;
        this.outputSelection = outputSelection;
        this.inTransit = inTransit;
        packets = context.packets();
        routes = context.routes();
        sources = context.sources();
        isDirect = terminals == TerminalAttachment.DIRECT;
        hasSeveralVcs = context.flowControl().vcs() > 1;
        hasLongChannels = wiring.maxDelay() > 1;
        isStoreAndForward = context.flowControl().isStoreAndForward();
        needsRoom = !context.flowControl().isNonAtomicWormhole();
        arbiter =
                new ChannelArbiter(
                        vcTable, channelTable, wiring.ports, ChannelRateLimiter.of(wiring), clock);
        pendingRouters = new UniqueIntQueue(wiring.routers);
        contestedChannels = new UniqueIntQueue(vcTable.channels());
    }

    /** Returns whether a flit may move in the next cycle to be decided. */
    boolean isPending() {
        return !arbiter.isIdle() || !pendingRouters.isEmpty();
    }

    /** Schedules a router for allocation in this cycle. */
    void scheduleRouter(int router) {
        pendingRouters.add(router);
    }

    /** Schedules the requests for an output VC if it is free. */
    void scheduleRequests(int outputVc) {
        int channel = vcTable.channel(outputVc);
        if (connections.inputOf(outputVc) == VcTable.NONE && requests.isRequested(channel)) {
            scheduleRouter(wiring.router[channel]);
        }
    }

    /** Requests the transfer of the next flit into an output VC. */
    void requestTransfer(int outputVc) {
        arbiter.request(outputVc);
    }

    /** Starts a cycle. */
    void startCycle() {
        prefetch.startCycle();
        left.clear();
        filled.clear();
        finished.clear();
        if (VcTable.stamp(clock) == 0) {
            vcTable.forgetMoves();
            channelTable.forgetGrants();
        }
    }

    /** Transfers the flits of a cycle. */
    void transfer() {
        for (int channel = arbiter.nextRequested(0);
                channel != VcTable.NONE;
                channel = arbiter.nextRequested(channel + 1)) {
            prefetch.beforeTransfers(channel, arbiter);
            if (isShared(channel)) {
                contestedChannels.add(channel);
            } else {
                arbitrate(channel);
            }
        }
        while (!pendingRouters.isEmpty() || !contestedChannels.isEmpty()) {
            if (!pendingRouters.isEmpty()) {
                prefetch.beforeService(pendingRouters, requests);
                serveRequests(pendingRouters.poll());
            } else {
                arbitrate(contestedChannels.poll());
            }
        }
    }

    /** Transfers as many flits on a channel as its rate and the requests permit. */
    private void arbitrate(int channel) {
        while (!arbiter.isUsed(channel)) {
            int outputVc = arbiter.next(channel);
            while (outputVc != VcTable.NONE && !canTransfer(outputVc)) {
                arbiter.withdraw(outputVc);
                outputVc = arbiter.next(channel);
            }
            if (outputVc == VcTable.NONE) {
                return;
            }
            transferChain(transfer(outputVc));
            if (!arbiter.isRateLimited()) {
                return;
            }
        }
    }

    private boolean canTransfer(int outputVc) {
        return hasFlit(connections.inputOf(outputVc)) && outputSelection.hasRoom(outputVc);
    }

    /** Returns whether an input VC has a flit that did not enter in this cycle. */
    private boolean hasFlit(int inputVc) {
        int flits = buffers.count(inputVc);
        return flits > 1 || flits == 1 && !(arbiter.isGranted(inputVc) && !isLong(inputVc));
    }

    /** Returns whether the channel of an output VC takes more than one cycle. */
    private boolean isLong(int outputVc) {
        return hasLongChannels && delay(outputVc) > 1;
    }

    /** Returns the delay of the channel of an output VC, cycles. */
    private int delay(int outputVc) {
        int channel = vcTable.channel(outputVc);
        return channel < wiring.ports ? wiring.delay[channel] : 1;
    }

    /** Transfers a flit into an output VC, and those behind it that can move as a consequence. */
    private void transferChain(int outputVc) {
        int next = outputVc;
        while (next != VcTable.NONE && mayTransferAtOnce(next)) {
            next = transfer(next);
        }
    }

    /**
     * Returns whether a flit may be transferred at once; on a shared channel the arbiter decides
     * later.
     */
    private boolean mayTransferAtOnce(int outputVc) {
        int channel = vcTable.channel(outputVc);
        if (arbiter.isVcUsed(outputVc)) {
            arbiter.request(outputVc);
            return false;
        }
        if (isShared(channel)) {
            arbiter.request(outputVc);
            contestedChannels.add(channel);
            return false;
        }
        return true;
    }

    /**
     * Returns whether several virtual channels of a channel are in use, or may be before the end of
     * the decisions.
     */
    private boolean isShared(int channel) {
        return hasSeveralVcs && (connections.hasSeveral(channel) || requests.isRequested(channel));
    }

    /** Transfers a flit; returns the output VC into which another can now move, or NONE. */
    private int transfer(int outputVc) {
        int inputVc = connections.inputOf(outputVc);
        arbiter.grant(outputVc);
        leave(inputVc);
        enter(outputVc);
        if (connections.countFlit(outputVc) == 0) {
            finished.add(outputVc);
        }
        boolean wasFull =
                !vcTable.isSource(inputVc)
                        && buffers.freePlaces(inputVc) == 1
                        && !arbiter.isGranted(inputVc);
        if (!wasFull) {
            return VcTable.NONE;
        }
        int origin = connections.inputOf(inputVc);
        if (origin == VcTable.NONE) {
            scheduleRequests(inputVc);
            return VcTable.NONE;
        }
        return hasFlit(origin) ? inputVc : VcTable.NONE;
    }

    private void leave(int inputVc) {
        if (vcTable.isSource(inputVc)) {
            if (buffers.isHeadWaiting(inputVc)) {
                sources.poll(vcTable.terminal(inputVc), clock.cycle);
            }
        } else if (needsRoom) {
            left.add(inputVc);
        }
        buffers.leave(inputVc);
    }

    private void enter(int outputVc) {
        if (connections.isEjecting(outputVc)) {
            return;
        }
        if (isLong(outputVc)) {
            buffers.reserve(outputVc);
            inTransit.add(clock.cycle + delay(outputVc), 0, outputVc);
        } else if (buffers.enter(outputVc) || isStoreAndForward) {
            filled.add(outputVc);
        }
    }

    /** Allocates free outputs to the requests of a router, in order. */
    private void serveRequests(int router) {
        int request = requests.first(router);
        while (request != OutputRequests.NONE) {
            int following = requests.after(request);
            int outputVc = outputSelection.select(request);
            if (outputVc != VcTable.NONE) {
                grant(request, outputVc);
            }
            request = following;
        }
    }

    private void grant(int request, int outputVc) {
        int inputVc = requests.inputVc(request);
        requests.remove(request);
        routes.outputAllocated(
                buffers.headPacket(inputVc), vcTable.channel(outputVc), vcTable.vc(outputVc));
        connect(inputVc, outputVc);
        transferChain(outputVc);
    }

    /** Connects the head packet of an input VC to an output VC. */
    void connect(int inputVc, int outputVc) {
        int packet = buffers.headPacket(inputVc);
        connections.connect(inputVc, outputVc, packets.length[packet]);
        if (isDirect && isLastLink(outputVc, packet)) {
            connections.setEjecting(outputVc, true);
        }
        if (!connections.isEjecting(outputVc)) {
            buffers.enqueue(outputVc, packet);
        }
        arbiter.request(outputVc);
    }

    /** Returns whether an output is the last link of a packet. */
    private boolean isLastLink(int outputVc, int packet) {
        int peer = wiring.peer[vcTable.channel(outputVc)];
        return wiring.router[peer]
                == wiring.router[wiring.ejectionPort[packets.destination[packet]]];
    }

    /** Disconnects an output VC after the transfer of a tail. */
    void disconnect(int outputVc) {
        arbiter.withdraw(outputVc);
        connections.disconnect(outputVc);
        if (isDirect) {
            connections.setEjecting(outputVc, vcTable.isEjection(outputVc));
        }
        scheduleRequests(outputVc);
    }

    /**
     * Checks that no possible transfer was missed.
     *
     * @throws IllegalStateException if one was
     */
    void checkInvariants() {
        for (int outputVc = 0; outputVc < vcTable.channelVcs(); outputVc++) {
            boolean idle =
                    connections.inputOf(outputVc) == VcTable.NONE || arbiter.isRequested(outputVc);
            FlitInvariants.require(
                    idle || !canTransfer(outputVc),
                    number -> "output VC " + number,
                    outputVc,
                    MISSED_TRANSFER);
        }
        for (int router = 0; router < wiring.routers; router++) {
            int request =
                    pendingRouters.contains(router) ? OutputRequests.NONE : requests.first(router);
            for (; request != OutputRequests.NONE; request = requests.after(request)) {
                FlitInvariants.require(
                        !outputSelection.isFree(request),
                        at -> "router " + at,
                        router,
                        MISSED_TRANSFER);
            }
        }
    }
}
