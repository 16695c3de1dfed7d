// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Locale;
import java.util.Optional;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.networkcheck.RoutingVerdict;

/**
 * Checks the contract and the claimed deadlock freedom of a scenario's routing before it is run.
 * Safe for use by several threads.
 */
final class DeadlockCheck {
    /** What provenance calls it. */
    static final String ENTRY = "deadlock freedom";

    private static final String ALLOWED = StandardParameters.ALLOW_DEADLOCK.name();

    private final ScenarioAssembler assembler;

    DeadlockCheck(ScenarioAssembler assembler) {
        this.assembler = assembler;
    }

    /**
     * Refuses what breaks its contract, and a claim of freedom from deadlock that does not hold,
     * unless the user allows deadlock.
     *
     * @return how much is known of the freedom from deadlock; empty where there is no network
     * @throws BadInput if the contract is broken, with the first fault, or the claim is false, with
     *     the packets that may wait for each other
     */
    Optional<VerificationLevel> require(AssembledScenario assembled) {
        return assembled.context().map(this::require);
    }

    private VerificationLevel require(NetworkContext context) {
        boolean allowed = isAllowed(context.scenario());
        RoutingVerdict verdict = assembler.verdict(context);
        if (verdict.outcome() == RoutingVerdict.Outcome.BROKEN) {
            throw broken(context, verdict);
        }
        if (verdict.outcome() == RoutingVerdict.Outcome.REFUTED && !allowed) {
            throw refusal(context, verdict);
        }
        return allowed ? VerificationLevel.NONE : VerificationLevel.of(verdict);
    }

    private static BadInput broken(NetworkContext context, RoutingVerdict verdict) {
        String routing = context.routing().name();
        return BadInput.because(
                StandardParameters.ROUTING.name(),
                routing,
                "topology "
                        + context.scenario().network()
                        + " with routing="
                        + routing
                        + " breaks the contract of a network: "
                        + verdict.reasons().get(0));
    }

    private static BadInput refusal(NetworkContext context, RoutingVerdict verdict) {
        Scenario scenario = context.scenario();
        boolean known = scenario.parameters().find(ALLOWED).isPresent();
        String routing = context.routing().name();
        BadInput refusal =
                BadInput.because(
                        StandardParameters.ROUTING.name(),
                        routing,
                        "routing "
                                + routing
                                + " on "
                                + scenario.network()
                                + " is not free from deadlock: "
                                + verdict.reasons().get(0)
                                + (known ? "; " + ALLOWED + "=true runs it all the same" : ""));
        return refusal.about(ALLOWED);
    }

    private static boolean isAllowed(Scenario scenario) {
        return scenario.find(StandardParameters.ALLOW_DEADLOCK).orElse(false);
    }

    /** How much is known, from the most to the least. */
    enum VerificationLevel {
        /** The claim was followed to the end, and holds. */
        VERIFIED,
        /** The claim was not followed to the end. */
        CLAIMED,
        /** Nothing is claimed, or nobody has asked because deadlock is allowed. */
        NONE;

        private static VerificationLevel of(RoutingVerdict verdict) {
            return switch (verdict.outcome()) {
                case VERIFIED -> VERIFIED;
                case CLAIMED -> CLAIMED;
                case BROKEN, NONE, REFUTED -> NONE;
            };
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
