// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.run.RunTask;

class PackingTest {
    private static final double NEVER = Double.POSITIVE_INFINITY;
    private static final Optional<Integer> ANY = Optional.empty();

    private static List<RunTask> runs(int count) {
        return IntStream.range(0, count).mapToObj(i -> new RunTask(i, 0, i, 0, true)).toList();
    }

    private static double worth(List<RunTask> pack, ToDoubleFunction<RunTask> cost) {
        return pack.stream().mapToDouble(cost).sum();
    }

    /** 1,000 s for 4 tasks: a minute each at first, 20 s at the end, nothing twice. */
    @Test
    void aPackIsWorthAMinuteAndTheLastAreSmaller() {
        ToDoubleFunction<RunTask> second = run -> 1;
        List<List<RunTask>> packs = new Packing(ANY, NEVER, 20, 4).packs(runs(1000), second);
        assertEquals(60, worth(packs.get(0), second));
        double last = worth(packs.get(packs.size() - 2), second);
        assertEquals(20, last);
        assertEquals(1000, packs.stream().flatMap(List::stream).distinct().count());
        // starts of 1.5 s
        assertTrue(1000 / (1000 + 1.5 * packs.size()) > 0.95, packs.size() + " packs");
    }

    @Test
    void theLongestRunsComeFirst() {
        List<List<RunTask>> packs =
                new Packing(Optional.of(1), NEVER, 20, 4).packs(runs(5), RunTask::number);
        assertEquals(
                List.of(4, 3, 2, 1, 0), packs.stream().map(pack -> pack.get(0).number()).toList());
    }

    @Test
    void theUserMayChooseTheRunsOfAPack() {
        List<List<RunTask>> packs =
                new Packing(Optional.of(11), NEVER, 20, 2).packs(runs(42), run -> 60);
        assertEquals(List.of(11, 11, 11, 9), packs.stream().map(List::size).toList());
    }

    /** Also a run beyond the time of a task gets one. */
    @Test
    void thePackFitsIntoTheTimeOfATask() {
        List<List<RunTask>> packs =
                new Packing(ANY, 10, 20, 1).packs(runs(6), run -> run.number() == 0 ? 30 : 4);
        assertEquals(List.of(1, 2, 2, 1), packs.stream().map(List::size).toList());
    }

    /** A job array of Slurm has 1000 tasks, so that packs of very long studies are larger. */
    @Test
    void thereAreNoMoreThanAnArrayHolds() {
        List<List<RunTask>> packs = new Packing(ANY, NEVER, 5, 500).packs(runs(100_000), run -> 5);
        assertTrue(packs.size() <= Packing.MOST_PACKS, packs.size() + " packs");
        BadInput many =
                assertThrows(
                        BadInput.class,
                        () ->
                                new Packing(Optional.of(2), NEVER, 20, 16)
                                        .packs(runs(4000), run -> 1));
        assertEquals(List.of("task_runs"), many.parameters());
    }
}
