// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Traffic matrix as a common rate for each source plus exceptions, which may be negative. Uniform,
 * hot-spot and permutation traffic have few exceptions, so that sums over all pairs visit few of
 * them. Immutable.
 */
final class TerminalPairTraffic {
    /** Limit of the exceptions: 800 MB. */
    private static final int MOST = 1 << 26;

    /** By source: common rate to every destination, messages per cycle. */
    final double[] common;

    /** By source: total rate, messages per cycle. */
    final double[] total;

    /** By destination: total rate, messages per cycle. */
    final double[] received;

    /** By source: its first exception; one more at the end. */
    final int[] first;

    /** By exception: the destination. */
    int[] destination = new int[1024];

    /** By exception: rate beyond the common rate, messages per cycle. */
    double[] excess = new double[1024];

    /**
     * Splits a pattern.
     *
     * @throws NetworkTooLargeException if there are more than 2^26 exceptions
     */
    TerminalPairTraffic(Destinations pattern, int terminals) {
        common = new double[terminals];
        total = new double[terminals];
        received = new double[terminals];
        first = new int[terminals + 1];
        double[] sent = new double[terminals];
        for (int source = 0; source < terminals; source++) {
            for (int d = 0; d < terminals; d++) {
                sent[d] = pattern.traffic(source, d);
                total[source] += sent[d];
                received[d] += sent[d];
            }
            split(source, sent);
        }
    }

    private void split(int source, double[] sent) {
        common[source] = mostFrequent(sent);
        int size = first[source];
        for (int d = 0; d < sent.length; d++) {
            if (sent[d] != common[source]) {
                if (size == destination.length) {
                    grow(size);
                }
                destination[size] = d;
                excess[size++] = sent[d] - common[source];
            }
        }
        first[source + 1] = size;
    }

    /** Returns the majority value, if there is one (Boyer and Moore). */
    private static double mostFrequent(double[] values) {
        double candidate = 0;
        int lead = 0;
        for (double value : values) {
            if (lead == 0) {
                candidate = value;
            }
            lead += value == candidate ? 1 : -1;
        }
        return candidate;
    }

    private void grow(int size) {
        if (size == MOST) {
            throw new NetworkTooLargeException(
                    "the pattern has more than "
                            + MOST
                            + " terminal pairs of different rates, the limit with random"
                            + " intermediate terminals: use a smaller network, or a routing"
                            + " without them");
        }
        destination = Arrays.copyOf(destination, 2 * size);
        excess = Arrays.copyOf(excess, 2 * size);
    }
}
