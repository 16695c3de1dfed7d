// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Sinks;
import org.kneepoint.simulator.flit.kernel.Sources;

/** Simulates the terminals for one cycle: what they receive, generate and send. */
final class Terminals {
    private final Clock now;
    private final Sources sources;
    private final Sinks sinks;
    private final Injection injection;
    private final Events events;

    Terminals(RouterState state, RouterContext context, Injection injection) {
        this.injection = injection;
        now = state.now;
        events = state.events;
        sources = context.sources();
        sinks = context.sinks();
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
            sinks.deliver(due[i], now.cycle);
        }
        due[0] = 0;
    }

    /** Returns the flits that a terminal has sent. */
    long injected(int terminal) {
        return injection.sent(terminal);
    }

    /**
     * Returns the flits of the packets that have entered or begun to, and are not yet delivered.
     */
    long flitsInNetwork() {
        return injection.flitsEntered() - sinks.flits();
    }
}
