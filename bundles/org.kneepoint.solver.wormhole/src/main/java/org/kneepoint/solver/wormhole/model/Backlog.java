// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Buffers of several flits: how long a message waits in one behind others of the same input, and
 * for how long it keeps the channel that leads there. Owned by one thread, for it has scratch.
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
final class Backlog {
    /** Gaps do not vanish before the channel is always held; in relation to the passing time. */
    private static final double LEAST_GAP = 1e-9;

    /** Where a channel is hardly ever held they count as no longer than this many passing times. */
    private static final double LARGEST_GAP = 1e12;

    private static final double NEARLY_ALWAYS = 0.999;
    private static final double HARDLY_EVER = 1e-12;

    private final Stations stations;
    private final MessageLength length;
    private final CreditLoop loop;
    private final int buffer;

    /** Probability that a message is longer than a buffer, and than two. */
    private final double longer;

    private final double longerThanTwo;

    /** Mean over the ways out: wait for the next station, and time lost beyond; how probable. */
    private double wait;

    private double busy;
    private double stall;
    private double stalled;

    /** Cycles by which flits leave the buffer more slowly than they come, waits apart. */
    private double drain;

    /** Sums over messages with and without a gap: time in which the channel is kept. */
    private double kept;

    private double keptSquared;
    private double keeping;

    /** The same of the next message: wait behind it, its probability, and that of no gap. */
    private double ahead;

    private double behind;
    private double direct;

    /**
     * Prepares for a network.
     *
     * @param buffer flits that the buffer of a virtual channel holds, at least 2
     */
    Backlog(Stations stations, MessageLength length, CreditLoop loop, int buffer) {
        this.stations = stations;
        this.length = length;
        this.loop = loop;
        this.buffer = buffer;
        longer = length.longerThan(buffer);
        longerThanTwo = length.longerThan(2.0 * buffer);
    }

    /** Computes the holding time of a station and the wait behind it from what is downstream. */
    void update(State state, int station) {
        double passing = state.passing[station];
        if (stations.isEjection(station)) {
            state.service[station] = passing;
            state.front[station] = passing;
            return;
        }
        gather(state, station);
        lose(state, station);
        double most = Math.min(kept, wait + stall);
        state.service[station] = passing + most;
        state.variance[station] = length.variance() + Math.max(0, keptSquared - most * most);
        state.stalled[station] = keeping;
        state.ahead[station] = ahead;
        state.behind[station] = behind;
        state.direct[station] = direct;
    }

    /** Averages what is lost at the front of the buffer behind a station, and the time there. */
    private void gather(State state, int station) {
        wait = 0;
        busy = 0;
        stall = 0;
        stalled = 0;
        drain = 0;
        double later = state.ahead[station];
        double front = 0;
        double squared = 0;
        int end = stations.firstOutgoing(station + 1);
        for (int t = stations.firstOutgoing(station); t < end; t++) {
            int next = stations.target(t);
            double share = stations.share[t];
            double held = state.service[next];
            wait += share * state.wait[t];
            busy += share * state.busy[t];
            stall += share * (held - state.passing[next]);
            stalled += share * state.stalled[next];
            drain += share * Math.max(0, loop.hold(next) - state.passing[station]);
            later += share * (state.wait[t] + state.laterWaits[next]);
            front += share * (state.wait[t] + held);
            // one that waits follows another directly, and both wait farther on
            double afterWait = held + state.follower[next];
            double atNext = held * held + state.variance[next];
            squared += share * (state.waitSquared[t] + 2 * state.wait[t] * afterWait + atNext);
        }
        state.laterWaits[station] = later;
        state.front[station] = front;
        state.frontVariance[station] = Math.max(0, squared - front * front);
    }

    /** Sums up what messages with a gap before them lose, and those without. */
    private void lose(State state, int station) {
        kept = 0;
        keptSquared = 0;
        keeping = 0;
        ahead = 0;
        behind = 0;
        direct = 0;
        double places = Math.max(0, buffer - stations.flows.delay(station));
        double used = state.load * stations.rate[station] / stations.servers[station];
        double idle = 1 / used - state.service[station];
        double passing = state.passing[station];
        idle = Math.max(LEAST_GAP * passing, Math.min(LARGEST_GAP * passing, idle));
        double without = withoutGap(state, station);
        double gap = idle / (1 - without);
        double part = state.direct[station];
        if (part < HARDLY_EVER) {
            state.follower[station] = 0;
            lose(1, 0, 0, places, without, gap);
            return;
        }
        double first = -StrictMath.expm1(-without);
        double next = (without - (1 - part) * first) / part;
        next = Math.min(NEARLY_ALWAYS, Math.max(without, next));
        lose(1 - part, 0, 0, places, first, gap);
        double mean = state.ahead[station] / part;
        double waits = Math.min(1, state.behind[station] / part);
        double follower = lose(part, mean, waits, places, next, gap);
        state.follower[station] = Math.max(0, follower - kept);
    }

    /** The probability that a message enters a channel directly behind another. */
    private double withoutGap(State state, int station) {
        if (stations.isInjection(station)) {
            double used = state.load * stations.rate[station] * state.service[station];
            return Math.min(NEARLY_ALWAYS, used);
        }
        double sum = 0;
        double all = 0;
        int end = stations.firstIncoming[station + 1];
        for (int i = stations.firstIncoming[station]; i < end; i++) {
            int t = stations.incoming[i];
            double flow = stations.inputs[t] * stations.inputRate[t];
            double same = stations.turn[t] / stations.servers[station];
            double follows = state.direct[stations.origin[t]] * same;
            sum += flow * (1 - (1 - state.busy[t]) * (1 - follows));
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
    private double lose(
            double part, double mean, double waits, double places, double without, double gap) {
        double pushing = mean + longer * wait + longerThanTwo * stall;
        double some = 1 - (1 - waits) * (1 - longer * busy) * (1 - longerThanTwo * stalled);
        double full = pushing > 0 ? places * some / pushing : 0;
        double over = pushing > 0 ? some * StrictMath.exp(-full) : 0;
        double excess = over > 0 ? over * pushing / some : 0;
        kept += part * excess;
        keptSquared += over > 0 ? part * 2 * excess * pushing / some : 0;
        keeping += part * over;
        double lost = mean + wait + stall + drain;
        double rest = lost - excess;
        double any = drain > 0 ? 1 : 1 - (1 - waits) * (1 - busy) * (1 - stalled);
        if (rest <= 0 || any <= 0) {
            direct += part * without;
            return excess;
        }
        double each = lost / any;
        double both = each * gap / (each + gap);
        double end = excess > 0 ? end(full, pushing / lost, each / both) : 0;
        double outlasts = any * each / (each + gap) * (1 - end);
        double overlap = Math.max(0, rest - any * both * (1 - end));
        ahead += part * (without * rest + (1 - without) * overlap);
        behind += part * (without * any + (1 - without) * outlasts);
        direct += part * (without + (1 - without) * outlasts);
        return excess;
    }

    /** The probability that neither Z nor a gap ends before the buffer is full. */
    private static double end(double full, double pushed, double faster) {
        double log = pushed == 1 ? -full : StrictMath.log(pushed) - full;
        return StrictMath.exp(log * faster);
    }
}
