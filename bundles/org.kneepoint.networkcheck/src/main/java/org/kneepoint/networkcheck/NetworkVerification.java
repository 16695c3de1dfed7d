// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * The contract of {@link Network} and {@link Routing}, checked by enumerating everything that can
 * occur. Meant for the smaller networks of a family, up to about a thousand terminals.
 *
 * <p>A line tells what is wrong, the first place where it is, and how many more there are. What the
 * code of the network throws is thrown on.
 */
public final class NetworkVerification {
    /** Steps that are gone at most; some ten seconds. */
    private static final long BUDGET = 1L << 28;

    private NetworkVerification() {}

    /**
     * Returns what is wrong with a network and with all its routings: terminals, channels, groups,
     * delays, the geometry it shows, stated distances and bounds, and for each routing what {@link
     * #findings(Network, Routing)} tells. Where terminals or channels are wrong, nothing else is
     * looked at.
     *
     * @return one line each; empty if nothing is wrong
     */
    public static List<String> findings(Network network) {
        List<String> lines = new ArrayList<>(check(network, new NetworkPropertiesCheck(network)));
        if (lines.isEmpty()) {
            for (Routing routing : network.routings()) {
                findings(network, routing).forEach(line -> lines.add(routing.name() + ": " + line));
            }
        }
        return List.copyOf(lines);
    }

    /**
     * Returns what is wrong with one routing: choices that do not exist, answers that change from
     * call to call, targets that are not reached, ways that are not shortest though claimed, links
     * of one group that are not offered alike, a claim of freedom from deadlock that does not hold,
     * and for the default routing a load beyond the stated capacity.
     *
     * @param network a network in which nothing else is wrong
     * @param routing one of its routings, or another for the same network
     * @return one line each; empty if nothing is wrong
     */
    public static List<String> findings(Network network, Routing routing) {
        return check(network, new RoutingCheck(network, routing));
    }

    private static List<String> check(Network network, ContractCheck check) {
        ContractViolations violations = new ContractViolations();
        StepBudget budget = new StepBudget(BUDGET);
        try {
            PortNumbering ports = PortNumbering.of(network, budget, violations);
            if (violations.isEmpty()) {
                check.run(ports, budget, violations);
            }
        } catch (StepBudgetExceededException exhausted) {
            violations.add("too large to be enumerated", exhausted.getMessage());
        }
        return violations.lines();
    }
}
