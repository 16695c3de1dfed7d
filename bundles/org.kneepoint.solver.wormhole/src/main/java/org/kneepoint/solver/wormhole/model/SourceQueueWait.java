// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * The wait of messages in the source queue: M/G/1, or Geo/G/1, with correlated successive service
 * times.
 *
 * <p>Back-to-back messages of one source with the same first output are blocked by the same
 * messages. With the utilisation times the sum of squares of the output probabilities as the
 * probability of this, the variance of waits is multiplied by 1 + 2 rho sum p^2. That form is not
 * derived; it agrees with the index of dispersion of service times in simulated switches.
 */
final class SourceQueueWait {
    private final StationQueues stations;
    private final double lengthVariance;
    private final SourceProcess process;

    SourceQueueWait(StationQueues stations, MessageLength length, SourceProcess process) {
        this.stations = stations;
        lengthVariance = length.variance();
        this.process = process;
    }

    /**
     * Returns the mean wait at the source of an injection station, utilisation below 1; cycles.
     *
     * <p>The source and the buffer of its channel are one queue, served at the front of the buffer.
     * The wait there is excluded.
     */
    double meanWait(IterationState state, int station) {
        double rate = state.rate * stations.rate[station];
        double service = state.frontTime[station];
        double used = rate * service;
        double waits = Math.max(0, state.frontVariance[station] - lengthVariance);
        double variance = lengthVariance + waits * (1 + 2 * used * sameOutputProbability(station));
        double lumps = process == SourceProcess.BERNOULLI ? service : 0;
        double all = rate * (service * service + variance - lumps) / (2 * (1 - used));
        return Math.max(0, all - state.bufferWait[station]);
    }

    /** The probability that two messages take the same first output. */
    private double sameOutputProbability(int station) {
        double sum = 0;
        for (int t = stations.firstOutgoing(station);
                t < stations.firstOutgoing(station + 1);
                t++) {
            sum += stations.outgoingProbability[t] * stations.turnProbability[t];
        }
        return sum;
    }
}
