// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * The load of the fullest channel under the worst permutation, by a maximum-weight matching for
 * each channel (B. Towles, W. J. Dally: Worst-Case Traffic for Oblivious Routing Functions, SPAA
 * 2002).
 */
final class WorstCasePermutation {
    private WorstCasePermutation() {}

    /** Returns it in flits per cycle when every terminal sends one flit per cycle. */
    static double load(Network network, Routing routing) {
        int terminals = network.terminals();
        ChannelShares shares = new ChannelShares(network, routing);
        Map<ChannelShares.Channel, double[][]> loads = new HashMap<>();
        for (int s = 0; s < terminals; s++) {
            for (int d = 0; d < terminals; d++) {
                int source = s;
                int target = d;
                shares.between(s, d)
                        .forEach(
                                (channel, share) ->
                                        loads.computeIfAbsent(
                                                                channel,
                                                                c ->
                                                                        new double[terminals]
                                                                                [terminals])[
                                                        source][target] +=
                                                share);
            }
        }
        return loads.values().stream().mapToDouble(WorstCasePermutation::matching).max().orElse(0);
    }

    /**
     * The largest weight of a perfect matching, by shortest augmenting paths (Hungarian method).
     */
    private static double matching(double[][] weight) {
        int n = weight.length;
        double[] rows = new double[n + 1];
        double[] columns = new double[n + 1];
        int[] match = new int[n + 1];
        for (int row = 1; row <= n; row++) {
            augment(weight, rows, columns, match, row);
        }
        double sum = 0;
        for (int column = 1; column <= n; column++) {
            sum += weight[match[column] - 1][column - 1];
        }
        return sum;
    }

    private static void augment(
            double[][] weight, double[] rows, double[] columns, int[] match, int row) {
        int n = weight.length;
        int[] way = new int[n + 1];
        double[] least = new double[n + 1];
        Arrays.fill(least, Double.POSITIVE_INFINITY);
        boolean[] used = new boolean[n + 1];
        match[0] = row;
        int at = 0;
        do {
            used[at] = true;
            int next = 0;
            double delta = Double.POSITIVE_INFINITY;
            for (int c = 1; c <= n; c++) {
                if (!used[c]) {
                    double cost = -weight[match[at] - 1][c - 1] - rows[match[at]] - columns[c];
                    if (cost < least[c]) {
                        least[c] = cost;
                        way[c] = at;
                    }
                    if (least[c] < delta) {
                        delta = least[c];
                        next = c;
                    }
                }
            }
            for (int c = 0; c <= n; c++) {
                if (used[c]) {
                    rows[match[c]] += delta;
                    columns[c] -= delta;
                } else {
                    least[c] -= delta;
                }
            }
            at = next;
        } while (match[at] != 0);
        while (at != 0) {
            match[at] = match[way[at]];
            at = way[at];
        }
    }
}
