// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.random.RandomGenerator;

/**
 * Switches with a buffer for each outlet: with f free places, f of the packets offered to it are
 * accepted, or all. A refused packet is not replaced by another of its queue in that cycle.
 *
 * <p>The accepted packets of a stage are selected for all of its switches before any moves: loops
 * without branches are twice as fast.
 */
final class OutputBufferSwitches implements SlottedSwitches {
    private final SlottedFabric fabric;
    private final int places;
    private final OutletQueues queues;
    private final RandomGenerator choices;

    /** Offers, then moves: sending outlet, place in its queue, receiving outlet. */
    private final int[] senders;

    private final int[] spots;
    private final int[] targets;

    /** For each outlet of a stage, the offers not yet decided and the free places. */
    private final int[] requestCount;

    private final int[] free;

    /**
     * Creates empty switches.
     *
     * @param places buffer size of an outlet
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
        requestCount = new int[fabric.nodes()];
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
     * Lists the outlets of the stage before that hold packets, with the first outlets of the
     * receiving switches.
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

    /** Finds the offered packets and their outlets. */
    private void readDestinations(int offers, int firstOutlet, int shift) {
        for (int offer = 0; offer < offers; offer++) {
            spots[offer] = queues.placeToSend(senders[offer]);
            targets[offer] += fabric.digit(queues.packet(spots[offer]), shift);
            requestCount[targets[offer] - firstOutlet]++;
        }
        for (int x = 0; x < free.length; x++) {
            free[x] = places - queues.size[firstOutlet + x];
        }
    }

    /**
     * Selects the accepted offers and returns their number: each of the w offers left for an outlet
     * with f free places is accepted with probability f/w, so that all selections are equally
     * likely.
     */
    private int select(int offers, int firstOutlet) {
        int moves = 0;
        for (int offer = 0; offer < offers; offer++) {
            int x = targets[offer] - firstOutlet;
            int taken = choices.nextInt(requestCount[x]--) - free[x] >>> Integer.SIZE - 1;
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
