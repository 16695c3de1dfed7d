// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.List;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.SteadyState;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A simulation engine: the state of a simulated network, advanced in time by one thread. It reports
 * what happens to packets to a {@link PacketTally}; {@link SteadyState} moves it on and asks the
 * rest.
 *
 * <p>Time is in cycles from 0. An engine that counts cycles does in cycle c what happens at time c.
 * What happens must not depend on the steps in which it is advanced.
 */
@ConsumerType
public interface SimulationEngine {
    /**
     * Advances until everything before this time has happened. A time that has been reached already
     * changes nothing.
     *
     * @param until cycles; a whole number
     */
    void advance(double until);

    /**
     * Returns the number of deadlocked packets in the present state, exactly. Called about every
     * thousand cycles.
     */
    default int deadlockedPackets() {
        return 0;
    }

    /**
     * Checks the invariants, such as conservation of flits and credits.
     *
     * @throws IllegalStateException naming the law and the numbers
     */
    void checkInvariants();

    /**
     * Returns the flits of the packets that are generated, but neither lost nor delivered: in
     * source queues, buffers and links. The flits of a packet count until its tail is delivered,
     * those that have arrived before it included.
     */
    long backlogFlits();

    /**
     * Returns the sum, over the packets inside, of the time since their generation: counted packet
     * by packet, as the independent side of Little's law.
     *
     * @param now the time to which the engine was advanced, cycles
     * @return cycles, or NaN if the engine cannot tell
     */
    default double backlogAge(double now) {
        return Double.NaN;
    }

    /** Returns the number of channels between routers whose use is counted. */
    default int channels() {
        return 0;
    }

    /**
     * Returns the flits that a channel has carried so far.
     *
     * @param channel 0 to {@link #channels()} - 1
     */
    default long flitsCarried(int channel) {
        return 0;
    }

    /**
     * Returns the number of terminals whose channels are counted, one by which each injects and one
     * by which it receives; 0 if they are not.
     */
    default int terminals() {
        return 0;
    }

    /**
     * Returns the flits that a terminal has sent into the network so far.
     *
     * @param terminal 0 to {@link #terminals()} - 1
     */
    default long flitsInjected(int terminal) {
        return 0;
    }

    /**
     * Returns the flits that have left the network for a terminal so far.
     *
     * @param terminal 0 to {@link #terminals()} - 1
     */
    default long flitsEjected(int terminal) {
        return 0;
    }

    /** Returns the time that a flit takes on a channel, cycles. */
    default double channelServiceTime() {
        return 1;
    }

    /**
     * Returns the flits that a channel can carry per cycle, above 0.
     *
     * @param channel 0 to {@link #channels()} - 1
     */
    default double channelRate(int channel) {
        return 1;
    }

    /** Returns what is summed up beside the packets, always the same. */
    default List<CustomStatistics> customStatistics() {
        return List.of();
    }

    /** Returns the name of a channel for reasons and columns, such as {@code r3_p2}. */
    default String channelName(int channel) {
        return "c" + channel;
    }
}
