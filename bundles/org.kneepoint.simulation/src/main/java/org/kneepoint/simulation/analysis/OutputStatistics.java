// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.simulation.CustomStatistics;

/**
 * Packets and latencies by output of a network with a hot spot: a fraction of all requests goes to
 * it, and the others, which are cold, address every output alike, the hot one too. All figures are
 * over the packets that arrive in the measured time.
 *
 * <p>Outputs form groups by the stage at which the path to them leaves that to the hot one: in a
 * network of a x a switches that routes by the digits of the destination, group g holds those (a-1)
 * a^(g-1) whose first digit that differs is the g-th from the end.
 */
public final class OutputStatistics implements CustomStatistics {
    private static final int HOT = 0;
    private static final int COLD = 1;
    private static final int REQUEST_KINDS = 2;

    private final int nodes;
    private final int hot;
    private final int radix;
    private final boolean hasHotSpot;
    private final double[] sums;

    /** Where sums lie: packets, then latencies; in each by kind of request, then by output. */
    private static int latencies(int nodes) {
        return REQUEST_KINDS + nodes;
    }

    private OutputStatistics(int nodes, int hot, int radix, boolean hasHotSpot) {
        this.nodes = nodes;
        this.hot = hot;
        this.radix = radix;
        this.hasHotSpot = hasHotSpot;
        sums = new double[2 * latencies(nodes)];
    }

    /**
     * Outputs with one among them that might be hot: {@code latency_link}, {@code hot_output},
     * {@code cold_output}.
     *
     * @param nodes outputs N, at least 1
     * @param hot that one, 0 to N - 1
     */
    public static OutputStatistics uniform(int nodes, int hot) {
        return new OutputStatistics(nodes, hot, 1, false);
    }

    /**
     * Outputs of which one is hot: also {@code latency_hot}, {@code latency_cold}, and the latency
     * of each group.
     *
     * @param nodes outputs N, a power of the radix
     * @param hot the hot one, 0 to N - 1
     * @param radix switch size a, at least 2
     */
    public static OutputStatistics withHotSpot(int nodes, int hot, int radix) {
        return new OutputStatistics(nodes, hot, radix, true);
    }

    /**
     * A packet arrives.
     *
     * @param output where, 0 to N - 1
     * @param latency cycles
     * @param hotRequest whether it was sent to the hot output because that is hot
     */
    public void delivered(int output, double latency, boolean hotRequest) {
        int kind = hotRequest ? HOT : COLD;
        int shift = latencies(nodes);
        sums[kind]++;
        sums[shift + kind] += latency;
        sums[REQUEST_KINDS + output]++;
        sums[shift + REQUEST_KINDS + output] += latency;
    }

    @Override
    public double[] sums() {
        return sums.clone();
    }

    @Override
    public void report(Point.Builder point, double[] measured, double cycles) {
        int shift = latencies(nodes);
        double[] packets = Arrays.copyOf(measured, shift);
        double[] latencies = Arrays.copyOfRange(measured, shift, 2 * shift);
        if (hasHotSpot) {
            point.with(Quantities.LATENCY_HOT, latencies[HOT] / packets[HOT])
                    .with(Quantities.LATENCY_COLD, latencies[COLD] / packets[COLD]);
            reportGroups(point, packets, latencies);
        }
        double toHot = packets[REQUEST_KINDS + hot];
        double others = packets[HOT] + packets[COLD] - toHot;
        point.with(Quantities.THROUGHPUT_HOT, toHot / cycles)
                .with(Quantities.THROUGHPUT_COLD, others / (nodes - 1) / cycles)
                .with(Quantities.LATENCY_OUTPUT_MEAN, meanOverOutputs(packets, latencies));
    }

    private void reportGroups(Point.Builder point, double[] packets, double[] latencies) {
        int group = 0;
        for (int size = radix; size <= nodes; size *= radix) {
            group++;
            int from = hot - hot % size;
            int inner = size / radix;
            int innerFrom = hot - hot % inner;
            double arrived = 0;
            double time = 0;
            for (int output = from; output < from + size; output++) {
                if (output < innerFrom || output >= innerFrom + inner) {
                    arrived += packets[REQUEST_KINDS + output];
                    time += latencies[REQUEST_KINDS + output];
                }
            }
            point.with(Quantities.latencyGroup(group), time / arrived);
            if (size > nodes / radix) {
                return;
            }
        }
    }

    /** An output at which nothing arrived has no latency and does not count. */
    private double meanOverOutputs(double[] packets, double[] latencies) {
        double sum = 0;
        int visited = 0;
        for (int output = REQUEST_KINDS; output < REQUEST_KINDS + nodes; output++) {
            if (packets[output] > 0) {
                sum += latencies[output] / packets[output];
                visited++;
            }
        }
        return sum / visited;
    }
}
