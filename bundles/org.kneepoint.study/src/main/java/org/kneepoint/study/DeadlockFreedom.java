// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Locale;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.verification.Verdict;

/**
 * What is known of the contract and of the freedom from deadlock of scenarios: no routing is run or
 * modelled on its word alone. Safe for use by several threads.
 */
final class DeadlockFreedom {
    /** What provenance calls it. */
    static final String ENTRY = "deadlock freedom";

    private static final Parameter<Boolean> ALLOWED =
            Parameter.flag("allow.deadlock", "whether to run a routing that may deadlock");

    private final Assembly assembly;

    DeadlockFreedom(Assembly assembly) {
        this.assembly = assembly;
    }

    /**
     * Refuses what breaks its contract, and a claim of freedom from deadlock that does not hold,
     * unless the user allows deadlock.
     *
     * @param assembled with its network and routing; one without them is not looked at
     * @throws BadInput if the contract is broken, with the first fault, or the claim is false, with
     *     the packets that may wait for each other
     */
    void require(Scenario assembled) {
        assembly.verdict(assembled)
                .ifPresent(
                        verdict -> {
                            if (verdict.outcome() == Verdict.Outcome.BROKEN) {
                                throw broken(assembled, verdict);
                            }
                            if (verdict.outcome() == Verdict.Outcome.REFUTED
                                    && !isAllowed(assembled)) {
                                throw refusal(assembled, verdict);
                            }
                        });
    }

    private static BadInput broken(Scenario assembled, Verdict verdict) {
        return new BadInput(
                "topology "
                        + assembled.network()
                        + " with routing="
                        + assembled.part(Routing.class).orElseThrow().name()
                        + " breaks the contract of a network: "
                        + verdict.reasons().get(0));
    }

    private static BadInput refusal(Scenario assembled, Verdict verdict) {
        boolean known = assembled.parameters().find(ALLOWED.name()).isPresent();
        return new BadInput(
                "routing "
                        + assembled.part(Routing.class).orElseThrow().name()
                        + " on "
                        + assembled.network()
                        + " is not free from deadlock: "
                        + verdict.reasons().get(0)
                        + (known ? "; " + ALLOWED.name() + "=true runs it all the same" : ""));
    }

    /** Returns how much is known of a scenario; empty where there is no network. */
    Optional<Degree> of(Scenario assembled) {
        return assembled
                .part(Network.class)
                .map(
                        network ->
                                assembly.verdict(assembled)
                                        .filter(verdict -> !isAllowed(assembled))
                                        .map(Degree::of)
                                        .orElse(Degree.NONE));
    }

    private static boolean isAllowed(Scenario assembled) {
        return assembled.find(ALLOWED).orElse(false);
    }

    /** How much is known, from the most to the least. */
    enum Degree {
        /** The claim was followed to the end, and holds. */
        VERIFIED,
        /** The claim was not followed to the end. */
        CLAIMED,
        /** Nothing is claimed, or nobody has asked because deadlock is allowed. */
        NONE;

        private static Degree of(Verdict verdict) {
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
