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
        List<Explanation> findings = new ArrayList<>(findings(wiring(network)));
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
        RoutingReport report = routing(network, routing);
        return withLimit(report.violations(), report.unfinished());
    }

    private static List<Explanation> findings(NetworkReport report) {
        return withLimit(report.violations(), report.unfinished());
    }

    /** Adds the step limit, if it ended the check. */
    private static List<Explanation> withLimit(List<Explanation> violations, String unfinished) {
        List<Explanation> findings = new ArrayList<>(violations);
        if (!unfinished.isEmpty()) {
            ContractViolations limit = new ContractViolations();
            limit.add("too-large", "too large to be enumerated", unfinished);
            findings.addAll(limit.explanations());
        }
        return findings;
    }

    /**
     * Checks a network without its routings, as {@link #findings(Network)} does.
     *
     * @return violations, and what was examined
     */
    public static NetworkReport wiring(Network network) {
        NetworkPropertiesCheck check = new NetworkPropertiesCheck(network);
        Completion completion = check(network, check);
        return check.report(completion.violations().explanations(), completion.unfinished());
    }

    /**
     * Checks one routing, as {@link #findings(Network, Routing)} does.
     *
     * @return violations, and what was examined
     */
    public static RoutingReport routing(Network network, Routing routing) {
        RoutingCheck check = new RoutingCheck(network, routing);
        Completion completion = check(network, check);
        return check.report(completion.violations().explanations(), completion.unfinished());
    }

    /** Violations, and the step limit that ended the check, if any. */
    private record Completion(ContractViolations violations, String unfinished) {}

    private static Completion check(Network network, ContractCheck check) {
        ContractViolations violations = new ContractViolations();
        StepBudget budget = new StepBudget(BUDGET);
        try {
            PortNumbering ports = PortNumbering.of(network, budget, violations);
            if (violations.isEmpty()) {
                check.run(ports, budget, violations);
            }
            return new Completion(violations, "");
        } catch (StepBudgetExceededException exhausted) {
            return new Completion(violations, exhausted.getMessage());
        }
    }
}
