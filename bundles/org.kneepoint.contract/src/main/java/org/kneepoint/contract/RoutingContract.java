// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.networkcheck.RoutingReport;

/**
 * The contract of a routing on a network: the relation and its paths, and the claim of deadlock
 * freedom.
 *
 * @param title of the clauses
 */
record RoutingContract(String title, Network network, Routing routing) {
    void check(ContractReport.Builder report) {
        RoutingReport found = NetworkVerification.routing(network, routing);
        List<Explanation> refuted = new ArrayList<>();
        List<Explanation> others = new ArrayList<>();
        for (Explanation violation : found.violations()) {
            (found.refutesClaim(violation) ? refuted : others).add(violation);
        }
        String relation =
                "to %d destinations %d headers with %d moves enumerated: every choice exists, every header reaches its destination%s"
                        .formatted(
                                found.destinations(),
                                found.headers(),
                                found.moves(),
                                routing.isMinimal() ? " on shortest paths" : "");
        WiringContract.add(report, title, "routing relation", others, relation, found.unfinished());
        if (others.isEmpty()) {
            WiringContract.add(
                    report, title, "deadlock freedom", refuted, proof(found), found.unfinished());
        }
    }

    /** What has been proved, with the size of the graph. */
    private String proof(RoutingReport found) {
        DeadlockFreedom claimed = routing.deadlockFreedom();
        String graph =
                "%d virtual channels, %d dependencies"
                        .formatted(found.virtualChannels(), found.dependencies());
        return switch (claimed.claim()) {
            case NONE -> "not claimed";
            case ACYCLIC -> "proved: the channel dependency graph has no cycle; " + graph;
            case ESCAPE ->
                    "proved: VC classes %s are an escape, open to every header and connected; its extended channel dependency graph has no cycle under %s reallocation; %s"
                            .formatted(classes(claimed.escape()), reallocation(claimed), graph);
            case DRAINING ->
                    "proved: no set of full buffers waits for itself, if every packet fits a buffer; %d virtual channels"
                            .formatted(found.virtualChannels());
        };
    }

    private static String reallocation(DeadlockFreedom claimed) {
        return claimed.reallocation().toString().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private String classes(long mask) {
        List<String> classes = new ArrayList<>();
        for (int number = 0; number < routing.vcClasses(); number++) {
            if ((mask >>> number & 1) != 0) {
                classes.add(Integer.toString(number));
            }
        }
        return String.join(", ", classes) + " of " + routing.vcClasses();
    }
}
