// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.flow.StationFlows;
import org.kneepoint.flow.StationKind;
import org.kneepoint.solver.wormhole.model.WormholeSolution;

/** The columns of {@code report=channels}: four for each kind of channel with traffic. */
final class StationColumns {
    private static final String CYCLES = "cycles";

    private StationColumns() {}

    /**
     * Adds the columns.
     *
     * @param rate messages per node per cycle
     */
    static void fill(
            Point.Builder point, StationFlows flows, WormholeSolution solution, double rate) {
        double[] waiting = waiting(flows, solution);
        for (int s = 0; s < flows.size(); s++) {
            String name = flows.name(s);
            double channels = flows.ports(s) * (double) flows.vcs(s);
            double offered = rate * flows.rate(s) / channels;
            point.with(column("rate_", "messages per cycle", "messages on ", name), offered)
                    .with(
                            column(
                                    "service_",
                                    CYCLES,
                                    "mean holding time of a message, or time at the front of"
                                            + " the buffer, of ",
                                    name),
                            solution.holdingTime()[s])
                    .with(column("waiting_", CYCLES, "mean waiting time for ", name), waiting[s])
                    .with(
                            column(
                                    "held_",
                                    "",
                                    "fraction of the time for which messages" + " hold ",
                                    name),
                            offered * solution.holdingTime()[s]);
        }
    }

    /** By station: the mean waiting time for it over all inputs, or at its source. */
    private static double[] waiting(StationFlows flows, WormholeSolution solution) {
        double[] waiting = new double[flows.size()];
        for (int s = 0; s < flows.size(); s++) {
            for (int t = flows.firstTransition(s); t < flows.firstTransition(s + 1); t++) {
                double flow = flows.rate(s) * flows.probability(t) * flows.fanIn(t);
                waiting[flows.target(t)] +=
                        flow / flows.rate(flows.target(t)) * solution.waiting()[t];
            }
            if (flows.kind(s) == StationKind.INJECTION) {
                waiting[s] = solution.sourceWait()[s];
            }
        }
        return waiting;
    }

    private static Quantity column(String what, String unit, String meaning, String name) {
        return Quantity.of(what + name, unit, meaning + "channel " + name + " and equal channels");
    }
}
