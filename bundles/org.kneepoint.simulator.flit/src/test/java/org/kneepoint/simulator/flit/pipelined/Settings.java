// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Map;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.network.Switching;

/** Rules for tests. */
final class Settings {
    /** The delays with which BookSim 2 was measured, where a table does not say otherwise. */
    static final Delays USUAL = new Delays(1, 1, 1, 1, 1, 0);

    private Settings() {}

    /** Wormhole routers of the usual delays. */
    static Rules of(int vcs, int buffer) {
        return of(vcs, buffer, USUAL);
    }

    /** Wormhole routers. */
    static Rules of(int vcs, int buffer, Delays delays) {
        return new Rules(vcs, buffer, Switching.WORMHOLE, Reuse.AFTER_TAIL, delays, false);
    }

    static Rules with(Rules rules, Switching switching, Reuse reuse) {
        return new Rules(
                rules.vcs(), rules.buffer(), switching, reuse, rules.delays(), rules.speculative());
    }

    static Rules speculative(Rules rules) {
        return new Rules(
                rules.vcs(),
                rules.buffer(),
                rules.switching(),
                rules.reuse(),
                rules.delays(),
                true);
    }

    /** Reads what a row of a table says of the router; what it does not say is as usual. */
    static Rules of(Map<String, String> row) {
        Delays delays =
                new Delays(
                        number(row, "routing_delay", 1),
                        1,
                        1,
                        number(row, "st_final_delay", 1),
                        number(row, "channel_latency", 1),
                        number(row, "credit_delay", 0));
        Reuse reuse = number(row, "wait_for_tail_credit", 0) == 1 ? Reuse.ATOMIC : Reuse.AFTER_TAIL;
        return new Rules(
                number(row, "num_vcs", 1),
                number(row, "vc_buf_size", 8),
                Switching.WORMHOLE,
                reuse,
                delays,
                number(row, "speculative", 0) == 1);
    }

    static int number(Map<String, String> row, String name, int otherwise) {
        return row.containsKey(name) ? Integer.parseInt(row.get(name)) : otherwise;
    }
}
