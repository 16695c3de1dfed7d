// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RouterContext;

/**
 * Decides the flit transfers and output allocations of a cycle.
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
    private final VcConnections connections;
    private final IdealInputBuffers buffers;
    private final OutputRequests requests;
    private final OutputVcSelection outputSelection;
    private final PacketPool packets;
    private final PacketRouting routes;
    private final boolean isDirect;
    private final boolean hasSeveralVcs;
    private final ChannelArbiter arbiter;
    private final UniqueIntQueue pendingRouters;
    private final UniqueIntQueue contestedChannels;
    private int[] outputVcs = new int[64];
    private int[] inputVcs = new int[64];
    private int size;

    FlitTransfers(
            RouterContext context,
            Clock clock,
            TerminalAttachment terminals,
            VcTable vcTable,
            VcConnections connections,
            IdealInputBuffers buffers,
            OutputRequests requests,
            OutputVcSelection outputSelection) {
        wiring = context.wiring();
        this.vcTable = vcTable;
        this.connections = connections;
        this.buffers = buffers;
        this.requests = requests;
        this.outputSelection = outputSelection;
        packets = context.packets();
        routes = context.routes();
        isDirect = terminals == TerminalAttachment.DIRECT;
        hasSeveralVcs = context.flowControl().vcs() > 1;
        arbiter = new ChannelArbiter(vcTable, ChannelRateLimiter.of(wiring), clock);
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

    /** Decides the transfers of a cycle. */
    void decide() {
        for (int channel = arbiter.nextRequested(0);
                channel != VcTable.NONE;
                channel = arbiter.nextRequested(channel + 1)) {
            if (isShared(channel)) {
                contestedChannels.add(channel);
            } else {
                arbitrate(channel);
            }
        }
        while (!pendingRouters.isEmpty() || !contestedChannels.isEmpty()) {
            if (!pendingRouters.isEmpty()) {
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
        return !buffers.isEmpty(connections.inputOf(outputVc))
                && outputSelection.hasRoom(connections.downstream(outputVc));
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
        return hasSeveralVcs
                && (connections.activeVcs(channel) > 1 || requests.isRequested(channel));
    }

    /** Transfers a flit; returns the output VC into which another can now move, or NONE. */
    private int transfer(int outputVc) {
        int inputVc = connections.inputOf(outputVc);
        if (size == outputVcs.length) {
            outputVcs = Arrays.copyOf(outputVcs, 2 * size);
            inputVcs = Arrays.copyOf(inputVcs, 2 * size);
        }
        outputVcs[size] = outputVc;
        inputVcs[size++] = inputVc;
        arbiter.grant(outputVc);
        buffers.setMoving(inputVc, true);
        int behind = connections.upstream(inputVc);
        if (behind == VcTable.NONE || buffers.freePlaces(inputVc) > 0) {
            return VcTable.NONE;
        }
        int origin = connections.inputOf(behind);
        if (origin == VcTable.NONE) {
            scheduleRequests(behind);
            return VcTable.NONE;
        }
        return buffers.isEmpty(origin) ? VcTable.NONE : behind;
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
            connections.ejectAt(outputVc);
        }
        if (connections.downstream(outputVc) != VcTable.NONE) {
            buffers.enqueue(connections.downstream(outputVc), packet);
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
        scheduleRequests(outputVc);
    }

    /** Returns the number of transfers. */
    int size() {
        return size;
    }

    /** Returns the input VC of a transfer. */
    int inputVc(int index) {
        return inputVcs[index];
    }

    /** Returns the output VC of a transfer. */
    int outputVc(int index) {
        return outputVcs[index];
    }

    /** Clears the decisions. */
    void clear() {
        for (int i = 0; i < size; i++) {
            buffers.setMoving(inputVcs[i], false);
            arbiter.release(outputVcs[i]);
        }
        size = 0;
    }

    /**
     * Checks that no possible transfer was missed.
     *
     * @throws IllegalStateException if one was
     */
    void checkInvariants() {
        for (int outputVc = 0; outputVc < vcTable.size(); outputVc++) {
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
