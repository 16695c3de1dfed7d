// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Holding time of a channel with a buffer of several flits: waits behind messages of the same
 * input, and the time for which the channel is occupied. Not thread-safe.
 *
 * <p>The front of a buffer serves one message after another, each from the time its header is first
 * until its tail has left. Let Z be the total delay of a message from its arrival on: behind the
 * others (W), for its output, and while it holds that. Its flits enter the buffer meanwhile, so
 * that it occupies the channel for as much longer as Z exceeds the free places B. The next header
 * arrives after a gap Y and waits behind it for
 *
 * <pre>W' = max(0, min(Z, B) - Y),</pre>
 *
 * which is 0 for B = 0: then all delay is passed upstream. A message that fits into the buffer is
 * held in the channel not by its own waits, only by those of the messages before it.
 *
 * <p>Y is 0 for a message that waited for the channel or directly follows another of its input,
 * else exponential. Behind a message without a gap, gaps are rarer: the first of a busy period of
 * an M/D/1 queue is followed directly with probability 1 - exp(-g), where g is the probability over
 * all messages. Z is assumed 0 or exponential, separately for messages with and without a gap. No
 * constant is fitted.
 */
final class BufferedHoldingTime {
    /**
     * Least gap relative to the transfer time: gaps vanish only when the channel is always held.
     */
    private static final double LEAST_GAP = 1e-9;

    /** Largest gap relative to the transfer time, for channels that are hardly ever held. */
    private static final double LARGEST_GAP = 1e12;

    /** Delay relative to all delay that is none but for rounding. */
    private static final double ROUNDING = 1e-12;

    private static final double NEARLY_ALWAYS = 0.999;
    private static final double HARDLY_EVER = 1e-12;

    private final StationQueues stations;
    private final MessageLength length;
    private final CreditLoop loop;
    private final int buffer;

    /** Probability that a message is longer than a buffer, and than two. */
    private final double longer;

    private final double longerThanTwo;

    /** Means over the outputs: wait for the next station and delay beyond, with probabilities. */
    private double nextWait;

    private double nextBusy;
    private double laterStall;
    private double laterStallProbability;

    /** Cycles by which flits leave the buffer more slowly than they enter, without waits. */
    private double drain;

    /** Sums over messages with and without a gap: holding time of the channel. */
    private double keptTime;

    private double keptTimeSquared;
    private double keptProbability;

    /** The same for the next message: wait behind it, its probability, and that of no gap. */
    private double bufferWait;

    private double bufferWaitProbability;
    private double backToBackProbability;

    /**
     * Creates the equations of a network.
     *
     * @param buffer flits that the buffer of a virtual channel holds, at least 2
     */
    BufferedHoldingTime(StationQueues stations, MessageLength length, CreditLoop loop, int buffer) {
        this.stations = stations;
        this.length = length;
        this.loop = loop;
        this.buffer = buffer;
        longer = length.longerThan(buffer);
        longerThanTwo = length.longerThan(2.0 * buffer);
    }

    /**
     * Computes the holding time of a station and the wait in its buffer from the stations
     * downstream.
     */
    void update(IterationState state, int station) {
        double passing = state.transferTime[station];
        if (stations.isEjection(station)) {
            state.holdingTime[station] = passing;
            state.frontTime[station] = passing;
            return;
        }
        averageDownstream(state, station);
        addMessages(state, station);
        double limit = Math.min(keptTime, nextWait + laterStall);
        state.holdingTime[station] = passing + limit;
        state.holdingVariance[station] =
                length.variance() + Math.max(0, keptTimeSquared - limit * limit);
        state.stallProbability[station] = keptProbability;
        state.bufferWait[station] = bufferWait;
        state.bufferWaitProbability[station] = bufferWaitProbability;
        state.backToBackProbability[station] = backToBackProbability;
    }

    /** Averages the delay and the time at the front of the buffer of a station. */
    private void averageDownstream(IterationState state, int station) {
        nextWait = 0;
        nextBusy = 0;
        laterStall = 0;
        laterStallProbability = 0;
        drain = 0;
        double later = state.bufferWait[station];
        double front = 0;
        double squared = 0;
        int end = stations.firstOutgoing(station + 1);
        for (int t = stations.firstOutgoing(station); t < end; t++) {
            int next = stations.target(t);
            double share = stations.outgoingProbability[t];
            double held = state.holdingTime[next];
            nextWait += share * state.wait[t];
            nextBusy += share * state.busyProbability[t];
            laterStall += share * (held - state.transferTime[next]);
            laterStallProbability += share * state.stallProbability[next];
            drain += share * Math.max(0, loop.hold(next) - state.transferTime[station]);
            later += share * (state.wait[t] + state.downstreamWaits[next]);
            front += share * (state.wait[t] + held);
            // a message that waits follows another directly, and both wait downstream
            double afterWait = held + state.extraHoldOfFollower[next];
            double atNext = held * held + state.holdingVariance[next];
            squared += share * (state.waitSecondMoment[t] + 2 * state.wait[t] * afterWait + atNext);
        }
        state.downstreamWaits[station] = later;
        state.frontTime[station] = front;
        state.frontVariance[station] = Math.max(0, squared - front * front);
    }

    /** Sums the delays of messages with and without a gap before them. */
    private void addMessages(IterationState state, int station) {
        keptTime = 0;
        keptTimeSquared = 0;
        keptProbability = 0;
        bufferWait = 0;
        bufferWaitProbability = 0;
        backToBackProbability = 0;
        double places = Math.max(0, buffer - stations.flows.delay(station));
        double used = state.rate * stations.rate[station] / stations.servers[station];
        double idle = 1 / used - state.holdingTime[station];
        double passing = state.transferTime[station];
        idle = Math.max(LEAST_GAP * passing, Math.min(LARGEST_GAP * passing, idle));
        double without = backToBackProbability(state, station);
        double gap = idle / (1 - without);
        double part = state.backToBackProbability[station];
        if (part < HARDLY_EVER) {
            state.extraHoldOfFollower[station] = 0;
            addMessages(1, 0, 0, places, without, gap);
            return;
        }
        double first = -StrictMath.expm1(-without);
        double next = (without - (1 - part) * first) / part;
        next = Math.min(NEARLY_ALWAYS, Math.max(without, next));
        addMessages(1 - part, 0, 0, places, first, gap);
        double mean = state.bufferWait[station] / part;
        double waits = Math.min(1, state.bufferWaitProbability[station] / part);
        double follower = addMessages(part, mean, waits, places, next, gap);
        state.extraHoldOfFollower[station] = Math.max(0, follower - keptTime);
    }

    /** Probability that a message enters a channel directly behind another. */
    private double backToBackProbability(IterationState state, int station) {
        if (stations.isInjection(station)) {
            double used = state.rate * stations.rate[station] * state.holdingTime[station];
            return Math.min(NEARLY_ALWAYS, used);
        }
        double sum = 0;
        double all = 0;
        int end = stations.firstIncoming[station + 1];
        for (int i = stations.firstIncoming[station]; i < end; i++) {
            int t = stations.incoming[i];
            double flow = stations.inputs[t] * stations.inputRate[t];
            double same = stations.turnProbability[t] / stations.servers[station];
            double follows = state.backToBackProbability[stations.origin[t]] * same;
            sum += flow * (1 - (1 - state.busyProbability[t]) * (1 - follows));
            all += flow;
        }
        return Math.min(NEARLY_ALWAYS, sum / all);
    }

    /**
     * Adds the messages with or without a gap before them.
     *
     * @param part fraction of all messages
     * @param mean wait behind others
     * @param waits probability of it
     * @param places B
     * @param without probability that the next has no gap
     * @param gap mean gap
     * @return the time for which they hold the channel beyond the transfer time
     */
    private double addMessages(
            double part, double mean, double waits, double places, double without, double gap) {
        double pushing = mean + longer * nextWait + longerThanTwo * laterStall;
        double some =
                1
                        - (1 - waits)
                                * (1 - longer * nextBusy)
                                * (1 - longerThanTwo * laterStallProbability);
        double full = pushing > 0 ? places * some / pushing : 0;
        double over = pushing > 0 ? some * StrictMath.exp(-full) : 0;
        double excess = over > 0 ? over * pushing / some : 0;
        keptTime += part * excess;
        keptTimeSquared += over > 0 ? part * 2 * excess * pushing / some : 0;
        keptProbability += part * over;
        double lost = mean + nextWait + laterStall + drain;
        double rest = lost - excess;
        double any = drain > 0 ? 1 : 1 - (1 - waits) * (1 - nextBusy) * (1 - laterStallProbability);
        if (rest <= ROUNDING * lost || any <= 0) {
            backToBackProbability += part * without;
            return excess;
        }
        double each = lost / any;
        double both = each * gap / (each + gap);
        double end = excess > 0 ? end(full, pushing / lost, each / both) : 0;
        double outlasts = any * each / (each + gap) * (1 - end);
        double overlap = Math.max(0, rest - any * both * (1 - end));
        bufferWait += part * (without * rest + (1 - without) * overlap);
        bufferWaitProbability += part * (without * any + (1 - without) * outlasts);
        backToBackProbability += part * (without + (1 - without) * outlasts);
        return excess;
    }

    /** Probability that neither Z nor a gap ends before the buffer is full. */
    private static double end(double full, double pushed, double faster) {
        double log = pushed == 1 ? -full : StrictMath.log(pushed) - full;
        return StrictMath.exp(log * faster);
    }
}
