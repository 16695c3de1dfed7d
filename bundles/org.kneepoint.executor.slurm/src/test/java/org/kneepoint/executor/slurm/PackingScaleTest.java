// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.study.run.RunTask;

/**
 * How far packs scale: a simulation of a cluster that starts the tasks of an array in order, each
 * on the first free member, with the costs that were measured on a Slurm of two nodes. The guide to
 * clusters shows these figures.
 */
class PackingScaleTest {
    /** Time of a task besides its runs, which it begins with code not yet compiled, seconds. */
    private static final double START = 3.5;

    /** Time from the end of a task to the start of the next on its core, seconds. */
    private static final double DISPATCH = 1;

    /** Time after which a task takes no more packs, seconds. */
    private static final double TASK = SlurmSubmitter.TASK_SECONDS;

    private static final double MEAN = 5;

    /** The core of a member. */
    private record Member(double free, double end) {}

    /**
     * Returns the share of the time of the members that their runs take.
     *
     * @param members tasks at the same time, each on a core
     * @param runs lognormal costs with the mean 5 s and a standard deviation of the same size, of
     *     which Slurm's submitter knows the mean
     */
    private static double efficiency(int members, int runs) {
        Random random = new Random(1);
        double sigma = Math.sqrt(Math.log(2));
        double[] costs =
                DoubleStream.generate(
                                () ->
                                        MEAN
                                                * Math.exp(
                                                        sigma * random.nextGaussian()
                                                                - sigma * sigma / 2))
                        .limit(runs)
                        .toArray();
        List<RunTask> tasks =
                IntStream.range(0, runs).mapToObj(i -> new RunTask(i, 0, i, 0, true)).toList();
        PriorityQueue<Member> next = new PriorityQueue<>(Comparator.comparingDouble(Member::free));
        IntStream.range(0, members).forEach(i -> next.add(new Member(0, 0)));
        double end = 0;
        for (List<RunTask> pack :
                new Packing(
                                Optional.empty(),
                                Double.POSITIVE_INFINITY,
                                Packing.LEAST_OF_MANY,
                                members)
                        .packs(tasks, run -> MEAN)) {
            double cost = pack.stream().mapToDouble(run -> costs[run.number()]).sum();
            Member member = next.remove();
            boolean isNew = member.free() >= member.end();
            double begun = member.free() + (isNew ? DISPATCH + START : 0);
            next.add(
                    new Member(
                            begun + cost, isNew ? member.free() + DISPATCH + TASK : member.end()));
            end = Math.max(end, begun + cost);
        }
        return DoubleStream.of(costs).sum() / (members * end);
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 2, 0.985",
        "1000, 16, 0.955",
        "1000, 64, 0.78",
        "10000, 16, 0.97",
        "10000, 64, 0.92",
        "10000, 256, 0.73",
        "40000, 16, 0.98",
        "40000, 128, 0.914",
        "40000, 256, 0.79",
        "40000, 1000, 0.49"
    })
    void efficiencyOfManyMembers(int runs, int members, double expected) {
        assertEquals(expected, efficiency(members, runs), 0.01);
    }
}
