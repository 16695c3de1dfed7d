// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import java.util.function.ToDoubleFunction;
import org.kneepoint.solver.sharedbuffer.chain.StepListener;
import org.kneepoint.solver.sharedbuffer.chain.SwitchMeans;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;
import org.kneepoint.solver.sharedbuffer.chain.SwitchTraffic;

/** A switch in steady state with the derivatives of its means by the traffic. Immutable. */
final class SwitchSensitivity {
    private static final double STEP = 1e-6;

    private final SwitchTraffic traffic;
    private final SwitchMeans means;
    private final SwitchMeans lessOffered;
    private final SwitchMeans lessHotAccepted;
    private final SwitchMeans lessColdAccepted;

    private SwitchSensitivity(SwitchTraffic traffic, SwitchModel.SteadySwitch steady) {
        this.traffic = traffic;
        means = steady.means();
        lessOffered = steady.perturbed(traffic.withOffered(less(traffic.offered())));
        lessHotAccepted = steady.perturbed(traffic.withHotAccepted(less(traffic.hotAccepted())));
        lessColdAccepted = steady.perturbed(traffic.withColdAccepted(less(traffic.coldAccepted())));
    }

    static SwitchSensitivity of(SwitchModel model, SwitchTraffic traffic, StepListener listener) {
        return new SwitchSensitivity(traffic, model.steady(traffic, listener));
    }

    private static double less(double probability) {
        return probability * (1 - STEP);
    }

    SwitchTraffic traffic() {
        return traffic;
    }

    SwitchMeans means() {
        return means;
    }

    /** Returns the derivative of a figure by the offered packets. */
    double derivativeByOffered(ToDoubleFunction<SwitchMeans> figure) {
        return derivative(figure, lessOffered, traffic.offered());
    }

    /** Returns the derivative of a figure by the acceptance downstream of the hot outlet. */
    double derivativeByHotAccepted(ToDoubleFunction<SwitchMeans> figure) {
        return derivative(figure, lessHotAccepted, traffic.hotAccepted());
    }

    /** Returns the derivative of a figure by the acceptance downstream of the other outlets. */
    double derivativeByColdAccepted(ToDoubleFunction<SwitchMeans> figure) {
        return derivative(figure, lessColdAccepted, traffic.coldAccepted());
    }

    private double derivative(
            ToDoubleFunction<SwitchMeans> figure, SwitchMeans less, double probability) {
        double change = figure.applyAsDouble(means) - figure.applyAsDouble(less);
        return probability > 0 ? change / (STEP * probability) : 0;
    }
}
