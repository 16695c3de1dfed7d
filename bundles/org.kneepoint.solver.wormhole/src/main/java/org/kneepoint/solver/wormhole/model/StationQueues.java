// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import org.kneepoint.flow.StationFlows;
import org.kneepoint.flow.StationKind;

/**
 * The stations as queues with inputs and their rates. All rates are for one message per cycle of
 * every terminal. Immutable.
 *
 * <p>A server is a channel, or one of its virtual channels. An input of a station is a server of a
 * station upstream; it offers one message at a time. Equal inputs are one entry with a
 * multiplicity: there is one entry for each transition.
 */
final class StationQueues {
    final StationFlows flows;
    final int size;
    final int transitions;

    /** By station: servers m. */
    final int[] servers;

    /** By station: messages per cycle at all its servers together. */
    final double[] rate;

    /** By station: its first incoming transition in {@link #incoming}; one more at the end. */
    final int[] firstIncoming;

    /** Transitions by the station that they enter. */
    final int[] incoming;

    /** By transition: its origin. */
    final int[] origin;

    /** By transition: its probability at the origin, all members of the target together. */
    final double[] outgoingProbability;

    /** By transition: number of inputs that it represents. */
    final int[] inputs;

    /** By transition: probability that a message in one such input goes to this station. */
    final double[] turnProbability;

    /** By transition: messages per cycle from one such input. */
    final double[] inputRate;

    /** Creates the queues of a network. */
    StationQueues(StationFlows flows) {
        this.flows = flows;
        size = flows.size();
        transitions = flows.firstTransition(size);
        servers = new int[size];
        rate = new double[size];
        firstIncoming = new int[size + 1];
        incoming = new int[transitions];
        origin = new int[transitions];
        outgoingProbability = new double[transitions];
        inputs = new int[transitions];
        turnProbability = new double[transitions];
        inputRate = new double[transitions];
        for (int s = 0; s < size; s++) {
            servers[s] = flows.ports(s) * flows.vcs(s);
            rate[s] = flows.rate(s);
        }
        for (int s = 0; s < size; s++) {
            for (int t = flows.firstTransition(s); t < flows.firstTransition(s + 1); t++) {
                fill(s, t);
                firstIncoming[flows.target(t) + 1]++;
            }
        }
        sortByTarget();
    }

    private void fill(int station, int t) {
        origin[t] = station;
        outgoingProbability[t] = flows.probability(t) * flows.fanOut(t);
        inputs[t] = flows.fanIn(t) * flows.upstreamPorts(t) * flows.vcs(station);
        turnProbability[t] = flows.probability(t) * flows.ports(station) / flows.upstreamPorts(t);
        inputRate[t] = rate[station] / servers[station] * turnProbability[t];
    }

    private void sortByTarget() {
        for (int s = 0; s < size; s++) {
            firstIncoming[s + 1] += firstIncoming[s];
        }
        int[] next = firstIncoming.clone();
        for (int t = 0; t < transitions; t++) {
            incoming[next[flows.target(t)]++] = t;
        }
    }

    /** Returns the station that a transition enters. */
    int target(int t) {
        return flows.target(t);
    }

    /** Returns the first transition out of a station. */
    int firstOutgoing(int station) {
        return flows.firstTransition(station);
    }

    /** Returns the largest number of transitions that enter a station. */
    int maxIncoming() {
        int most = 0;
        for (int s = 0; s < size; s++) {
            most = Math.max(most, firstIncoming[s + 1] - firstIncoming[s]);
        }
        return most;
    }

    /** Returns whether a station is an injection channel. */
    boolean isInjection(int station) {
        return flows.kind(station) == StationKind.INJECTION;
    }

    /** Returns whether a station is an ejection channel. */
    boolean isEjection(int station) {
        return flows.kind(station) == StationKind.EJECTION;
    }

    /** Returns the station of the highest utilisation. */
    int busiest(double[] service) {
        int most = 0;
        for (int s = 1; s < size; s++) {
            most = utilisation(s, service) > utilisation(most, service) ? s : most;
        }
        return most;
    }

    private double utilisation(int station, double[] service) {
        return rate[station] * service[station] / servers[station];
    }

    /** Returns the fraction of all messages that pass a station and equal ones. */
    double weight(int station) {
        return flows.members(station) * rate[station] / flows.generated();
    }
}
