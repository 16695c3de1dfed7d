// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

/**
 * The figures of a network in equilibrium.
 *
 * <p>A packet for the hot output passes the hot outlets of the first switches of all stages. Of N
 * packets, one for each output, d^(k-i) leave stage i by them, (d-1) d^(k-i) leave by a cold outlet
 * of the same switch, and all others are in switches that do not lead to the hot output.
 */
public final class DeltaFigures {
    private final SteadyNetwork network;
    private final DeltaNetwork delta;
    private final SwitchFigures first;

    private DeltaFigures(SteadyNetwork network) {
        this.network = network;
        delta = network.delta();
        first = network.at(1, 1);
    }

    /** Returns the figures of a converged network. */
    public static DeltaFigures of(SteadyNetwork network) {
        return new DeltaFigures(network);
    }

    /** Returns the packets per cycle and output link, (21). */
    public double throughput() {
        return delta.load() * first.accepted();
    }

    /** Returns the fraction of the offered packets that is lost, (22) without cancellation. */
    public double loss() {
        return first.rejected();
    }

    /** Returns the mean delay over packets, cycles. */
    public double latency() {
        return delta.hotspot() == 1
                ? latencyHot()
                : delta.hotspot() * latencyHot() + (1 - delta.hotspot()) * latencyCold();
    }

    /** Returns the mean delay of hot requests, which all go to the hot output, cycles. */
    public double latencyHot() {
        double sum = 0;
        for (int stage = 1; stage <= delta.stages(); stage++) {
            sum += network.at(stage, 1).hotWait();
        }
        return sum;
    }

    /** Returns the mean delay of cold requests, which address every output alike, cycles. */
    public double latencyCold() {
        double sum = 0;
        for (int stage = 1; stage <= delta.stages(); stage++) {
            SwitchFigures hot = network.at(stage, 1);
            double outputs = 1 / delta.power(stage);
            sum += hot.hotWait() * outputs + hot.coldWait() * outputs * (delta.radix() - 1);
            for (int type = 2; type <= stage; type++) {
                double those = (delta.radix() - 1) / delta.power(stage - type + 1);
                sum += network.at(stage, type).meanWait() * those;
            }
        }
        return sum;
    }

    /**
     * Returns the mean delay to the outputs whose path leaves the hot path at stage k-g+1, cycles.
     *
     * @param group g, 1 to k
     */
    public double latencyGroup(int group) {
        int leaving = delta.stages() - group + 1;
        double sum = 0;
        for (int stage = 1; stage <= delta.stages(); stage++) {
            if (stage < leaving) {
                sum += network.at(stage, 1).hotWait();
            } else if (stage == leaving) {
                sum += network.at(stage, 1).coldWait();
            } else {
                sum += network.at(stage, stage - leaving + 1).meanWait();
            }
        }
        return sum;
    }

    /**
     * Returns the mean over the outputs of the mean delay of the packets that arrive there, (26)
     * and (27) corrected, cycles; outputs without packets count as none.
     */
    public double latencyLink() {
        if (delta.hotspot() < 1) {
            return latencyCold();
        }
        double sum = 0;
        for (int stage = 1; stage <= delta.stages(); stage++) {
            sum += network.at(stage, 1).hotWait() / delta.power(stage);
        }
        return sum;
    }

    /** Returns the packets per cycle at the hot output. */
    public double hotOutput() {
        return network.at(delta.stages(), 1).hotThroughput();
    }

    /** Returns the mean packets per cycle at any other output. */
    public double coldOutput() {
        return throughput() * (1 - delta.hotspot());
    }

    /** Returns the mean packets for the hot outlet in a first-stage switch. */
    public double hotQueue() {
        return first.hotQueue();
    }

    /** Returns the mean packets for its other outlets in a first-stage switch. */
    public double coldQueue() {
        return first.coldQueue();
    }
}
