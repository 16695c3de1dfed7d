// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * Switches with buffers at the inputs, whose first packets ask for output links. The place of a
 * link is its stage and the wire after it, so that it leads to the buffer one stage further. A
 * packet on a link still has its room in the buffer that it leaves.
 */
final class OutputLinks implements Switches {
    private static final int IDLE = -1;

    private final Blocking blocking;
    private final Ways ways;
    private final Terminals terminals;
    private final Packets packets;
    private final Completions services;
    private final Buffers buffers;
    private final Lines lines;
    private final int[] carried;
    private final boolean[] stuck;
    private final int shift;
    private final int stride;
    private final int lastStage;

    OutputLinks(
            Sizes sizes, Blocking blocking, Ways ways, Terminals terminals, Completions services) {
        this.blocking = blocking;
        this.ways = ways;
        this.terminals = terminals;
        this.services = services;
        packets = terminals.packets();
        buffers = new Buffers(sizes, packets);
        lines = new Lines(sizes.places());
        carried = new int[sizes.places()];
        Arrays.fill(carried, IDLE);
        stuck = new boolean[sizes.places()];
        shift = sizes.shift();
        stride = sizes.stride();
        lastStage = sizes.lastStage();
    }

    @Override
    public boolean arrive(int source, int goal, double now) {
        if (buffers.isFull(source)) {
            return false;
        }
        buffers.take(source);
        enter(source, packets.create(now, source, goal), now);
        return true;
    }

    /** A packet comes into a buffer, where room was taken for it. */
    private void enter(int buffer, int packet, double now) {
        if (buffers.append(buffer, packet)) {
            ask(buffer, packet, now);
        }
    }

    /** The first packet of a buffer asks for its link. */
    private void ask(int buffer, int packet, double now) {
        int output = Packets.output(packets.goal(packet));
        int wire = ways.next(buffer >> shift, buffer & stride - 1, output);
        int link = buffer & -stride | wire;
        if (mayBegin(link)) {
            begin(link, buffer, now);
        } else {
            lines.join(link, buffer);
        }
    }

    private boolean mayBegin(int link) {
        return carried[link] == IDLE && !(isReserving(link) && buffers.isFull(link + stride));
    }

    private boolean isReserving(int link) {
        return blocking == Blocking.BEFORE_SERVICE && link < lastStage;
    }

    private void begin(int link, int buffer, double now) {
        carried[link] = buffer;
        if (isReserving(link)) {
            buffers.take(link + stride);
        }
        services.begin(link, now);
    }

    @Override
    public void complete(int link, double now) {
        if (link < lastStage && !isReserving(link)) {
            if (buffers.isFull(link + stride)) {
                refuse(link, now);
                return;
            }
            buffers.take(link + stride);
        }
        pass(link, now);
    }

    private void refuse(int link, double now) {
        switch (blocking) {
            case AFTER_SERVICE -> stuck[link] = true;
            case REPEAT -> services.begin(link, now);
            default -> {
                int buffer = carried[link];
                terminals.drop(buffers.remove(buffer), now);
                vacate(link, buffer, now);
            }
        }
    }

    /** The packet on a link goes where there is room for it. */
    private void pass(int link, double now) {
        int buffer = carried[link];
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
        if (packet != Packets.NONE) {
            ask(buffer, packet, now);
        }
        release(buffer, now);
        carried[link] = IDLE;
        offer(link, now);
    }

    /** Gives room to the packet on the link that leads to it, if that has waited for it. */
    private void release(int buffer, double now) {
        int link = buffer - stride;
        if (link >= 0 && stuck[link]) {
            stuck[link] = false;
            pass(link, now);
        } else {
            buffers.free(buffer);
            if (link >= 0 && blocking == Blocking.BEFORE_SERVICE) {
                offer(link, now);
            }
        }
    }

    /** Offers a link to who has waited for it. */
    private void offer(int link, double now) {
        if (!lines.isEmpty(link) && mayBegin(link)) {
            begin(link, lines.take(link), now);
        }
    }

    @Override
    public int glance(int link) {
        return carried[link] + (link < lastStage ? buffers.head(link + stride) : 0);
    }

    @Override
    public int look(int link) {
        int buffer = carried[link];
        return buffer == IDLE ? 0 : buffers.head(buffer);
    }

    @Override
    public void audit() {
        boolean reserves = blocking == Blocking.BEFORE_SERVICE;
        buffers.audit(reserves ? services.size() - services.countFrom(lastStage) : 0);
        int held = 0;
        for (int link = 0; link < carried.length; link++) {
            held += stuck[link] ? 1 : 0;
            Law.holds(
                    !stuck[link] || buffers.isFull(link + stride),
                    "who is stuck has no room",
                    link);
            Law.holds(lines.isEmpty(link) || !mayBegin(link), "who waits has no link", link);
        }
        int busy = (int) Arrays.stream(carried).filter(buffer -> buffer != IDLE).count();
        Law.same("links that hold packets", busy, services.size() + held);
        Law.same("first packets", buffers.occupied(), busy + lines.count());
    }
}
