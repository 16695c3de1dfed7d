// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.List;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.contract.ContractReport.Outcome;
import org.kneepoint.networkcheck.NetworkReport;
import org.kneepoint.networkcheck.NetworkVerification;

/**
 * The contract of a network without its routings.
 *
 * @param title of the clauses
 */
record WiringContract(String title, Network network) {
    void check(ContractReport.Builder report) {
        NetworkReport found = NetworkVerification.wiring(network);
        String wiring =
                "%d terminals, %d routers, %d ports, %d channels; all of rate above 0 and delay of at least 1 cycle"
                        .formatted(
                                network.terminals(),
                                network.routers(),
                                found.ports(),
                                found.channels());
        add(report, "ports and channels", found.violations(), wiring, found.unfinished());
        if (found.violations().isEmpty()) {
            String paths =
                    "%d pairs connected; diameter %d, mean distance %.6g hops"
                            .formatted(found.pairs(), found.diameter(), found.meanDistance());
            add(report, "connectivity and distances", List.of(), paths, found.unfinished());
        }
    }

    /** Adds one clause: violated for each violation, else unfinished or kept. */
    static void add(
            ContractReport.Builder report,
            String title,
            String clause,
            List<Explanation> violations,
            String examined,
            String unfinished) {
        for (Explanation violation : violations) {
            report.add(title, clause, Outcome.VIOLATED, violation.text());
        }
        if (violations.isEmpty()) {
            boolean isComplete = unfinished.isEmpty();
            report.add(
                    title,
                    clause,
                    isComplete ? Outcome.KEPT : Outcome.UNFINISHED,
                    isComplete ? examined : "not examined completely: " + unfinished);
        }
    }

    private void add(
            ContractReport.Builder report,
            String clause,
            List<Explanation> violations,
            String examined,
            String unfinished) {
        add(report, title, clause, violations, examined, unfinished);
    }
}
