// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import org.kneepoint.simulator.flit.kernel.MessageGeneration;

/**
 * Generation of packets under a load that grows with time, r(t) = t / slew + start (T. Yokota, K.
 * Ootsu, T. Baba, A Quantitative Evaluation Methodology of Interconnection Networks, equations 1
 * and 9 to 11): an idle terminal makes one trial per cycle, which succeeds with probability p = r /
 * (l (1 - r) + r) for packets of mean length l; a terminal that has generated a packet is busy for
 * as many cycles as the packet has flits, or, where generation may be blocked, until its tail is
 * injected. The load of a terminal is its relative load times r, at most 1.
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
    private final IntToDoubleFunction relativeLoad;

    /** By relative load, in the order of the terminals. */
    private final Map<Double, GrowingLoad> loads = new LinkedHashMap<>();

    /**
     * Starts at load {@code start}.
     *
     * @param slew cycles in which the mean load grows by 1, above 0
     * @param start mean load at cycle 0, at least 0
     * @param length mean length of a packet, flits, at least 1
     * @param relativeLoad load of each terminal over the mean load; with 0 it makes no trials
     */
    public RampGeneration(
            double slew, double start, double length, IntToDoubleFunction relativeLoad) {
        this.slew = slew;
        this.start = start;
        this.length = length;
        this.relativeLoad = relativeLoad;
    }

    private GrowingLoad load(int terminal) {
        return loads.computeIfAbsent(
                relativeLoad.applyAsDouble(terminal),
                relative -> new GrowingLoad(slew, start, length, relative));
    }

    @Override
    public double first(int terminal, RandomGenerator random) {
        return relativeLoad.applyAsDouble(terminal) > 0
                ? firstSuccess(load(terminal), 0, random)
                : NEVER;
    }

    @Override
    public double next(int terminal, double last, int flits, RandomGenerator random) {
        return firstSuccess(load(terminal), (long) last + flits, random);
    }

    @Override
    public void generated(int terminal, long cycle) {
        load(terminal).endTrials(cycle);
    }

    /** Returns the cycle of the first successful trial from a cycle on. */
    private static double firstSuccess(GrowingLoad load, long from, RandomGenerator random) {
        load.startTrials(from);
        long cycle = from;
        while (true) {
            long end = cycle + BLOCK_CYCLES;
            double maxProbability = load.probability(end);
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
                if (random.nextDouble() * maxProbability < load.probability(cycle)) {
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
        return loads.values().stream().mapToDouble(load -> load.expectedPackets(now)).sum();
    }
}
