// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Sources;

/** Simulates the terminals for one cycle: what they receive, generate and send. */
final class Terminals {
    private final Moment now;
    private final Packets packets;
    private final Sources sources;
    private final Tally tally;
    private final Injection injection;
    private final Events events;
    private long flitsDelivered;

    Terminals(
            Moment now,
            Packets packets,
            Sources sources,
            Tally tally,
            Injection injection,
            Events events) {
        this.now = now;
        this.packets = packets;
        this.sources = sources;
        this.tally = tally;
        this.injection = injection;
        this.events = events;
    }

    /** Returns whether nothing is generated or sent in the present cycle, unless a credit comes. */
    boolean isIdle() {
        return injection.isIdle() && sources.isQuiet(now.cycle);
    }

    /** Simulates the present cycle. */
    void run() {
        injection.credits(events.credits.due(now));
        deliver(events.delivered.due(now));
        int woken = sources.generate(now.cycle);
        for (int i = 0; i < woken; i++) {
            injection.wake(sources.woken(i));
        }
        injection.run();
    }

    private void deliver(int[] due) {
        for (int i = 1; i <= due[0]; i++) {
            deliver(due[i]);
        }
        due[0] = 0;
    }

    private void deliver(int packet) {
        tally.delivered(
                packets.destination[packet],
                packets.generated[packet],
                packets.entered[packet],
                now.cycle,
                packets.length[packet],
                packets.hops[packet]);
        flitsDelivered += packets.length[packet];
        packets.release(packet);
    }

    /** Returns the flits that a terminal has sent. */
    long injected(int terminal) {
        return injection.sent(terminal);
    }

    /**
     * Returns the flits of the packets that have entered or begun to, and are not yet delivered.
     */
    long flitsInNetwork() {
        return injection.flitsEntered() - flitsDelivered;
    }
}
