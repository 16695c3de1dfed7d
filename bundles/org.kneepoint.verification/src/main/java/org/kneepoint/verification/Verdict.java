// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.List;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * What is known of the claim of one routing in one network to be free from deadlock.
 *
 * <p>A verified claim holds where virtual channels are handed on by a rule that it {@linkplain
 * Freedom#holdsUnder covers}, a header is given a channel only when there is room for it at least,
 * and terminals take what arrives.
 *
 * @param outcome whether the claim holds
 * @param reasons one line each: what refutes the claim, or why it was not followed to the end;
 *     empty otherwise
 */
public record Verdict(Outcome outcome, List<String> reasons) {
    /** Steps after which the check of a claim before a run is given up, in less than a second. */
    public static final long BUDGET = 25_000_000;

    /** Copies the reasons. */
    public Verdict {
        reasons = List.copyOf(reasons);
    }

    /**
     * Follows a claim through everything that can occur, until it is refuted or the budget is gone.
     * A network that is too large is given up at once and without much memory.
     *
     * @param budget steps: pairs of terminals, headers that can occur, and moves they have
     */
    public static Verdict of(Network network, Routing routing, long budget) {
        if (routing.freedom().claim() == Freedom.Claim.NONE) {
            return new Verdict(Outcome.NONE, List.of());
        }
        Findings findings = new Findings();
        try {
            follow(network, routing, new Budget(budget), findings);
        } catch (Exhausted exhausted) {
            findings.add("not followed to the end", exhausted.getMessage());
            return new Verdict(Outcome.CLAIMED, findings.lines());
        }
        Outcome outcome = findings.isEmpty() ? Outcome.VERIFIED : Outcome.REFUTED;
        return new Verdict(outcome, findings.lines());
    }

    private static void follow(Network network, Routing routing, Budget budget, Findings findings) {
        Ports ports = Ports.of(network, budget, findings);
        Places.checkClasses(routing, findings);
        if (!findings.isEmpty()) {
            return;
        }
        Relation relation = new Relation(network, routing, ports, findings);
        Paths paths = new Paths(relation, budget);
        PathCheck check =
                FreedomCheck.of(routing, relation.places(), new Dependencies(), budget, findings);
        for (int target = 0; target < network.terminals() && findings.isEmpty(); target++) {
            paths.find(target);
            if (findings.isEmpty()) {
                check.see(paths);
            }
        }
        check.conclude();
    }

    /** Whether a claim holds. */
    public enum Outcome {
        /** Nothing is claimed. */
        NONE,
        /** The claim was not followed to the end. */
        CLAIMED,
        /** The claim holds: no set of packets can wait for each other. */
        VERIFIED,
        /** The claim does not hold. */
        REFUTED
    }
}
