// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import java.util.function.ToDoubleFunction;
import org.kneepoint.solver.sharedbuffer.chain.Flows;
import org.kneepoint.solver.sharedbuffer.chain.Pulse;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;
import org.kneepoint.solver.sharedbuffer.chain.Traffic;

/** A switch in steady state, and how it answers small changes of what it meets. Immutable. */
final class Station {
    private static final double STEP = 1e-6;

    private final Traffic traffic;
    private final Flows flows;
    private final Flows lessOffered;
    private final Flows lessHotAccepted;
    private final Flows lessColdAccepted;

    private Station(Traffic traffic, SwitchModel.Steady steady) {
        this.traffic = traffic;
        flows = steady.flows();
        lessOffered = steady.near(traffic.withOffered(less(traffic.offered())));
        lessHotAccepted = steady.near(traffic.withHotAccepted(less(traffic.hotAccepted())));
        lessColdAccepted = steady.near(traffic.withColdAccepted(less(traffic.coldAccepted())));
    }

    static Station of(SwitchModel model, Traffic traffic, Pulse pulse) {
        return new Station(traffic, model.steady(traffic, pulse));
    }

    private static double less(double probability) {
        return probability * (1 - STEP);
    }

    Traffic traffic() {
        return traffic;
    }

    Flows flows() {
        return flows;
    }

    /** Returns the derivative of a figure by what is offered. */
    double byOffered(ToDoubleFunction<Flows> figure) {
        return slope(figure, lessOffered, traffic.offered());
    }

    /** Returns the derivative of a figure by what is accepted behind the hot outlet. */
    double byHotAccepted(ToDoubleFunction<Flows> figure) {
        return slope(figure, lessHotAccepted, traffic.hotAccepted());
    }

    /** Returns the derivative of a figure by what is accepted behind the other outlets. */
    double byColdAccepted(ToDoubleFunction<Flows> figure) {
        return slope(figure, lessColdAccepted, traffic.coldAccepted());
    }

    private double slope(ToDoubleFunction<Flows> figure, Flows less, double probability) {
        double change = figure.applyAsDouble(flows) - figure.applyAsDouble(less);
        return probability > 0 ? change / (STEP * probability) : 0;
    }
}
