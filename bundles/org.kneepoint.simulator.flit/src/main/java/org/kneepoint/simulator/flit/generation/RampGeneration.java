// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.kneepoint.simulator.flit.kernel.MessageGeneration;

/**
 * Generation of packets under a load that grows with time, r(t) = t / slew + start (T. Yokota, K.
 * Ootsu, T. Baba, A Quantitative Evaluation Methodology of Interconnection Networks, equations 1
 * and 9 to 11): an idle terminal makes one trial per cycle, which succeeds with probability p = r /
 * (l (1 - r) + r) for packets of mean length l; a terminal that has generated a packet is busy for
 * as many cycles as the packet has flits, or, where generation may be blocked, until its tail is
 * injected.
 *
 * <p>Trials are simulated by thinning (Lewis and Shedler 1979): over a block of cycles a geometric
 * number of failures is drawn for the largest p of the block, and the success is accepted with the
 * ratio of p to it. The distribution is the same.
 */
public final class RampGeneration implements MessageGeneration {
    private static final int BLOCK_CYCLES = 1024;

    private final double slew;
    private final double start;
    private final double length;
    private final IntPredicate isSender;
    private double sumAtStarts;
    private double sumAtEnds;
    private long idleTerminals;
    private long summedCycles;
    private double probabilitySum;

    /**
     * Starts at load {@code start}.
     *
     * @param slew cycles in which the load grows by 1, above 0
     * @param start load at cycle 0, at least 0
     * @param length mean length of a packet, flits, at least 1
     * @param isSender terminals that are not silent; silent ones make no trials
     */
    public RampGeneration(double slew, double start, double length, IntPredicate isSender) {
        this.slew = slew;
        this.start = start;
        this.length = length;
        this.isSender = isSender;
    }

    /** Returns the load at a time, flits per node per cycle; at most 1. */
    public double load(double cycle) {
        return Math.min(1, cycle / slew + start);
    }

    private double probability(long cycle) {
        double load = load(cycle);
        return load / (length * (1 - load) + load);
    }

    @Override
    public double first(int terminal, RandomGenerator random) {
        return isSender.test(terminal) ? firstSuccess(0, random) : NEVER;
    }

    @Override
    public double next(int terminal, double last, int flits, RandomGenerator random) {
        return firstSuccess((long) last + flits, random);
    }

    @Override
    public void generated(long cycle) {
        sumAtEnds += probabilitySum(cycle + 1);
        idleTerminals--;
    }

    @Override
    public double skip(int terminal, double last, RandomGenerator random) {
        generated((long) last);
        return NEVER;
    }

    /** Returns the cycle of the first successful trial from a cycle on. */
    private double firstSuccess(long from, RandomGenerator random) {
        sumAtStarts += probabilitySum(from);
        idleTerminals++;
        long cycle = from;
        while (true) {
            long end = cycle + BLOCK_CYCLES;
            double maxProbability = probability(end);
            double failures =
                    maxProbability >= 1
                            ? 0
                            : Math.floor(
                                    StrictMath.log(1 - random.nextDouble())
                                            / StrictMath.log1p(-maxProbability));
            if (failures >= end - cycle) {
                cycle = end;
            } else {
                cycle += (long) failures;
                if (random.nextDouble() * maxProbability < probability(cycle)) {
                    return cycle;
                }
                cycle++;
            }
        }
    }

    /**
     * Returns the expected number of packets of all trials before a cycle: the sum of their
     * probabilities. Valid where generation may be blocked, since no trial then lies ahead.
     *
     * @param now cycle, not before that of an earlier call
     */
    public double expectedPackets(long now) {
        return sumAtEnds + idleTerminals * probabilitySum(now) - sumAtStarts;
    }

    /** Returns the sum of the probabilities of the cycles before {@code cycle}. */
    private double probabilitySum(long cycle) {
        while (summedCycles < cycle) {
            probabilitySum += probability(summedCycles++);
        }
        return probabilitySum;
    }
}
