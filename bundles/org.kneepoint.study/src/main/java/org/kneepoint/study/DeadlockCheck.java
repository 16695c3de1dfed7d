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
 * Checks the contract and the claimed deadlock freedom of a scenario's routing before a run. Safe
 * for use by several threads.
 */
final class DeadlockCheck {
    /** Name of its entry in the provenance. */
    static final String ENTRY = "deadlock freedom";

    /** Column of points whose claim was not checked completely. */
    static final String COLUMN = "deadlock_freedom";

    private static final String ALLOWED = StandardParameters.ALLOW_DEADLOCK.name();

    private final ScenarioAssembler assembler;

    DeadlockCheck(ScenarioAssembler assembler) {
        this.assembler = assembler;
    }

    /**
     * Rejects a broken contract, and a false claim of deadlock freedom unless deadlock is allowed.
     *
     * @return the level of verification; empty without a network
     * @throws BadInput with the first violation of the contract, or the packets that may wait for
     *     each other
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
            throw deadlocking(context, verdict);
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
                        + " violates the contract of a network: "
                        + verdict.reasons().get(0));
    }

    private static BadInput deadlocking(NetworkContext context, RoutingVerdict verdict) {
        Scenario scenario = context.scenario();
        boolean known = scenario.parameters().find(ALLOWED).isPresent();
        String routing = context.routing().name();
        return BadInput.because(
                        StandardParameters.ROUTING.name(),
                        routing,
                        "routing "
                                + routing
                                + " on "
                                + scenario.network()
                                + " is not deadlock-free: "
                                + verdict.reasons().get(0)
                                + (known ? "; set " + ALLOWED + "=true to run it" : ""))
                .about(ALLOWED);
    }

    private static boolean isAllowed(Scenario scenario) {
        return scenario.find(StandardParameters.ALLOW_DEADLOCK).orElse(false);
    }

    /** Levels of verification, the highest first. */
    enum VerificationLevel {
        /** The claim was checked in full and holds. */
        VERIFIED,
        /** The check of the claim exceeded its budget. */
        CLAIMED,
        /** No claim, or deadlock is allowed. */
        NONE;

        private static VerificationLevel of(RoutingVerdict verdict) {
            return switch (verdict.outcome()) {
                case VERIFIED -> VERIFIED;
                case CLAIMED -> CLAIMED;
                case BROKEN, NONE, REFUTED -> NONE;
            };
        }

        String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
