// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Switches with one server per buffer, at the inputs or at the outputs. The place of a server is
 * that of its buffer, whose head packet is in service.
 */
final class ServerSwitches implements MultistageSwitches {
    private final BlockingPolicy blocking;
    private final StageWiring wiring;
    private final MultistageTerminals terminals;
    private final MultistagePacketPool packets;
    private final ServiceCompletions services;
    private final MultistageBuffers buffers;
    private final WaitingLines waitingLines;
    private final int shift;
    private final int wireMask;
    private final int lastStage;
    private final int stageOffset;

    ServerSwitches(
            MultistageLayout layout,
            MultistageSwitchSettings settings,
            StageWiring wiring,
            MultistageTerminals terminals,
            ServiceCompletions services) {
        this.wiring = wiring;
        this.terminals = terminals;
        this.services = services;
        blocking = settings.blocking();
        packets = terminals.packets();
        buffers = new MultistageBuffers(layout, packets);
        waitingLines = new WaitingLines(layout.places());
        shift = layout.shift();
        wireMask = layout.stride() - 1;
        lastStage = layout.lastStage();
        stageOffset = settings.architecture() == SwitchArchitecture.OUTPUT_BUFFERS ? 1 : 0;
    }

    @Override
    public boolean inject(int source, int request, double now) {
        int buffer =
                stageOffset == 0
                        ? source
                        : wiring.wireAfter(0, source, MultistagePacketPool.output(request));
        if (buffers.isFull(buffer)) {
            return false;
        }
        buffers.reserve(buffer);
        enter(buffer, packets.create(now, source, request), now);
        return true;
    }

    /** Adds a packet to a buffer, in a reserved place. */
    private void enter(int buffer, int packet, double now) {
        if (buffers.append(buffer, packet)) {
            begin(buffer, packet, now);
        }
    }

    /** Starts the service of the head packet of a buffer. */
    private void begin(int buffer, int packet, double now) {
        if (buffer < lastStage) {
            int stage = (buffer >> shift) + stageOffset;
            int output = MultistagePacketPool.output(packets.request(packet));
            int next =
                    (buffer & ~wireMask) + wireMask + 1
                            | wiring.wireAfter(stage, buffer & wireMask, output);
            buffers.nextPlace(buffer, next);
            if (blocking == BlockingPolicy.BEFORE_SERVICE) {
                if (buffers.isFull(next)) {
                    waitingLines.add(next, buffer);
                    return;
                }
                buffers.reserve(next);
            }
        }
        services.begin(buffer, now);
    }

    @Override
    public void complete(int buffer, double now) {
        if (buffer >= lastStage) {
            terminals.deliver(buffers.remove(buffer), now);
            departed(buffer, now);
            return;
        }
        int next = buffers.nextPlace(buffer);
        if (blocking != BlockingPolicy.BEFORE_SERVICE) {
            if (buffers.isFull(next)) {
                block(buffer, next, now);
                return;
            }
            buffers.reserve(next);
        }
        int packet = buffers.remove(buffer);
        enter(next, packet, now);
        departed(buffer, now);
    }

    private void block(int buffer, int next, double now) {
        switch (blocking) {
            case AFTER_SERVICE -> waitingLines.add(next, buffer);
            case REPEAT -> services.begin(buffer, now);
            default -> {
                terminals.drop(buffers.remove(buffer), now);
                departed(buffer, now);
            }
        }
    }

    /** Processes the departure of the head packet of a buffer. */
    private void departed(int buffer, double now) {
        beginNext(buffer, now);
        if (buffers.isFull(buffer) && !waitingLines.isEmpty(buffer)) {
            admit(buffer, now);
        } else {
            buffers.free(buffer);
        }
    }

    private void beginNext(int buffer, double now) {
        int packet = buffers.head(buffer);
        if (packet != MultistagePacketPool.NONE) {
            begin(buffer, packet, now);
        }
    }

    /**
     * Admits the packet that has waited longest for a place; the place it leaves may admit another,
     * and so on.
     */
    private void admit(int buffer, double now) {
        int freed = buffer;
        while (!waitingLines.isEmpty(freed)) {
            int waiting = waitingLines.poll(freed);
            if (blocking == BlockingPolicy.BEFORE_SERVICE) {
                services.begin(waiting, now);
                return;
            }
            enter(freed, buffers.remove(waiting), now);
            beginNext(waiting, now);
            freed = waiting;
        }
        buffers.free(freed);
    }

    @Override
    public int readHead(int buffer) {
        return buffers.head(buffer);
    }

    @Override
    public int readNext(int buffer) {
        int packet = buffers.head(buffer);
        int next = buffers.head(buffers.nextPlace(buffer));
        return packet == MultistagePacketPool.NONE ? next : next + packets.request(packet);
    }

    @Override
    public void checkInvariants() {
        boolean reserves = blocking == BlockingPolicy.BEFORE_SERVICE;
        buffers.checkInvariants(reserves ? services.size() - services.countFrom(lastStage) : 0);
        MultistageInvariants.requireEqual(
                "servers with packets", buffers.occupied(), services.size() + waitingLines.count());
        for (int place = 0; place < waitingLines.places(); place++) {
            MultistageInvariants.require(
                    waitingLines.isEmpty(place) || buffers.isFull(place),
                    "a place with waiting packets is occupied",
                    place);
        }
    }
}
