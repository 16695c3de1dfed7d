// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Map;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Switching;

/** Routers for tests. */
record PipelinedTestRouter(FlowControl flow, PipelinedRouterSettings settings) {
    /** The delays with which BookSim 2 was measured, where a table does not say otherwise. */
    static final PipelineDelays USUAL = new PipelineDelays(1, 1, 1, 1, 1, 0);

    /** Wormhole routers of the usual delays. */
    static PipelinedTestRouter of(int vcs, int buffer) {
        return of(vcs, buffer, USUAL);
    }

    /** Wormhole routers. */
    static PipelinedTestRouter of(int vcs, int buffer, PipelineDelays delays) {
        return new PipelinedTestRouter(
                new FlowControl(vcs, buffer, Switching.WORMHOLE, VcReallocation.NON_ATOMIC),
                new PipelinedRouterSettings(delays, false));
    }

    static PipelinedTestRouter with(
            PipelinedTestRouter testRouter, Switching switching, VcReallocation reallocation) {
        return new PipelinedTestRouter(
                testRouter.flow.with(switching).with(reallocation), testRouter.settings);
    }

    static PipelinedTestRouter speculative(PipelinedTestRouter testRouter) {
        return new PipelinedTestRouter(
                testRouter.flow, new PipelinedRouterSettings(testRouter.delays(), true));
    }

    PipelineDelays delays() {
        return settings.delays();
    }

    boolean speculative() {
        return settings.speculative();
    }

    int buffer() {
        return flow.buffer();
    }

    /** Reads what a row of a table says of the router; what it does not say is as usual. */
    static PipelinedTestRouter of(Map<String, String> row) {
        PipelineDelays delays =
                new PipelineDelays(
                        number(row, "routing_delay", 1),
                        1,
                        1,
                        number(row, "st_final_delay", 1),
                        number(row, "channel_latency", 1),
                        number(row, "credit_delay", 0));
        VcReallocation reallocation =
                number(row, "wait_for_tail_credit", 0) == 1
                        ? VcReallocation.ATOMIC
                        : VcReallocation.NON_ATOMIC;
        return new PipelinedTestRouter(
                new FlowControl(
                        number(row, "num_vcs", 1),
                        number(row, "vc_buf_size", 8),
                        Switching.WORMHOLE,
                        reallocation),
                new PipelinedRouterSettings(delays, number(row, "speculative", 0) == 1));
    }

    static int number(Map<String, String> row, String name, int otherwise) {
        return row.containsKey(name) ? Integer.parseInt(row.get(name)) : otherwise;
    }
}
