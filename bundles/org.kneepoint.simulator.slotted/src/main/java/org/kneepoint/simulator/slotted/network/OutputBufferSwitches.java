// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.random.RandomGenerator;

/**
 * Switches in which each outlet has places of its own: with f of them free, f of the packets
 * offered to it are taken, or all. A packet that is refused does not give way to another of its
 * queue in that cycle.
 *
 * <p>What a stage takes is agreed upon for all of its switches before anything moves, step by step:
 * loops without decisions are twice as fast.
 */
final class OutputBufferSwitches implements SlottedSwitches {
    private final SlottedFabric fabric;
    private final int places;
    private final OutletQueues queues;
    private final RandomGenerator choices;

    /** Offers, later moves: from which outlet and which place of its queue to which outlet. */
    private final int[] senders;

    private final int[] spots;
    private final int[] targets;

    /**
     * For each outlet of a stage, the offers to it that are not yet decided, and its free places.
     */
    private final int[] wanted;

    private final int[] free;

    /**
     * Creates switches.
     *
     * @param places of an outlet
     */
    OutputBufferSwitches(
            SlottedFabric fabric, int places, OutletQueues queues, RandomGenerator choices) {
        this.fabric = fabric;
        this.places = places;
        this.queues = queues;
        this.choices = choices;
        senders = new int[fabric.nodes()];
        spots = new int[fabric.nodes()];
        targets = new int[fabric.nodes()];
        wanted = new int[fabric.nodes()];
        free = new int[fabric.nodes()];
    }

    @Override
    public void transfer(int stage) {
        int firstOutlet = stage * fabric.nodes();
        int offers = collect(firstOutlet);
        readDestinations(offers, firstOutlet, fabric.shift(stage));
        int moves = select(offers, firstOutlet);
        for (int move = 0; move < moves; move++) {
            queues.add(targets[move], queues.send(senders[move], spots[move]));
        }
    }

    /**
     * Lists the outlets before a stage that hold packets, with the first outlets of its switches.
     */
    private int collect(int firstOutlet) {
        int stride = fabric.switches();
        int first = firstOutlet - fabric.nodes();
        int offers = 0;
        for (int x = 0; x < fabric.nodes(); x += fabric.radix()) {
            for (int sender = first; sender < firstOutlet; sender += stride) {
                senders[offers] = sender;
                targets[offers] = firstOutlet + x;
                offers += -queues.size[sender] >>> Integer.SIZE - 1;
            }
            first++;
        }
        return offers;
    }

    /** Finds the packets that are offered and whereto they want. */
    private void readDestinations(int offers, int firstOutlet, int shift) {
        for (int offer = 0; offer < offers; offer++) {
            spots[offer] = queues.placeToSend(senders[offer]);
            targets[offer] += fabric.digit(queues.packet(spots[offer]), shift);
            wanted[targets[offer] - firstOutlet]++;
        }
        for (int x = 0; x < free.length; x++) {
            free[x] = places - queues.size[firstOutlet + x];
        }
    }

    /**
     * Keeps the offers that are taken, and returns how many are: each of the w left for an outlet
     * with f free places has a chance of f/w, which makes any choice of them equally likely.
     */
    private int select(int offers, int firstOutlet) {
        int moves = 0;
        for (int offer = 0; offer < offers; offer++) {
            int x = targets[offer] - firstOutlet;
            int taken = choices.nextInt(wanted[x]--) - free[x] >>> Integer.SIZE - 1;
            free[x] -= taken;
            senders[moves] = senders[offer];
            spots[moves] = spots[offer];
            targets[moves] = targets[offer];
            moves += taken;
        }
        return moves;
    }

    @Override
    public boolean inject(int receiver, long packet) {
        int outlet = receiver * fabric.radix() + fabric.digit(packet, fabric.shift(0));
        if (queues.size[outlet] == places) {
            return false;
        }
        queues.add(outlet, packet);
        return true;
    }

    @Override
    public long send(int outlet) {
        return queues.send(outlet, queues.placeToSend(outlet));
    }

    @Override
    public void checkInvariants() {
        for (int outlet = 0; outlet < fabric.outlets(); outlet++) {
            if (queues.size[outlet] > places) {
                throw new IllegalStateException(
                        "outlet "
                                + outlet
                                + " holds "
                                + queues.size[outlet]
                                + " packets in "
                                + places
                                + " places");
            }
        }
    }
}
