// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Traffic matrix as a common rate for each source plus exceptions, which may be negative. Few do in
 * uniform, hot-spot and permutation traffic, so that sums over all pairs need not visit all of
 * them. Not changed once made.
 */
final class TerminalPairTraffic {
    /** As many take 800 MB. */
    private static final int MOST = 1 << 26;

    /** By source: messages per cycle to every destination. */
    final double[] common;

    /** By source: messages per cycle in all. */
    final double[] total;

    /** By destination: messages per cycle in all. */
    final double[] received;

    /** By source: its first exception; one more at the end. */
    final int[] first;

    /** By exception: the destination. */
    int[] destination = new int[1024];

    /** By exception: messages per cycle beyond the common part. */
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
                sent[d] = pattern.probability(source, d);
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

    /** Returns the value that more than half of them have, if there is one (Boyer and Moore). */
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
                            + " pairs of terminals of their own rate, the most that are followed"
                            + " through random terminals: take a smaller network, or routing that goes"
                            + " straight");
        }
        destination = Arrays.copyOf(destination, 2 * size);
        excess = Arrays.copyOf(excess, 2 * size);
    }
}
