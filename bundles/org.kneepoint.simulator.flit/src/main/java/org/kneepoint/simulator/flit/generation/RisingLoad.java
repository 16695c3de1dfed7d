// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.kneepoint.simulator.flit.kernel.Generation;

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
public final class RisingLoad implements Generation {
    private static final int BLOCK = 1024;

    private final double slew;
    private final double start;
    private final double length;
    private final IntPredicate sends;
    private double opened;
    private double closed;
    private long idle;
    private long known;
    private double sum;

    /**
     * Starts at load {@code start}.
     *
     * @param slew cycles in which the load grows by 1, above 0
     * @param start load at cycle 0, at least 0
     * @param length mean length of a packet, flits, at least 1
     * @param sends which terminals send anything by their pattern; the others hold no trials
     */
    public RisingLoad(double slew, double start, double length, IntPredicate sends) {
        this.slew = slew;
        this.start = start;
        this.length = length;
        this.sends = sends;
    }

    /** Returns the load at a time, flits per node per cycle; at most 1. */
    public double load(double cycle) {
        return Math.min(1, cycle / slew + start);
    }

    private double chance(long cycle) {
        double load = load(cycle);
        return load / (length * (1 - load) + load);
    }

    @Override
    public double first(int terminal, RandomGenerator random) {
        return sends.test(terminal) ? trials(0, random) : NEVER;
    }

    @Override
    public double next(int terminal, double last, int flits, RandomGenerator random) {
        return trials((long) last + flits, random);
    }

    @Override
    public void generated(long cycle) {
        closed += sum(cycle + 1);
        idle--;
    }

    @Override
    public double silent(int terminal, double last, RandomGenerator random) {
        generated((long) last);
        return NEVER;
    }

    /** Holds trials from a cycle on and returns that of the first success. */
    private double trials(long from, RandomGenerator random) {
        opened += sum(from);
        idle++;
        long cycle = from;
        while (true) {
            long end = cycle + BLOCK;
            double most = chance(end);
            double failures =
                    most >= 1
                            ? 0
                            : Math.floor(
                                    StrictMath.log(1 - random.nextDouble())
                                            / StrictMath.log1p(-most));
            if (failures >= end - cycle) {
                cycle = end;
            } else {
                cycle += (long) failures;
                if (random.nextDouble() * most < chance(cycle)) {
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
    public double expected(long now) {
        return closed + idle * sum(now) - opened;
    }

    /** The sum of the probabilities of the cycles before this. */
    private double sum(long cycle) {
        while (known < cycle) {
            sum += chance(known++);
        }
        return sum;
    }
}
