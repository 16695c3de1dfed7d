// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * Switches with buffers at the inputs, whose first packets ask for output links. The place of a
 * link is its stage and the wire after it, so that it leads to the buffer one stage further. A
 * packet on a link still has its room in the buffer that it leaves.
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

    /** A packet comes into a buffer, where room was taken for it. */
    private void enter(int buffer, int packet, double now) {
        if (buffers.append(buffer, packet)) {
            requestLink(buffer, packet, now);
        }
    }

    /** The first packet of a buffer asks for its link. */
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

    /** The packet on a link goes where there is room for it. */
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
     * A packet has left a buffer by a link. The link comes last, so that whoever asks for it at
     * this instant comes after who has waited.
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

    /** Gives room to the packet on the link that leads to it, if that has waited for it. */
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

    /** Offers a link to who has waited for it. */
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
                    "who is stuck has no room",
                    link);
            MultistageInvariants.require(
                    waitingLines.isEmpty(link) || !mayBegin(link), "who waits has no link", link);
        }
        int busy = (int) Arrays.stream(bufferOnLink).filter(buffer -> buffer != IDLE).count();
        MultistageInvariants.requireEqual("links that hold packets", busy, services.size() + held);
        MultistageInvariants.requireEqual(
                "first packets", buffers.occupied(), busy + waitingLines.count());
    }
}
