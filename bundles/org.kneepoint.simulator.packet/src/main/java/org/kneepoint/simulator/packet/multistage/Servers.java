// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Switches whose servers each have a buffer of their own, at the inputs or at the outputs. The
 * place of a server is that of its buffer, whose first packet is the one in service.
 */
final class Servers implements Switches {
    private final Blocking blocking;
    private final Ways ways;
    private final Terminals terminals;
    private final Packets packets;
    private final Completions services;
    private final Buffers buffers;
    private final Lines lines;
    private final int shift;
    private final int wires;
    private final int lastStage;
    private final int passed;

    Servers(Sizes sizes, Rules rules, Ways ways, Terminals terminals, Completions services) {
        this.ways = ways;
        this.terminals = terminals;
        this.services = services;
        blocking = rules.blocking();
        packets = terminals.packets();
        buffers = new Buffers(sizes, packets);
        lines = new Lines(sizes.places());
        shift = sizes.shift();
        wires = sizes.stride() - 1;
        lastStage = sizes.lastStage();
        passed = rules.switching() == Switching.OUTPUT_BUFFERS ? 1 : 0;
    }

    @Override
    public boolean arrive(int source, int goal, double now) {
        int buffer = passed == 0 ? source : ways.next(0, source, Packets.output(goal));
        if (buffers.isFull(buffer)) {
            return false;
        }
        buffers.take(buffer);
        enter(buffer, packets.create(now, source, goal), now);
        return true;
    }

    /** A packet comes into a buffer, where room was taken for it. */
    private void enter(int buffer, int packet, double now) {
        if (buffers.append(buffer, packet)) {
            begin(buffer, packet, now);
        }
    }

    /** The server of a buffer turns to its first packet. */
    private void begin(int buffer, int packet, double now) {
        if (buffer < lastStage) {
            int stage = (buffer >> shift) + passed;
            int output = Packets.output(packets.goal(packet));
            int next = (buffer & ~wires) + wires + 1 | ways.next(stage, buffer & wires, output);
            buffers.aim(buffer, next);
            if (blocking == Blocking.BEFORE_SERVICE) {
                if (buffers.isFull(next)) {
                    lines.join(next, buffer);
                    return;
                }
                buffers.take(next);
            }
        }
        services.begin(buffer, now);
    }

    @Override
    public void complete(int buffer, double now) {
        if (buffer >= lastStage) {
            terminals.deliver(buffers.remove(buffer), now);
            turn(buffer, now);
            return;
        }
        int next = buffers.aim(buffer);
        if (blocking != Blocking.BEFORE_SERVICE) {
            if (buffers.isFull(next)) {
                refuse(buffer, next, now);
                return;
            }
            buffers.take(next);
        }
        int packet = buffers.remove(buffer);
        enter(next, packet, now);
        turn(buffer, now);
    }

    private void refuse(int buffer, int next, double now) {
        switch (blocking) {
            case AFTER_SERVICE -> lines.join(next, buffer);
            case REPEAT -> services.begin(buffer, now);
            default -> {
                terminals.drop(buffers.remove(buffer), now);
                turn(buffer, now);
            }
        }
    }

    /** The first packet of a buffer has gone. */
    private void turn(int buffer, double now) {
        beginNext(buffer, now);
        if (buffers.isFull(buffer) && !lines.isEmpty(buffer)) {
            admit(buffer, now);
        } else {
            buffers.free(buffer);
        }
    }

    private void beginNext(int buffer, double now) {
        int packet = buffers.head(buffer);
        if (packet != Packets.NONE) {
            begin(buffer, packet, now);
        }
    }

    /** Gives room to who has waited for it, which may give room to somebody else, and so on. */
    private void admit(int buffer, double now) {
        int room = buffer;
        while (!lines.isEmpty(room)) {
            int waiting = lines.take(room);
            if (blocking == Blocking.BEFORE_SERVICE) {
                services.begin(waiting, now);
                return;
            }
            enter(room, buffers.remove(waiting), now);
            beginNext(waiting, now);
            room = waiting;
        }
        buffers.free(room);
    }

    @Override
    public int glance(int buffer) {
        return buffers.head(buffer);
    }

    @Override
    public int look(int buffer) {
        int packet = buffers.head(buffer);
        int next = buffers.head(buffers.aim(buffer));
        return packet == Packets.NONE ? next : next + packets.goal(packet);
    }

    @Override
    public void audit() {
        boolean reserves = blocking == Blocking.BEFORE_SERVICE;
        buffers.audit(reserves ? services.size() - services.countFrom(lastStage) : 0);
        Law.same("servers with packets", buffers.occupied(), services.size() + lines.count());
        for (int place = 0; place < lines.places(); place++) {
            Law.holds(
                    lines.isEmpty(place) || buffers.isFull(place), "who waits has no room", place);
        }
    }
}
