// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The exact chain of a single switch with distinct outlets: each outlet with a packet sends one,
 * then generated packets are accepted up to the free places.
 *
 * @param throughput packets per cycle and outlet
 * @param queue mean packets at the start of a cycle
 */
record ExactSingleSwitch(double throughput, double queue) {
    private static final int CYCLES = 20_000;
    private static final double STILL = 1e-15;

    static ExactSingleSwitch of(int radix, int places, double hotspot, double load) {
        double[] share = new double[radix];
        for (int outlet = 0; outlet < radix; outlet++) {
            share[outlet] = (1 - hotspot) / radix + (outlet == 0 ? hotspot : 0);
        }
        Map<List<Integer>, Double> states =
                Map.of(new ArrayList<>(java.util.Collections.nCopies(radix, 0)), 1.0);
        double change = 1;
        for (int cycle = 0; cycle < CYCLES && change > STILL; cycle++) {
            Map<List<Integer>, Double> next = new HashMap<>();
            for (Map.Entry<List<Integer>, Double> state : states.entrySet()) {
                List<Integer> after = state.getKey().stream().map(q -> Math.max(0, q - 1)).toList();
                arrive(after, radix, places, load, share, state.getValue(), next);
            }
            change = 0;
            for (Map.Entry<List<Integer>, Double> state : next.entrySet()) {
                double before = states.getOrDefault(state.getKey(), 0.0);
                change += Math.abs(state.getValue() - before);
            }
            states = next;
        }
        double busy = 0;
        double queue = 0;
        for (Map.Entry<List<Integer>, Double> state : states.entrySet()) {
            for (int length : state.getKey()) {
                busy += length > 0 ? state.getValue() / radix : 0;
                queue += length * state.getValue();
            }
        }
        return new ExactSingleSwitch(busy, queue);
    }

    /**
     * Adds one input after another; the choice of the lost packets does not change the
     * distribution.
     */
    private static void arrive(
            List<Integer> lengths,
            int inputs,
            int places,
            double load,
            double[] share,
            double chance,
            Map<List<Integer>, Double> out) {
        if (chance == 0) {
            return;
        }
        int packets = lengths.stream().mapToInt(q -> q).sum();
        if (inputs == 0 || packets == places) {
            out.merge(lengths, chance, Double::sum);
            return;
        }
        arrive(lengths, inputs - 1, places, load, share, chance * (1 - load), out);
        for (int outlet = 0; outlet < share.length; outlet++) {
            List<Integer> more = new ArrayList<>(lengths);
            more.set(outlet, more.get(outlet) + 1);
            arrive(more, inputs - 1, places, load, share, chance * load * share[outlet], out);
        }
    }
}
