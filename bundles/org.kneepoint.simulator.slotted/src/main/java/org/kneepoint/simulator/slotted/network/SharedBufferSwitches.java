// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Switches with one buffer for all outlets: with f free places, f of the packets offered are
 * accepted, or all.
 *
 * <p>The accepted packets of a stage are selected for all of its switches before any moves: a loop
 * without branches is twice as fast.
 */
final class SharedBufferSwitches implements SlottedSwitches {
    private final SlottedFabric fabric;
    private final int places;
    private final OutletQueues queues;
    private final RandomGenerator choices;

    /** Number of packets of each switch. */
    private final int[] held;

    /** Switch of each outlet. */
    private final int[] owner;

    /** Sending outlets and receiving switches of the moves. */
    private final int[] senders;

    private final int[] receivers;

    /**
     * Creates empty switches.
     *
     * @param places buffer size of a switch, B
     */
    SharedBufferSwitches(
            SlottedFabric fabric, int places, OutletQueues queues, RandomGenerator choices) {
        this.fabric = fabric;
        this.places = places;
        this.queues = queues;
        this.choices = choices;
        held = new int[fabric.stages() * fabric.switches()];
        owner = new int[fabric.outlets()];
        Arrays.setAll(owner, outlet -> outlet / fabric.radix());
        senders = new int[fabric.nodes()];
        receivers = new int[fabric.nodes()];
    }

    @Override
    public void transfer(int stage) {
        int moves = select(stage);
        int shift = fabric.shift(stage);
        for (int move = 0; move < moves; move++) {
            add(receivers[move], send(senders[move]), shift);
        }
    }

    /** Lists the moves of a stage and returns their number. */
    private int select(int stage) {
        int stride = fabric.switches();
        int end = stage * fabric.nodes();
        int first = end - fabric.nodes();
        int moves = 0;
        for (int receiver = stage * stride; receiver < (stage + 1) * stride; receiver++) {
            int freePlaces = places - held[receiver];
            if (freePlaces > 0) {
                int from = moves;
                for (int sender = first; sender < end; sender += stride) {
                    senders[moves] = sender;
                    receivers[moves] = receiver;
                    moves += -queues.size[sender] >>> Integer.SIZE - 1;
                }
                if (moves - from > freePlaces) {
                    shuffle(freePlaces, from, moves);
                    moves = from + freePlaces;
                }
            }
            first++;
        }
        return moves;
    }

    /** Moves {@code number} senders, drawn at random from a range of the list, to its front. */
    private void shuffle(int number, int from, int to) {
        for (int i = from; i < from + number; i++) {
            int other = i + choices.nextInt(to - i);
            int drawn = senders[other];
            senders[other] = senders[i];
            senders[i] = drawn;
        }
    }

    @Override
    public boolean inject(int receiver, long packet) {
        if (held[receiver] == places) {
            return false;
        }
        add(receiver, packet, fabric.shift(0));
        return true;
    }

    @Override
    public long send(int outlet) {
        held[owner[outlet]]--;
        return queues.send(outlet, queues.placeToSend(outlet));
    }

    private void add(int receiver, long packet, int shift) {
        held[receiver]++;
        queues.add(receiver * fabric.radix() + fabric.digit(packet, shift), packet);
    }

    @Override
    public void checkInvariants() {
        int[] counted = new int[held.length];
        for (int outlet = 0; outlet < fabric.outlets(); outlet++) {
            counted[owner[outlet]] += queues.size[outlet];
        }
        for (int i = 0; i < held.length; i++) {
            if (held[i] != counted[i] || held[i] > places) {
                throw new IllegalStateException(
                        "switch "
                                + i
                                + " counts "
                                + held[i]
                                + " packets and holds "
                                + counted[i]
                                + " in "
                                + places
                                + " places");
            }
        }
    }
}
