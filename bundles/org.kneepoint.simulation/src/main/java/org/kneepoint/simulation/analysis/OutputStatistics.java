// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.simulation.CustomStatistics;

/**
 * Packets and latencies by output of a network with a hot spot. A fraction of all requests, the hot
 * ones, go to the hot output; the others, the cold ones, address all outputs uniformly, including
 * the hot one. Statistics are over the packets delivered in the measurement period.
 *
 * <p>Outputs form groups by the stage at which the path to them leaves the path to the hot output:
 * in a network of a x a switches with destination-tag routing, group g holds those (a-1) a^(g-1)
 * whose first digit different from the hot output's is the g-th from the end.
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

    /**
     * Offset of the latencies in the sums, which are packets, then latencies; each by kind of
     * request, then by output.
     */
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
     * Creates the statistics of uniform traffic: mean latency over the outputs, throughput of the
     * hot output and of a cold one.
     *
     * @param nodes outputs N, at least 1
     * @param hot output whose throughput is reported as that of the hot one, 0 to N - 1
     */
    public static OutputStatistics uniform(int nodes, int hot) {
        return new OutputStatistics(nodes, hot, 1, false);
    }

    /**
     * Creates the statistics of hot-spot traffic: also the latencies of hot requests, of cold
     * requests and of each group.
     *
     * @param nodes outputs N, a power of the radix
     * @param hot hot output, 0 to N - 1
     * @param radix switch size a, at least 2
     */
    public static OutputStatistics withHotSpot(int nodes, int hot, int radix) {
        return new OutputStatistics(nodes, hot, radix, true);
    }

    /**
     * Counts a delivered packet.
     *
     * @param output output, 0 to N - 1
     * @param latency cycles
     * @param hotRequest whether the packet is a hot request
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

    /** Mean over the outputs to which any packet was delivered. */
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
