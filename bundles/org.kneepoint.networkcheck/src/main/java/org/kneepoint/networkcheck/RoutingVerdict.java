// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * The result of checking one routing in one network: contract and deadlock freedom.
 *
 * <p>The contract is broken where channels or terminals are attached to ports that do not exist, a
 * choice cannot be taken, probabilities do not sum to 1, or a packet cannot arrive. That is a fault
 * of the code, whatever it claims; a claim that does not hold is a property of a network that can
 * be run.
 *
 * <p>A verified claim holds where virtual channels are handed on by a rule that it {@linkplain
 * DeadlockFreedom#holdsUnder covers}, a header is given a channel only when there is room for it at
 * least, and terminals take what arrives.
 *
 * @param outcome whether the contract is kept and the claim holds
 * @param reasons one line each: what breaks the contract or refutes the claim, or why the claim was
 *     not followed to the end; empty otherwise
 */
public record RoutingVerdict(Outcome outcome, List<String> reasons) {
    /** Steps after which the check of a claim before a run is given up, in less than a second. */
    public static final long BUDGET = 25_000_000;

    /** Copies the reasons. */
    public RoutingVerdict {
        reasons = List.copyOf(reasons);
    }

    /**
     * Follows a routing through everything that can occur, until a fault is found or the budget is
     * gone. A network that is too large is given up at once and without much memory.
     *
     * @param budget steps: pairs of terminals, headers that can occur, and moves they have
     */
    public static RoutingVerdict of(Network network, Routing routing, long budget) {
        ContractViolations contract = new ContractViolations();
        ContractViolations claim = new ContractViolations();
        ContractViolations unfinished = new ContractViolations();
        try {
            follow(network, routing, new StepBudget(budget), contract, claim);
        } catch (StepBudgetExceededException exhausted) {
            unfinished.add("not followed to the end", exhausted.getMessage());
        }
        if (!contract.isEmpty()) {
            return new RoutingVerdict(Outcome.BROKEN, contract.lines());
        }
        if (routing.deadlockFreedom().claim() == DeadlockFreedom.Claim.NONE) {
            return new RoutingVerdict(Outcome.NONE, List.of());
        }
        if (!claim.isEmpty()) {
            return new RoutingVerdict(Outcome.REFUTED, claim.lines());
        }
        Outcome outcome = unfinished.isEmpty() ? Outcome.VERIFIED : Outcome.CLAIMED;
        return new RoutingVerdict(outcome, unfinished.lines());
    }

    private static void follow(
            Network network,
            Routing routing,
            StepBudget budget,
            ContractViolations contract,
            ContractViolations claim) {
        PortNumbering ports = PortNumbering.of(network, budget, contract);
        BufferNumbering.checkClasses(routing, contract);
        if (!contract.isEmpty()) {
            return;
        }
        RoutingRelation relation = new RoutingRelation(network, routing, ports, contract);
        ReachableHeaders reachable = new ReachableHeaders(relation, budget);
        ReachableHeadersCheck arrival = new ReachabilityCheck(contract);
        ReachableHeadersCheck freedom =
                DeadlockFreedomCheck.of(
                        routing, relation.places(), new ChannelDependencies(), budget, claim);
        for (int target = 0; target < network.terminals() && contract.isEmpty(); target++) {
            reachable.explore(target);
            if (contract.isEmpty()) {
                arrival.check(reachable);
                freedom.check(reachable);
            }
        }
        if (contract.isEmpty()) {
            freedom.conclude();
        }
    }

    /** Whether the contract is kept and a claim holds. */
    public enum Outcome {
        /** Network or routing break their contract: nothing can be said of them. */
        BROKEN,
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
