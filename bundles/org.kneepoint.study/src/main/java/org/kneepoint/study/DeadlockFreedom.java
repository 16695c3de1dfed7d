// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.verification.Verdict;

/**
 * What is known of the freedom from deadlock of scenarios: no routing is run on its word alone.
 * Each claim is followed once, as far as a budget of steps goes. Safe for use by several threads.
 */
final class DeadlockFreedom {
    /** What provenance calls it. */
    static final String ENTRY = "deadlock freedom";

    private static final Parameter<Boolean> ALLOWED =
            Parameter.flag("allow.deadlock", "whether to run a routing that may deadlock");

    private final Memo<List<Object>, Verdict> verdicts = new Memo<>();

    /**
     * Refuses a claim that does not hold, unless the user allows deadlock.
     *
     * @param assembled with its network and routing; one without them is not looked at
     * @throws BadInput if the claim is false, with the packets that may wait for each other
     */
    void require(Scenario assembled) {
        verdict(assembled)
                .filter(verdict -> verdict.outcome() == Verdict.Outcome.REFUTED)
                .ifPresent(
                        verdict -> {
                            throw refusal(assembled, verdict);
                        });
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
                .map(network -> verdict(assembled).map(Degree::of).orElse(Degree.NONE));
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
                case NONE, REFUTED -> NONE;
            };
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Empty where there is nothing to follow, or no need to. */
    private Optional<Verdict> verdict(Scenario assembled) {
        Optional<Network> network = assembled.part(Network.class);
        Optional<Routing> routing = assembled.part(Routing.class);
        boolean needed = !assembled.find(ALLOWED).orElse(false);
        return needed && network.isPresent() && routing.isPresent()
                ? Optional.of(verdict(network.get(), routing.get()))
                : Optional.empty();
    }

    private Verdict verdict(Network network, Routing routing) {
        return verdicts.get(
                List.of(network, routing.name()),
                () -> Verdict.of(network, routing, Verdict.BUDGET));
    }
}
