// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.VcClassMap;

/**
 * Router model and flow control of a run, read from a scenario and checked.
 *
 * @param model router model
 * @param flowControl flow control
 */
record RouterConfiguration(FlitRouterModel model, FlowControl flowControl) {
    /**
     * Reads the configuration of a context.
     *
     * @param models installed router models
     * @throws BadInput if the routing may deadlock and that is not allowed, or settings contradict
     *     each other
     */
    static RouterConfiguration of(NetworkContext context, RouterModels models) {
        Scenario scenario = context.scenario();
        Routing routing = context.routing();
        Lengths lengths = context.lengths();
        FlitRouterModel model = models.get(scenario.get(FlitParameters.ROUTER));
        models.requireApplicable(scenario, model);
        int buffer = scenario.get(FlitParameters.BUFFER);
        RouterConfiguration configuration =
                new RouterConfiguration(
                        model,
                        new FlowControl(
                                scenario.find(FlitParameters.VCS)
                                        .orElse(VcClassMap.minVcs(routing)),
                                buffer,
                                Switching.ofName(scenario.get(StandardParameters.SWITCHING)),
                                scenario.find(FlitParameters.VC_REALLOCATION)
                                        .map(FlitParameters::reallocation)
                                        .orElseGet(
                                                () ->
                                                        mostPermissive(
                                                                routing.deadlockFreedom(),
                                                                lengths,
                                                                buffer))));
        if (!scenario.get(StandardParameters.ALLOW_DEADLOCK)) {
            configuration.requireDeadlockFreedom(routing, lengths);
        }
        configuration.requirePacketsFit(lengths);
        return configuration;
    }

    /**
     * Returns the most permissive VC reallocation for which the routing is deadlock-free.
     * Reallocation to whole packets is as safe as atomic reallocation where all packets fit a
     * buffer, and equal to it where packets of one length do not.
     */
    private static VcReallocation mostPermissive(
            DeadlockFreedom freedom, Lengths lengths, int buffer) {
        boolean isCovered = lengths.max() <= buffer || lengths.scv() == 0;
        return freedom.reallocation() == VcReallocation.ATOMIC && isCovered
                ? VcReallocation.WHOLE_PACKET
                : freedom.reallocation();
    }

    private void requireDeadlockFreedom(Routing routing, Lengths lengths) {
        DeadlockFreedom freedom = routing.deadlockFreedom();
        if (freedom.claim() == DeadlockFreedom.Claim.NONE) {
            throw deadlockRisk(routing, "is not claimed to be deadlock-free");
        }
        VcReallocation reallocation = flowControl.reallocation();
        boolean whole =
                reallocation == VcReallocation.NON_ATOMIC && !flowControl.isNonAtomicWormhole();
        if (!freedom.holdsUnder(whole ? VcReallocation.WHOLE_PACKET : reallocation)) {
            throw deadlockRisk(
                    routing,
                    "is deadlock-free with vc_reallocation="
                            + FlitParameters.nameOf(freedom.reallocation())
                            + ", not with vc_reallocation="
                            + FlitParameters.nameOf(reallocation),
                    FlitParameters.VC_REALLOCATION.name());
        }
        if (freedom.reallocation() == VcReallocation.WHOLE_PACKET
                && lengths.max() > flowControl.buffer()) {
            throw deadlockRisk(
                    routing,
                    "is deadlock-free where every packet fits a buffer, not with buffer="
                            + flowControl.buffer()
                            + " and packets "
                            + longestText(lengths),
                    FlitParameters.BUFFER.name());
        }
    }

    private static BadInput deadlockRisk(Routing routing, String reason, String... parameters) {
        return BadInput.of(
                        "routing",
                        routing.name(),
                        " " + reason + ": set allow_deadlock=true to run it")
                .about(parameters)
                .about(StandardParameters.ALLOW_DEADLOCK.name());
    }

    /** Requires that the longest packet fits a buffer; otherwise it would never move. */
    private void requirePacketsFit(Lengths lengths) {
        if (flowControl.switching() != Switching.WORMHOLE && lengths.max() > flowControl.buffer()) {
            throw BadInput.notAllowed(
                            "buffer",
                            flowControl.buffer(),
                            "a buffer must hold a whole packet, here " + longestText(lengths))
                    .with(
                            StandardParameters.SWITCHING.name(),
                            FlitParameters.nameOf(flowControl.switching()));
        }
    }

    private static String longestText(Lengths lengths) {
        return lengths.max() < Double.POSITIVE_INFINITY
                ? "of up to " + (long) lengths.max() + " flits"
                : "of any length";
    }
}
