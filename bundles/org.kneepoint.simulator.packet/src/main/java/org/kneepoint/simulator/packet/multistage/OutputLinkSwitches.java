// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * Switches with input buffers whose head packets request output links. The place of a link is its
 * stage and the wire after it, so that it leads to the buffer of the next stage. A packet on a link
 * still occupies its place in the buffer.
 */
final class OutputLinkSwitches implements MultistageSwitches {
    private static final int IDLE = -1;

    private final BlockingPolicy blocking;
    private final StageWiring wiring;
    private final MultistageTerminals terminals;
    private final MultistagePacketPool packets;
    private final ServiceCompletions services;
    private final MultistageBuffers buffers;
    private final WaitingLines waitingLines;
    private final int[] bufferOnLink;
    private final boolean[] blocked;
    private final int shift;
    private final int stride;
    private final int lastStage;

    OutputLinkSwitches(
            MultistageLayout layout,
            BlockingPolicy blocking,
            StageWiring wiring,
            MultistageTerminals terminals,
            ServiceCompletions services) {
        this.blocking = blocking;
        this.wiring = wiring;
        this.terminals = terminals;
        this.services = services;
        packets = terminals.packets();
        buffers = new MultistageBuffers(layout, packets);
        waitingLines = new WaitingLines(layout.places());
        bufferOnLink = new int[layout.places()];
        Arrays.fill(bufferOnLink, IDLE);
        blocked = new boolean[layout.places()];
        shift = layout.shift();
        stride = layout.stride();
        lastStage = layout.lastStage();
    }

    @Override
    public boolean inject(int source, int request, double now) {
        if (buffers.isFull(source)) {
            return false;
        }
        buffers.reserve(source);
        enter(source, packets.create(now, source, request), now);
        return true;
    }

    /** Adds a packet to a buffer, in a reserved place. */
    private void enter(int buffer, int packet, double now) {
        if (buffers.append(buffer, packet)) {
            requestLink(buffer, packet, now);
        }
    }

    /** Requests the link of the head packet of a buffer. */
    private void requestLink(int buffer, int packet, double now) {
        int output = MultistagePacketPool.output(packets.request(packet));
        int wire = wiring.wireAfter(buffer >> shift, buffer & stride - 1, output);
        int link = buffer & -stride | wire;
        if (mayBegin(link)) {
            begin(link, buffer, now);
        } else {
            waitingLines.add(link, buffer);
        }
    }

    private boolean mayBegin(int link) {
        return bufferOnLink[link] == IDLE && !(isReserving(link) && buffers.isFull(link + stride));
    }

    private boolean isReserving(int link) {
        return blocking == BlockingPolicy.BEFORE_SERVICE && link < lastStage;
    }

    private void begin(int link, int buffer, double now) {
        bufferOnLink[link] = buffer;
        if (isReserving(link)) {
            buffers.reserve(link + stride);
        }
        services.begin(link, now);
    }

    @Override
    public void complete(int link, double now) {
        if (link < lastStage && !isReserving(link)) {
            if (buffers.isFull(link + stride)) {
                block(link, now);
                return;
            }
            buffers.reserve(link + stride);
        }
        transfer(link, now);
    }

    private void block(int link, double now) {
        switch (blocking) {
            case AFTER_SERVICE -> blocked[link] = true;
            case REPEAT -> services.begin(link, now);
            default -> {
                int buffer = bufferOnLink[link];
                terminals.drop(buffers.remove(buffer), now);
                vacate(link, buffer, now);
            }
        }
    }

    /** Moves the packet on a link to its reserved place. */
    private void transfer(int link, double now) {
        int buffer = bufferOnLink[link];
        int packet = buffers.remove(buffer);
        if (link < lastStage) {
            enter(link + stride, packet, now);
        } else {
            terminals.deliver(packet, now);
        }
        vacate(link, buffer, now);
    }

    /**
     * Processes the departure of a packet from a buffer through a link. The link is offered last,
     * so that a request of the same instant is served after those that have waited.
     */
    private void vacate(int link, int buffer, double now) {
        int packet = buffers.head(buffer);
        if (packet != MultistagePacketPool.NONE) {
            requestLink(buffer, packet, now);
        }
        releasePlace(buffer, now);
        bufferOnLink[link] = IDLE;
        offerLink(link, now);
    }

    /** Frees a place for the packet that waits on the link to it, if any. */
    private void releasePlace(int buffer, double now) {
        int link = buffer - stride;
        if (link >= 0 && blocked[link]) {
            blocked[link] = false;
            transfer(link, now);
        } else {
            buffers.free(buffer);
            if (link >= 0 && blocking == BlockingPolicy.BEFORE_SERVICE) {
                offerLink(link, now);
            }
        }
    }

    /** Offers a link to the buffer that has waited longest for it. */
    private void offerLink(int link, double now) {
        if (!waitingLines.isEmpty(link) && mayBegin(link)) {
            begin(link, waitingLines.poll(link), now);
        }
    }

    @Override
    public int readHead(int link) {
        return bufferOnLink[link] + (link < lastStage ? buffers.head(link + stride) : 0);
    }

    @Override
    public int readNext(int link) {
        int buffer = bufferOnLink[link];
        return buffer == IDLE ? 0 : buffers.head(buffer);
    }

    @Override
    public void checkInvariants() {
        boolean reserves = blocking == BlockingPolicy.BEFORE_SERVICE;
        buffers.checkInvariants(reserves ? services.size() - services.countFrom(lastStage) : 0);
        int held = 0;
        for (int link = 0; link < bufferOnLink.length; link++) {
            held += blocked[link] ? 1 : 0;
            MultistageInvariants.require(
                    !blocked[link] || buffers.isFull(link + stride),
                    "a blocked packet has no free place",
                    link);
            MultistageInvariants.require(
                    waitingLines.isEmpty(link) || !mayBegin(link),
                    "a requested link is busy",
                    link);
        }
        int busy = (int) Arrays.stream(bufferOnLink).filter(buffer -> buffer != IDLE).count();
        MultistageInvariants.requireEqual("links with packets", busy, services.size() + held);
        MultistageInvariants.requireEqual(
                "head packets", buffers.occupied(), busy + waitingLines.count());
    }
}
