// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import java.util.Arrays;
import org.kneepoint.solver.sharedbuffer.chain.SwitchTraffic;

/**
 * The kinds of switches of a delta network, by number, and the links between them. Immutable.
 *
 * <p>The paper has i types of switches at stage i: type 1 leads to the hot output, type r is
 * downstream of type r-1. In equilibrium all types of a stage but the first have equal flows and
 * acceptance, so each stage has two kinds, hot and cold. Without a hot spot they are equal; without
 * other traffic the cold one is unused.
 */
final class SwitchKinds {
    /** The sink after the last stage or an unused outlet, which accepts every packet. */
    static final int OUTPUT = -1;

    private final DeltaNetwork delta;

    private SwitchKinds(DeltaNetwork delta) {
        this.delta = delta;
    }

    static SwitchKinds of(DeltaNetwork delta) {
        return new SwitchKinds(delta);
    }

    DeltaNetwork delta() {
        return delta;
    }

    /**
     * Returns the number of kinds; each is downstream of one of lower number, kind 0 of the inputs.
     */
    int size() {
        return hasColdKinds() ? 2 * delta.stages() - 1 : delta.stages();
    }

    private boolean hasColdKinds() {
        return delta.hotspot() > 0 && delta.hotspot() < 1;
    }

    /** Returns the kind of the switches of a stage that lead to the hot output. */
    int hot(int stage) {
        return stage - 1;
    }

    /** Returns the kind of the other switches of a stage from 2 on, or {@link #OUTPUT}. */
    int cold(int stage) {
        if (hasColdKinds()) {
            return delta.stages() + stage - 2;
        }
        return delta.hotspot() > 0 ? OUTPUT : hot(stage);
    }

    /** Returns whether the switches of a kind lead to the hot output. */
    boolean isHot(int kind) {
        return kind < delta.stages();
    }

    /** Returns the stage of a kind. */
    int stage(int kind) {
        return isHot(kind) ? kind + 1 : kind - delta.stages() + 2;
    }

    /** Returns the kind downstream of the hot outlet, or {@link #OUTPUT}. */
    int downstreamOfHot(int kind) {
        if (stage(kind) == delta.stages()) {
            return OUTPUT;
        }
        return isHot(kind) ? kind + 1 : cold(stage(kind) + 1);
    }

    /** Returns the kind downstream of the other outlets, or {@link #OUTPUT}. */
    int downstreamOfCold(int kind) {
        return stage(kind) == delta.stages() ? OUTPUT : cold(stage(kind) + 1);
    }

    /** Returns the kind upstream of any but kind 0. */
    int upstream(int kind) {
        return isHot(kind) || stage(kind) > 2 ? kind - 1 : hot(1);
    }

    /**
     * Returns the traffic of a kind, with (14) for the shares of its outlets.
     *
     * @param kind number of the kind
     * @param offered probability that an inlet is offered a packet
     * @param accepted probabilities, by kind, that an offered packet is accepted
     */
    SwitchTraffic traffic(int kind, double offered, double[] accepted) {
        double d = delta.radix();
        double hot = accepted(downstreamOfHot(kind), accepted);
        double cold = accepted(downstreamOfCold(kind), accepted);
        if (!isHot(kind)) {
            return new SwitchTraffic(offered, 1 / d, (d - 1) / d, hot, cold);
        }
        int stage = stage(kind);
        double passing = delta.throughHotOutlet(stage - 1);
        return new SwitchTraffic(
                offered,
                delta.throughHotOutlet(stage) / passing,
                (d - 1) * delta.throughColdOutlet(stage) / passing,
                hot,
                cold);
    }

    private static double accepted(int kind, double[] accepted) {
        return kind == OUTPUT ? 1 : accepted[kind];
    }

    /**
     * Returns initial acceptance probabilities. With an overloaded hot output its tree is full:
     * each of its links always offers a packet and accepts the rate of the output. All other kinds
     * accept every packet.
     */
    double[] initialAcceptance() {
        double[] accepted = fullAcceptance();
        for (int stage = 2;
                stage <= delta.stages() && delta.maxThroughput() < delta.load();
                stage++) {
            double links = delta.power(stage - 1);
            double flow = delta.maxThroughput() * delta.throughHotOutlet(stage - 1) * links;
            accepted[hot(stage)] = Math.min(1, flow);
        }
        return accepted;
    }

    /** Returns the acceptance probabilities of an empty network, 1. */
    double[] fullAcceptance() {
        double[] accepted = new double[size()];
        Arrays.fill(accepted, 1);
        return accepted;
    }
}
