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
 * @param flowControl how buffers and channels are given to packets
 */
record RouterConfiguration(FlitRouterModel model, FlowControl flowControl) {
    /**
     * Reads the plan of a context.
     *
     * @param models the router models that are installed
     * @throws BadInput if the routing may deadlock and that is not allowed, or words contradict
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
                                scenario.find(FlitParameters.REUSE)
                                        .map(FlitParameters::reuse)
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
     * The most permissive VC reallocation for which the routing is deadlock-free. Room for whole
     * packets is as good as a single packet in a buffer where all of them fit, and the same where
     * they are all of one length and do not.
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
            throw deadlockRisk(routing, "makes no claim of freedom from deadlock");
        }
        VcReallocation reuse = flowControl.reuse();
        boolean whole = reuse == VcReallocation.NON_ATOMIC && !flowControl.isNonAtomicWormhole();
        if (!freedom.holdsUnder(whole ? VcReallocation.WHOLE_PACKET : reuse)) {
            throw deadlockRisk(
                    routing,
                    "is free from deadlock with vc_reallocation="
                            + FlitParameters.word(freedom.reallocation())
                            + ", not with vc_reallocation="
                            + FlitParameters.word(reuse));
        }
        if (freedom.reallocation() == VcReallocation.WHOLE_PACKET
                && lengths.max() > flowControl.buffer()) {
            throw deadlockRisk(
                    routing,
                    "is free from deadlock where every packet fits a buffer, not with buffer="
                            + flowControl.buffer()
                            + " and packets "
                            + longestText(lengths));
        }
    }

    private static BadInput deadlockRisk(Routing routing, String reason) {
        return BadInput.of(
                        "routing",
                        routing.name(),
                        " " + reason + ": give allow_deadlock=true to run it all the same")
                .about(StandardParameters.ALLOW_DEADLOCK.name());
    }

    /** Requires that the longest packet fits a buffer, without which it would never move. */
    private void requirePacketsFit(Lengths lengths) {
        if (flowControl.switching() != Switching.WORMHOLE && lengths.max() > flowControl.buffer()) {
            throw BadInput.notAllowed(
                            "buffer",
                            flowControl.buffer(),
                            "a buffer must hold a whole packet, here " + longestText(lengths))
                    .with(
                            StandardParameters.SWITCHING.name(),
                            FlitParameters.word(flowControl.switching()));
        }
    }

    private static String longestText(Lengths lengths) {
        return lengths.max() < Double.POSITIVE_INFINITY
                ? "of up to " + (long) lengths.max() + " flits"
                : "of any length";
    }
}
