// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Switches whose outlets share all places: with f of them free, f of the packets offered are taken,
 * or all.
 *
 * <p>What a stage takes is agreed upon for all of its switches before anything moves: so the moves
 * are a loop without decisions, which is twice as fast.
 */
final class SharedBufferSwitches implements SlottedSwitches {
    private final SlottedFabric fabric;
    private final int places;
    private final OutletQueues queues;
    private final RandomGenerator choices;

    /** The packets that each switch holds. */
    private final int[] held;

    /** The switch of each outlet. */
    private final int[] owner;

    /** From which outlet to which switch the moves agreed upon go. */
    private final int[] senders;

    private final int[] receivers;

    /**
     * Creates switches.
     *
     * @param places of a switch, B
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

    /** Lists which outlets send a packet to which switch, and returns how many do. */
    private int select(int stage) {
        int stride = fabric.switches();
        int end = stage * fabric.nodes();
        int first = end - fabric.nodes();
        int moves = 0;
        for (int receiver = stage * stride; receiver < (stage + 1) * stride; receiver++) {
            int room = places - held[receiver];
            if (room > 0) {
                int from = moves;
                for (int sender = first; sender < end; sender += stride) {
                    senders[moves] = sender;
                    receivers[moves] = receiver;
                    moves += -queues.size[sender] >>> Integer.SIZE - 1;
                }
                if (moves - from > room) {
                    shuffle(room, from, moves);
                    moves = from + room;
                }
            }
            first++;
        }
        return moves;
    }

    /**
     * Brings some of the senders listed from one to before another, drawn at random, to the front.
     */
    private void shuffle(int wanted, int from, int to) {
        for (int i = from; i < from + wanted; i++) {
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
