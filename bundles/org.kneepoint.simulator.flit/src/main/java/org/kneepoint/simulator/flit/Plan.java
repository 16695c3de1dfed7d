// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.simulator.flit.kernel.ClassMap;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Switching;

/**
 * What all router models have in common, read from a scenario and checked.
 *
 * @param model router model
 * @param flow how buffers and channels are given to packets
 */
record Plan(FlitRouterModel model, FlowControl flow) {
    /**
     * Reads the plan of a context.
     *
     * @param models the router models that are installed
     * @throws BadInput if the routing may deadlock and that is not allowed, or words contradict
     */
    static Plan of(NetworkContext context, RouterModels models) {
        Scenario scenario = context.scenario();
        Routing routing = context.routing();
        Lengths lengths = context.lengths();
        FlitRouterModel model = models.get(scenario.get(Words.ROUTER));
        models.requireApplicable(scenario, model);
        int buffer = scenario.get(Words.BUFFER);
        Plan plan =
                new Plan(
                        model,
                        new FlowControl(
                                scenario.find(Words.VCS).orElse(ClassMap.fewest(routing)),
                                buffer,
                                Switching.ofWord(scenario.get(StandardParameters.SWITCHING)),
                                scenario.find(Words.REUSE)
                                        .map(Words::reuse)
                                        .orElseGet(
                                                () -> freest(routing.freedom(), lengths, buffer))));
        if (!scenario.get(StandardParameters.ALLOW_DEADLOCK)) {
            plan.requireFreedom(routing, lengths);
        }
        plan.requireRoom(lengths);
        return plan;
    }

    /**
     * The freest rule that a claim covers. Room for whole packets is as good as a single packet in
     * a buffer where all of them fit, and the same where they are all of one length and do not.
     */
    private static Reuse freest(Freedom freedom, Lengths lengths, int buffer) {
        boolean alike = lengths.longest() <= buffer || lengths.scv() == 0;
        return freedom.reuse() == Reuse.ATOMIC && alike ? Reuse.WHOLE_PACKET : freedom.reuse();
    }

    private void requireFreedom(Routing routing, Lengths lengths) {
        Freedom freedom = routing.freedom();
        if (freedom.claim() == Freedom.Claim.NONE) {
            throw risky(routing, "makes no claim of freedom from deadlock");
        }
        Reuse reuse = flow.reuse();
        boolean whole = reuse == Reuse.AFTER_TAIL && !flow.isFlitByFlit();
        if (!freedom.holdsUnder(whole ? Reuse.WHOLE_PACKET : reuse)) {
            throw risky(
                    routing,
                    "is free from deadlock with vc.reuse="
                            + Words.word(freedom.reuse())
                            + ", not with vc.reuse="
                            + Words.word(reuse));
        }
        if (freedom.reuse() == Reuse.WHOLE_PACKET && lengths.longest() > flow.buffer()) {
            throw risky(
                    routing,
                    "is free from deadlock where every packet fits a buffer, not with buffer="
                            + flow.buffer()
                            + " and packets "
                            + longest(lengths));
        }
    }

    private static BadInput risky(Routing routing, String why) {
        return new BadInput(
                        "routing "
                                + routing.name()
                                + " "
                                + why
                                + ": give allow.deadlock=true to run it all the same")
                .about(StandardParameters.ALLOW_DEADLOCK.name());
    }

    /** A packet that fits no buffer would never move. */
    private void requireRoom(Lengths lengths) {
        if (flow.switching() != Switching.WORMHOLE && lengths.longest() > flow.buffer()) {
            throw BadInput.of(
                            "buffer",
                            flow.buffer(),
                            " is too small for switching="
                                    + Words.word(flow.switching())
                                    + ": a buffer must hold a whole packet, here "
                                    + longest(lengths))
                    .about(StandardParameters.SWITCHING.name());
        }
    }

    private static String longest(Lengths lengths) {
        return lengths.longest() < Double.POSITIVE_INFINITY
                ? "of up to " + (long) lengths.longest() + " flits"
                : "of any length";
    }
}
