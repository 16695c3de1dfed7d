// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import java.util.function.ToDoubleFunction;
import org.kneepoint.solver.sharedbuffer.chain.StepListener;
import org.kneepoint.solver.sharedbuffer.chain.SwitchMeans;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;
import org.kneepoint.solver.sharedbuffer.chain.SwitchTraffic;

/**
 * All switches for assumed acceptance probabilities b, solved from stage 1 on: each is offered the
 * packets of the stage before, which gives its own acceptance probability.
 */
final class NetworkPass {
    private final SwitchKinds kinds;
    private final double[] accepted;
    private final SwitchSensitivity[] stations;
    private final double[][] offeredSlopes;

    private NetworkPass(SwitchKinds kinds, double[] accepted) {
        this.kinds = kinds;
        this.accepted = accepted;
        stations = new SwitchSensitivity[kinds.size()];
        offeredSlopes = new double[kinds.size()][kinds.size()];
    }

    static NetworkPass of(
            SwitchKinds kinds, SwitchModel model, double[] accepted, StepListener listener) {
        NetworkPass pass = new NetworkPass(kinds, accepted);
        for (int kind = 0; kind < kinds.size(); kind++) {
            pass.solve(kind, model, listener);
        }
        return pass;
    }

    private void solve(int kind, SwitchModel model, StepListener listener) {
        double offered = kinds.delta().load();
        if (kind > 0) {
            int before = kinds.upstream(kind);
            ToDoubleFunction<SwitchMeans> busy =
                    kinds.isHot(kind) ? SwitchMeans::hotBusy : SwitchMeans::coldBusy;
            offered = Math.min(1, busy.applyAsDouble(stations[before].means()));
            offeredSlopes[kind] = derivatives(before, busy);
        }
        SwitchTraffic traffic = kinds.traffic(kind, offered, accepted);
        SwitchSensitivity last = kind > 0 ? stations[kind - 1] : null;
        stations[kind] =
                last != null && last.traffic().isSameAs(traffic)
                        ? last
                        : SwitchSensitivity.of(model, traffic, listener);
    }

    SwitchSensitivity switchOf(int kind) {
        return stations[kind];
    }

    /** Returns the largest relative error of an assumed probability. */
    double largestRelativeResidual() {
        double largest = 0;
        for (int kind = 1; kind < accepted.length; kind++) {
            largest = Math.max(largest, Math.abs(residual(kind)) / accepted[kind]);
        }
        return largest;
    }

    private double residual(int kind) {
        return stations[kind].means().accepted() - accepted[kind];
    }

    /**
     * Returns the step of the linearised equations. Kind 0 has no switches upstream.
     *
     * @param damping 0 for Newton's step; larger values give shorter steps along the residual
     */
    double[] newtonStep(double damping) {
        int size = kinds.size();
        double[][] matrix = new double[size][size];
        double[] excess = new double[size];
        matrix[0][0] = 1;
        for (int kind = 1; kind < size; kind++) {
            double[] slopes = derivatives(kind, SwitchMeans::accepted);
            for (int other = 0; other < size; other++) {
                matrix[kind][other] = (other == kind ? 1 + damping : 0) - slopes[other];
            }
            excess[kind] = residual(kind);
        }
        return LinearSystem.solve(matrix, excess);
    }

    /** Returns the derivatives of a figure of a kind by all assumed probabilities. */
    private double[] derivatives(int kind, ToDoubleFunction<SwitchMeans> figure) {
        double[] slopes = new double[kinds.size()];
        double byOffered = stations[kind].derivativeByOffered(figure);
        for (int other = 0; other < slopes.length; other++) {
            slopes[other] = byOffered * offeredSlopes[kind][other];
        }
        if (kinds.downstreamOfHot(kind) != SwitchKinds.OUTPUT) {
            slopes[kinds.downstreamOfHot(kind)] += stations[kind].derivativeByHotAccepted(figure);
        }
        if (kinds.downstreamOfCold(kind) != SwitchKinds.OUTPUT) {
            slopes[kinds.downstreamOfCold(kind)] += stations[kind].derivativeByColdAccepted(figure);
        }
        return slopes;
    }
}
