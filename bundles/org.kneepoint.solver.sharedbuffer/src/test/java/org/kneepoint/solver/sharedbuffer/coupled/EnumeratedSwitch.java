// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One cycle of a switch and its upstream queues by enumeration of all outlets, inlets and choices,
 * without the tables of the model.
 */
final class EnumeratedSwitch {
    private final int places;
    private final boolean special;
    private final double[] share;
    private final double[][] accepted;
    private final QueueTransitionMatrix habit;
    private final int longest;

    /** Own queue lengths, then upstream lengths. */
    private record SwitchState(List<Integer> own, List<Integer> feeders) {
        SwitchState canonical(boolean special) {
            List<Integer> sorted = new ArrayList<>(own);
            sorted.subList(special ? 1 : 0, own.size()).sort((a, b) -> b - a);
            List<Integer> fed = new ArrayList<>(feeders);
            fed.sort((a, b) -> b - a);
            return new SwitchState(sorted, fed);
        }
    }

    /**
     * Creates a switch.
     *
     * @param places B
     * @param special whether the first outlet differs
     * @param share probability by outlet that a packet is for it
     * @param accepted {@code [outlet][length of its queue]}
     * @param habit transition matrix of the upstream queues
     */
    EnumeratedSwitch(
            int places,
            boolean special,
            double[] share,
            double[][] accepted,
            QueueTransitionMatrix habit) {
        this.places = places;
        this.special = special;
        this.share = share;
        this.accepted = accepted;
        this.habit = habit;
        longest = habit.afterDeparture().length - 1;
    }

    /** Returns the distribution a cycle later, by "own lengths / upstream lengths". */
    Map<String, Double> cycle(int[] own, int[] feeders) {
        Map<SwitchState, Double> reached = new HashMap<>();
        SwitchState from = new SwitchState(list(own), list(feeders));
        leave(from, 0, new ArrayList<>(), 1, reached);
        Map<String, Double> named = new TreeMap<>();
        reached.forEach(
                (state, chance) -> {
                    SwitchState canonical = state.canonical(special);
                    named.merge(canonical.own() + "/" + canonical.feeders(), chance, Double::sum);
                });
        return named;
    }

    static List<Integer> list(int[] lengths) {
        return Arrays.stream(lengths).boxed().toList();
    }

    private void leave(
            SwitchState from,
            int outlet,
            List<Integer> after,
            double chance,
            Map<SwitchState, Double> out) {
        if (chance == 0) {
            return;
        }
        if (outlet == from.own().size()) {
            offer(after, from.feeders(), chance, out);
            return;
        }
        int length = from.own().get(outlet);
        double gone = length == 0 ? 0 : accepted[outlet][Math.min(length, longest)];
        leave(from, outlet + 1, plus(after, length), chance * (1 - gone), out);
        leave(from, outlet + 1, plus(after, length - 1), chance * gone, out);
    }

    private static List<Integer> plus(List<Integer> list, int value) {
        List<Integer> longer = new ArrayList<>(list);
        longer.add(value);
        return longer;
    }

    /** Every set of accepted inlets of the same size is equally likely. */
    private void offer(
            List<Integer> own, List<Integer> feeders, double chance, Map<SwitchState, Double> out) {
        int offers = (int) feeders.stream().filter(length -> length > 0).count();
        int room = places - own.stream().mapToInt(i -> i).sum();
        int taken = Math.min(offers, room);
        List<Integer> sets = new ArrayList<>();
        for (int set = 0; set < 1 << feeders.size(); set++) {
            boolean possible = Integer.bitCount(set) == taken;
            for (int inlet = 0; inlet < feeders.size(); inlet++) {
                possible &= (set >> inlet & 1) == 0 || feeders.get(inlet) > 0;
            }
            if (possible) {
                sets.add(set);
            }
        }
        for (int set : sets) {
            join(own, feeders, set, 0, chance / sets.size(), new ArrayList<>(), out);
        }
    }

    private void join(
            List<Integer> own,
            List<Integer> feeders,
            int set,
            int inlet,
            double chance,
            List<Integer> next,
            Map<SwitchState, Double> out) {
        if (chance == 0) {
            return;
        }
        if (inlet == feeders.size()) {
            out.merge(new SwitchState(own, next), chance, Double::sum);
            return;
        }
        boolean taken = (set >> inlet & 1) == 1;
        double[] row =
                (taken ? habit.afterDeparture() : habit.withoutDeparture())[feeders.get(inlet)];
        for (int length = 0; length < row.length; length++) {
            List<Integer> fed = plus(next, length);
            double part = chance * row[length];
            if (!taken) {
                join(own, feeders, set, inlet + 1, part, fed, out);
            }
            for (int outlet = 0; taken && outlet < share.length; outlet++) {
                List<Integer> more = new ArrayList<>(own);
                more.set(outlet, more.get(outlet) + 1);
                join(more, feeders, set, inlet + 1, part * share[outlet], fed, out);
            }
        }
    }
}
