// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.packing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.kneepoint.study.run.RunTask;

/**
 * Divides runs into packs, the longest runs first. The last packs are smaller, so that all that
 * execute packs end at about the same time (guided self-scheduling).
 *
 * @param runs runs of a pack; empty to choose them by their cost
 * @param seconds cost of a pack at most, unless a run costs more
 * @param worth cost of a pack that is aimed at, seconds
 * @param leastWorth the same for the last packs, seconds
 * @param parallel number of packs that are expected to be executed at the same time
 */
public record GuidedPacking(
        Optional<Integer> runs, double seconds, double worth, double leastWorth, int parallel) {

    /**
     * Divides runs.
     *
     * @param cost returns the expected cost of a run, seconds
     */
    public List<List<RunTask>> packs(List<RunTask> tasks, ToDoubleFunction<RunTask> cost) {
        List<RunTask> sorted = new ArrayList<>(tasks);
        sorted.sort(Comparator.comparingDouble(cost).reversed());
        double left = tasks.stream().mapToDouble(cost).sum();
        List<List<RunTask>> packs = new ArrayList<>();
        List<RunTask> pack = new ArrayList<>();
        double filled = 0;
        for (RunTask task : sorted) {
            double aim = Math.max(leastWorth, Math.min(worth, left / (2.0 * parallel)));
            double next = filled + cost.applyAsDouble(task);
            if (!pack.isEmpty() && (isFull(pack.size(), filled, aim) || next > seconds)) {
                packs.add(pack);
                left -= filled;
                pack = new ArrayList<>();
                filled = 0;
            }
            pack.add(task);
            filled += cost.applyAsDouble(task);
        }
        packs.add(pack);
        return packs;
    }

    private boolean isFull(int size, double filled, double aim) {
        return runs.map(most -> size == most).orElse(filled >= aim);
    }
}
