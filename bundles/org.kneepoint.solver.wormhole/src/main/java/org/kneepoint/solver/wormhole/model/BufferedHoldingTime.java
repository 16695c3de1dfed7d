// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Holding time of a channel with a buffer of several flits: waits behind messages of the same
 * input, and the time the channel stays occupied. Owned by one thread, for it has scratch.
 *
 * <p>The front of a buffer serves one message after another, each from the moment in which its
 * header is first until its tail has left. Let Z be all the time that a message loses from its
 * arrival on: behind the others (W), for its output, and while it holds that. Its flits go on
 * entering the buffer meanwhile, so that it keeps the channel for as much longer as Z exceeds the
 * free places B. The next header comes after a gap Y and waits behind it for
 *
 * <pre>W' = max(0, min(Z, B) - Y),</pre>
 *
 * which is 0 for B = 0: then whatever is lost is waited for farther upstream. A message that fits
 * into the buffer is not held in the channel by what it waits for itself, only by those before it.
 *
 * <p>Y is 0 for a message that waited for the channel or follows another of its input through it,
 * and else exponential. Behind a message that itself came without a gap there is none more often:
 * the first of a busy period of a queue M/D/1 is followed with probability 1 - exp(-g), with g that
 * of all. Z is taken for 0 or exponential, apart for messages that came with and without a gap. No
 * constant is fitted.
 */
final class BufferedHoldingTime {
    /** Gaps do not vanish before the channel is always held; in relation to the passing time. */
    private static final double LEAST_GAP = 1e-9;

    /** Where a channel is hardly ever held they count as no longer than this many passing times. */
    private static final double LARGEST_GAP = 1e12;

    private static final double NEARLY_ALWAYS = 0.999;
    private static final double HARDLY_EVER = 1e-12;

    private final StationQueues stations;
    private final MessageLength length;
    private final CreditLoop loop;
    private final int buffer;

    /** Probability that a message is longer than a buffer, and than two. */
    private final double longer;

    private final double longerThanTwo;

    /** Mean over the ways out: wait for the next station, and time lost beyond; how probable. */
    private double nextWait;

    private double nextBusy;
    private double laterStall;
    private double laterStallProbability;

    /** Cycles by which flits leave the buffer more slowly than they come, waits apart. */
    private double drain;

    /** Sums over messages with and without a gap: time in which the channel is kept. */
    private double keptTime;

    private double keptTimeSquared;
    private double keptProbability;

    /** The same of the next message: wait behind it, its probability, and that of no gap. */
    private double bufferWait;

    private double bufferWaitProbability;
    private double backToBackProbability;

    /**
     * Prepares for a network.
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

    /** Computes the holding time of a station and the wait behind it from what is downstream. */
    void update(IterationState state, int station) {
        double passing = state.transferTime[station];
        if (stations.isEjection(station)) {
            state.holdingTime[station] = passing;
            state.frontTime[station] = passing;
            return;
        }
        averageDownstream(state, station);
        addMessages(state, station);
        double most = Math.min(keptTime, nextWait + laterStall);
        state.holdingTime[station] = passing + most;
        state.holdingVariance[station] =
                length.variance() + Math.max(0, keptTimeSquared - most * most);
        state.stallProbability[station] = keptProbability;
        state.bufferWait[station] = bufferWait;
        state.bufferWaitProbability[station] = bufferWaitProbability;
        state.backToBackProbability[station] = backToBackProbability;
    }

    /** Averages what is lost at the front of the buffer behind a station, and the time there. */
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
            // one that waits follows another directly, and both wait farther on
            double afterWait = held + state.extraHoldOfFollower[next];
            double atNext = held * held + state.holdingVariance[next];
            squared += share * (state.waitSecondMoment[t] + 2 * state.wait[t] * afterWait + atNext);
        }
        state.downstreamWaits[station] = later;
        state.frontTime[station] = front;
        state.frontVariance[station] = Math.max(0, squared - front * front);
    }

    /** Sums up what messages with a gap before them lose, and those without. */
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

    /** The probability that a message enters a channel directly behind another. */
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
     * Adds the messages with a gap before them, or those without.
     *
     * @param part of all messages
     * @param mean wait behind others
     * @param waits probability of it
     * @param places B
     * @param without probability that the next comes without a gap
     * @param gap mean of one
     * @return the time for which they keep the channel beyond the passing time
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
        if (rest <= 0 || any <= 0) {
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

    /** The probability that neither Z nor a gap ends before the buffer is full. */
    private static double end(double full, double pushed, double faster) {
        double log = pushed == 1 ? -full : StrictMath.log(pushed) - full;
        return StrictMath.exp(log * faster);
    }
}
