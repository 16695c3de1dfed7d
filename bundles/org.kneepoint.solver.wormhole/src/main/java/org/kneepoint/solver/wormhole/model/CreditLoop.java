// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Holding times of long and of slow channels. A flit occupies a place of the buffer downstream from
 * the cycle in which it is sent, so with b places at most b flits can be sent per channel delay: a
 * message of L flits holds a channel of delay d > b cycles for L d / b. Upstream channels are
 * slowed as soon as the buffer is full, and downstream channels get flits no faster. A channel of
 * rate r &lt; 1 flits per cycle is held for L / r. Immutable.
 */
final class CreditLoop {
    private static final int MOST_SWEEPS = 100;
    private static final double TOLERANCE = 1e-12;

    private final StationQueues stations;
    private final double length;
    private final int buffer;
    private final double[] hold;
    private final double[] tail;

    /**
     * Creates the holding times of a network.
     *
     * @param buffer b, buffer of a virtual channel, flits
     */
    CreditLoop(StationQueues stations, MessageLength length, int buffer) {
        this.stations = stations;
        this.length = length.mean();
        this.buffer = buffer;
        hold = new double[stations.size];
        tail = new double[stations.size];
        boolean slow = false;
        for (int s = 0; s < stations.size; s++) {
            slow |= stations.flows.delay(s) > buffer || stations.flows.bandwidth(s) < 1;
        }
        if (slow) {
            propagate();
        }
    }

    /** Lengthens transfer times limited by credits rather than by other virtual channels. */
    void lengthenTransferTimes(IterationState state) {
        for (int s = 0; s < stations.size; s++) {
            state.transferLatency[s] = Math.max(state.transferLatency[s], tail[s]);
            state.transferTime[s] = Math.max(state.transferTime[s], hold[s]);
        }
    }

    /** Propagates holding times upstream and downstream until nothing changes. */
    private void propagate() {
        double[] before = new double[stations.size];
        double[] behind = new double[stations.size];
        double change = Double.POSITIVE_INFINITY;
        for (int sweep = 0; sweep < MOST_SWEEPS && change > TOLERANCE * length; sweep++) {
            change = 0;
            for (int s = 0; s < stations.size; s++) {
                double old = behind[s];
                holdDownstream(s, behind);
                change = Math.max(change, Math.abs(behind[s] - old));
            }
            for (int s = stations.size - 1; s >= 0; s--) {
                double old = before[s];
                holdUpstream(s, before);
                change = Math.max(change, Math.abs(before[s] - old));
            }
        }
        for (int s = 0; s < stations.size; s++) {
            hold[s] = Math.max(before[s], behind[s]);
        }
    }

    /** Computes the holding time of a channel by itself and the channels downstream. */
    private void holdDownstream(int station, double[] behind) {
        double sum = 0;
        double last = 0;
        double room = Math.max(0, 1 - (buffer - 1) / length);
        for (int t = stations.firstOutgoing(station);
                t < stations.firstOutgoing(station + 1);
                t++) {
            int next = stations.target(t);
            sum += stations.outgoingProbability[t] * Math.max(length, behind[next] * room);
            last += stations.outgoingProbability[t] * tail[next];
        }
        behind[station] = Math.max(ownHold(station), sum);
        tail[station] = Math.max(singleMessageTime(station), last);
    }

    private void holdUpstream(int station, double[] before) {
        double sum = 0;
        double all = 0;
        int end = stations.firstIncoming[station + 1];
        for (int i = stations.firstIncoming[station]; i < end; i++) {
            int t = stations.incoming[i];
            double flow = stations.inputs[t] * stations.inputRate[t];
            sum += flow * before[stations.origin[t]];
            all += flow;
        }
        before[station] = Math.max(ownHold(station), all > 0 ? sum / all : 0);
    }

    /** Holding time of consecutive messages. */
    private double ownHold(int station) {
        double loop = stations.flows.delay(station) / (double) buffer;
        return length * Math.max(cyclesPerFlit(station), loop);
    }

    /** Time from the header to the tail of one message, whose last flits need no credits. */
    private double singleMessageTime(int station) {
        double loops = Math.floor((length - 1) / buffer);
        int wait = Math.max(0, stations.flows.delay(station) - buffer);
        double slower = (length - 1) * (cyclesPerFlit(station) - 1);
        return length + Math.max(loops * wait, slower);
    }

    /** Cycles from flit to flit: 1, or more on a slow channel. */
    private double cyclesPerFlit(int station) {
        return Math.max(1, 1 / stations.flows.bandwidth(station));
    }

    /** Returns the cycles for which a message holds a channel for lack of credits, or 0. */
    double hold(int station) {
        return hold[station];
    }
}
