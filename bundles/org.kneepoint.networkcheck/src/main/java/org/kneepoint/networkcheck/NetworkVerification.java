// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Checks the contract of {@link Network} and {@link Routing} by enumerating every header that can
 * occur. Intended for the smaller networks of a family, up to about a thousand terminals.
 *
 * <p>A finding is a kind of violation with its first location and the number of others. Exceptions
 * of the network pass through.
 */
public final class NetworkVerification {
    /** Most steps; about ten seconds. */
    private static final long BUDGET = 1L << 28;

    private NetworkVerification() {}

    /**
     * Returns the violations of a network and of all its routings: terminals, channels, port
     * groups, delays, geometry, stated distances and bounds, and those of {@link #findings(Network,
     * Routing)} for each routing. Where terminals or channels violate the contract, nothing else is
     * checked.
     *
     * @return one finding per kind of violation; empty if the contract is kept
     */
    public static List<Explanation> findings(Network network) {
        List<Explanation> findings =
                new ArrayList<>(check(network, new NetworkPropertiesCheck(network)));
        if (findings.isEmpty()) {
            for (Routing routing : network.routings()) {
                for (Explanation finding : findings(network, routing)) {
                    findings.add(
                            Explanation.of(
                                    finding.code(),
                                    "{routing}: {finding}",
                                    routing.name(),
                                    finding));
                }
            }
        }
        return List.copyOf(findings);
    }

    /**
     * Returns the violations of one routing: choices that do not exist or change between calls,
     * destinations that are not reached, paths that are not minimal though claimed, channels of one
     * port group that are not offered alike, a claim of deadlock freedom that does not hold, and
     * for the default routing a load beyond the stated capacity.
     *
     * @param network network that otherwise keeps the contract
     * @param routing one of its routings, or another one for the same network
     * @return one finding per kind of violation; empty if the contract is kept
     */
    public static List<Explanation> findings(Network network, Routing routing) {
        return check(network, new RoutingCheck(network, routing));
    }

    private static List<Explanation> check(Network network, ContractCheck check) {
        ContractViolations violations = new ContractViolations();
        StepBudget budget = new StepBudget(BUDGET);
        try {
            PortNumbering ports = PortNumbering.of(network, budget, violations);
            if (violations.isEmpty()) {
                check.run(ports, budget, violations);
            }
        } catch (StepBudgetExceededException exhausted) {
            violations.add("too-large", "too large to be enumerated", exhausted.getMessage());
        }
        return violations.explanations();
    }
}
