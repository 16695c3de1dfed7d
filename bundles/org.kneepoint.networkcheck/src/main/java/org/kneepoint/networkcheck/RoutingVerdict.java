// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * The result of checking one routing in one network: contract and deadlock freedom.
 *
 * <p>The contract is violated where channels or terminals are connected to ports that do not exist,
 * a delay or rate is not possible, a routing choice is not possible, probabilities do not sum to 1,
 * a packet cannot reach its destination, or, in networks of up to some hundred terminals, a stated
 * distance or shortest path is wrong. Such a network cannot be simulated or solved; a network whose
 * claim of deadlock freedom does not hold can.
 *
 * <p>A verified claim holds if the VC reallocation is one that the claim {@linkplain
 * DeadlockFreedom#holdsUnder covers}, a header gets a virtual channel only if its buffer has room
 * for the header, and terminals accept every flit.
 *
 * @param outcome result of the check
 * @param reasons violations of the contract or of the claim, or why the check was not completed;
 *     empty otherwise
 */
public record RoutingVerdict(Outcome outcome, List<Explanation> reasons) {
    /** Most steps of the check before a run; less than a second. */
    public static final long BUDGET = 25_000_000;

    /** Most steps of the check of distances, which are stated and not needed. */
    private static final long MAX_DISTANCE_STEPS = 1 << 22;

    /** Copies the reasons. */
    public RoutingVerdict {
        reasons = List.copyOf(reasons);
    }

    /**
     * Checks every header that can occur, until a violation is found or the budget is exceeded. The
     * check of a network that is too large ends at once and without much memory.
     *
     * @param budget most steps: pairs of terminals, headers that can occur, and their moves
     */
    public static RoutingVerdict of(Network network, Routing routing, long budget) {
        ContractViolations contract = new ContractViolations();
        ContractViolations claim = new ContractViolations();
        ContractViolations unfinished = new ContractViolations();
        try {
            check(network, routing, new StepBudget(budget), contract, claim);
        } catch (StepBudgetExceededException exhausted) {
            unfinished.add("unfinished", "not checked completely", exhausted.getMessage());
        }
        if (!contract.isEmpty()) {
            return new RoutingVerdict(Outcome.BROKEN, contract.explanations());
        }
        if (routing.deadlockFreedom().claim() == DeadlockFreedom.Claim.NONE) {
            return new RoutingVerdict(Outcome.NONE, List.of());
        }
        if (!claim.isEmpty()) {
            return new RoutingVerdict(Outcome.REFUTED, claim.explanations());
        }
        Outcome outcome = unfinished.isEmpty() ? Outcome.VERIFIED : Outcome.CLAIMED;
        return new RoutingVerdict(outcome, unfinished.explanations());
    }

    private static void check(
            Network network,
            Routing routing,
            StepBudget budget,
            ContractViolations contract,
            ContractViolations claim) {
        PortNumbering ports = PortNumbering.of(network, budget, contract);
        BufferNumbering.checkClasses(routing, contract);
        if (routing.deadlockFreedom() == null) {
            contract.add("deadlock-freedom", "deadlockFreedom() is null", routing.name());
        }
        if (!contract.isEmpty()) {
            return;
        }
        boolean isSmall = (long) network.terminals() * ports.count() <= MAX_DISTANCE_STEPS;
        NetworkPropertiesCheck properties = new NetworkPropertiesCheck(network);
        properties.checkChannels(ports, contract);
        if (isSmall && contract.isEmpty()) {
            properties.checkStatements(ports, new StepBudget(BUDGET), contract);
        }
        if (!contract.isEmpty()) {
            return;
        }
        RoutingRelation relation = new RoutingRelation(network, routing, ports, contract);
        ReachableHeaders reachable = new ReachableHeaders(relation, budget);
        List<ReachableHeadersCheck> contractChecks = new ArrayList<>();
        contractChecks.add(new ReachabilityCheck(contract));
        if (isSmall && routing.isMinimal()) {
            RouterDistances distances = new RouterDistances(network, ports);
            contractChecks.add(new MinimalRoutingCheck(distances, contract));
        }
        ReachableHeadersCheck freedom =
                DeadlockFreedomCheck.of(
                        routing, relation.buffers(), new ChannelDependencies(), budget, claim);
        for (int target = 0; target < network.terminals() && contract.isEmpty(); target++) {
            reachable.explore(target);
            if (contract.isEmpty()) {
                contractChecks.forEach(check -> check.check(reachable));
                freedom.check(reachable);
            }
        }
        if (contract.isEmpty()) {
            freedom.conclude();
        }
    }

    /** Result of the check. */
    public enum Outcome {
        /** Network or routing violate the contract. */
        BROKEN,
        /** The routing does not claim deadlock freedom. */
        NONE,
        /** The check of the claim was not completed. */
        CLAIMED,
        /** The claim holds. */
        VERIFIED,
        /** The claim does not hold. */
        REFUTED
    }
}
