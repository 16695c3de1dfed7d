// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.solver.sharedbuffer.delta.SteadyNetwork;
import org.kneepoint.solver.sharedbuffer.delta.SwitchFigures;

/**
 * Additional columns for each type of switch: {@code wait_hot_s3_t1} is the mean time of a packet
 * for the hot outlet in a switch of stage 3 that leads to the hot output. Types 2 to i of stage i
 * are equal in equilibrium; their hot outlet is any one.
 */
final class SwitchTypeColumns {
    private SwitchTypeColumns() {}

    /**
     * Adds the columns of all types.
     *
     * @param point receives them
     * @param network in equilibrium
     * @param places of a switch
     */
    static void addTo(Point.Builder point, SteadyNetwork network, int places) {
        for (int stage = 1; stage <= network.delta().stages(); stage++) {
            for (int type = 1; type <= stage; type++) {
                add(point, "_s" + stage + "_t" + type, network.at(stage, type), places);
            }
        }
    }

    private static void add(Point.Builder point, String at, SwitchFigures of, int places) {
        point.with(throughput("hot" + at), of.hotThroughput())
                .with(throughput("cold" + at), of.coldThroughput())
                .with(occupancy("hot" + at), of.hotQueue() / places)
                .with(occupancy("cold" + at), of.coldQueue() / places);
        if (of.hotThroughput() > 0) {
            point.with(meanTime("hot" + at), of.hotWait());
        }
        if (of.coldThroughput() > 0) {
            point.with(meanTime("cold" + at), of.coldWait());
        }
    }

    static Quantity throughput(String which) {
        return Quantity.of(
                "throughput_" + which, "packets per cycle", "throughput of such an outlet");
    }

    static Quantity occupancy(String which) {
        return Quantity.of(
                "occupancy_" + which,
                "fraction",
                "fraction of the places taken by packets" + " for such outlets");
    }

    static Quantity meanTime(String which) {
        return Quantity.of("wait_" + which, "cycles", "mean time in the switch");
    }
}
