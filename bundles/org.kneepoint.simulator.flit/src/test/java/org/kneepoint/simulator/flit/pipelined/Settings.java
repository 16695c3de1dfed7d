// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Map;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Switching;

/** Routers for tests. */
record Settings(FlowControl flow, Rules rules) {
    /** The delays with which BookSim 2 was measured, where a table does not say otherwise. */
    static final Delays USUAL = new Delays(1, 1, 1, 1, 1, 0);

    /** Wormhole routers of the usual delays. */
    static Settings of(int vcs, int buffer) {
        return of(vcs, buffer, USUAL);
    }

    /** Wormhole routers. */
    static Settings of(int vcs, int buffer, Delays delays) {
        return new Settings(
                new FlowControl(vcs, buffer, Switching.WORMHOLE, Reuse.AFTER_TAIL),
                new Rules(delays, false));
    }

    static Settings with(Settings settings, Switching switching, Reuse reuse) {
        return new Settings(settings.flow.with(switching).with(reuse), settings.rules);
    }

    static Settings speculative(Settings settings) {
        return new Settings(settings.flow, new Rules(settings.delays(), true));
    }

    Delays delays() {
        return rules.delays();
    }

    boolean speculative() {
        return rules.speculative();
    }

    int buffer() {
        return flow.buffer();
    }

    /** Reads what a row of a table says of the router; what it does not say is as usual. */
    static Settings of(Map<String, String> row) {
        Delays delays =
                new Delays(
                        number(row, "routing_delay", 1),
                        1,
                        1,
                        number(row, "st_final_delay", 1),
                        number(row, "channel_latency", 1),
                        number(row, "credit_delay", 0));
        Reuse reuse = number(row, "wait_for_tail_credit", 0) == 1 ? Reuse.ATOMIC : Reuse.AFTER_TAIL;
        return new Settings(
                new FlowControl(
                        number(row, "num_vcs", 1),
                        number(row, "vc_buf_size", 8),
                        Switching.WORMHOLE,
                        reuse),
                new Rules(delays, number(row, "speculative", 0) == 1));
    }

    static int number(Map<String, String> row, String name, int otherwise) {
        return row.containsKey(name) ? Integer.parseInt(row.get(name)) : otherwise;
    }
}
