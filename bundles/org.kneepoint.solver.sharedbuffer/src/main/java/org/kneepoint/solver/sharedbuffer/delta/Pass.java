// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import java.util.function.ToDoubleFunction;
import org.kneepoint.solver.sharedbuffer.chain.Flows;
import org.kneepoint.solver.sharedbuffer.chain.Pulse;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;
import org.kneepoint.solver.sharedbuffer.chain.Traffic;

/**
 * All switches for assumed acceptance probabilities b, solved from stage 1 on: each is offered what
 * those before it hold, and then accepts with a probability of its own.
 */
final class Pass {
    private final Network network;
    private final double[] accepted;
    private final Station[] stations;
    private final double[][] offeredSlopes;

    private Pass(Network network, double[] accepted) {
        this.network = network;
        this.accepted = accepted;
        stations = new Station[network.size()];
        offeredSlopes = new double[network.size()][network.size()];
    }

    static Pass of(Network network, SwitchModel model, double[] accepted, Pulse pulse) {
        Pass pass = new Pass(network, accepted);
        for (int kind = 0; kind < network.size(); kind++) {
            pass.solve(kind, model, pulse);
        }
        return pass;
    }

    private void solve(int kind, SwitchModel model, Pulse pulse) {
        double offered = network.delta().load();
        if (kind > 0) {
            int before = network.before(kind);
            ToDoubleFunction<Flows> busy = network.isHot(kind) ? Flows::hotBusy : Flows::coldBusy;
            offered = Math.min(1, busy.applyAsDouble(stations[before].flows()));
            offeredSlopes[kind] = slopes(before, busy);
        }
        Traffic traffic = network.traffic(kind, offered, accepted);
        Station last = kind > 0 ? stations[kind - 1] : null;
        stations[kind] =
                last != null && last.traffic().isSameAs(traffic)
                        ? last
                        : Station.of(model, traffic, pulse);
    }

    Station station(int kind) {
        return stations[kind];
    }

    /** Returns the largest relative error of an assumed probability. */
    double disagreement() {
        double largest = 0;
        for (int kind = 1; kind < accepted.length; kind++) {
            largest = Math.max(largest, Math.abs(excess(kind)) / accepted[kind]);
        }
        return largest;
    }

    private double excess(int kind) {
        return stations[kind].flows().accepted() - accepted[kind];
    }

    /**
     * Returns the changes of the assumed probabilities that would make all right if the switches
     * answered in proportion. Nobody depends on what kind 0 accepts.
     *
     * @param damping 0 for Newton's step; the larger, the more it is just a part of the excess
     */
    double[] newtonStep(double damping) {
        int size = network.size();
        double[][] matrix = new double[size][size];
        double[] excess = new double[size];
        matrix[0][0] = 1;
        for (int kind = 1; kind < size; kind++) {
            double[] slopes = slopes(kind, Flows::accepted);
            for (int other = 0; other < size; other++) {
                matrix[kind][other] = (other == kind ? 1 + damping : 0) - slopes[other];
            }
            excess[kind] = excess(kind);
        }
        return LinearSystem.solve(matrix, excess);
    }

    /** The derivatives of a figure of a kind by all assumed probabilities. */
    private double[] slopes(int kind, ToDoubleFunction<Flows> figure) {
        double[] slopes = new double[network.size()];
        double byOffered = stations[kind].byOffered(figure);
        for (int other = 0; other < slopes.length; other++) {
            slopes[other] = byOffered * offeredSlopes[kind][other];
        }
        if (network.behindHot(kind) != Network.OUTPUT) {
            slopes[network.behindHot(kind)] += stations[kind].byHotAccepted(figure);
        }
        if (network.behindCold(kind) != Network.OUTPUT) {
            slopes[network.behindCold(kind)] += stations[kind].byColdAccepted(figure);
        }
        return slopes;
    }
}
