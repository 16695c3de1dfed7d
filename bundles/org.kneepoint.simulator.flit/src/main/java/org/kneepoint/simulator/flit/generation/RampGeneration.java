// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.kneepoint.simulator.flit.kernel.MessageGeneration;

/**
 * Generation of packets with gaps between them under a load that grows with time, r(t) = t / slew +
 * start (T. Yokota, K. Ootsu, T. Baba, A Quantitative Evaluation Methodology of Interconnection
 * Networks, equations 1 and 9 to 11): an idle terminal holds one trial per cycle, which succeeds
 * with probability p = r / (l (1 - r) + r) for packets of mean length l; a terminal that has
 * generated a packet is busy for as many cycles as the packet has flits, or, where generation may
 * be blocked, until its last flit has entered.
 *
 * <p>A cycle is not tried one by one: over a block of cycles a geometric number of failures is
 * drawn for the largest p in it, and its end accepted with p over that (Lewis and Shedler 1979),
 * which has the same distribution.
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
     * @param isSender which terminals send anything by their pattern; the others hold no trials
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

    /** Holds trials from a cycle on and returns that of the first success. */
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
     * Returns how many packets all trials held before a cycle generate on average: the sum of their
     * probabilities. Right where generation may be blocked, for there no trial lies ahead.
     *
     * @param now the cycle that is to come, not before those asked for earlier
     */
    public double expectedPackets(long now) {
        return sumAtEnds + idleTerminals * probabilitySum(now) - sumAtStarts;
    }

    /** The sum of the probabilities of the cycles before this. */
    private double probabilitySum(long cycle) {
        while (summedCycles < cycle) {
            probabilitySum += probability(summedCycles++);
        }
        return probabilitySum;
    }
}
