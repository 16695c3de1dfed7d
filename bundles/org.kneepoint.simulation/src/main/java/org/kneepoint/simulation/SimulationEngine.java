// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A simulation engine: the state of a simulated network, advanced in time by one thread at a time.
 * It reports the events of packets to a {@link org.kneepoint.simulation.analysis.PacketTally};
 * {@link org.kneepoint.simulation.analysis.SteadyState} advances it and reads the other statistics.
 *
 * <p>Time is in cycles from 0. A cycle-driven engine simulates the events of time c in cycle c. The
 * events must not depend on the steps in which the engine is advanced.
 */
@ConsumerType
public interface SimulationEngine {
    /**
     * Simulates all events before a time. A time already reached has no effect.
     *
     * @param until cycles, a whole number
     */
    void advance(double until);

    /**
     * Returns the fewest cycles that the engine should be advanced at a time for its full speed:
     * more than one if it reads a state larger than the caches once for several cycles.
     *
     * @return at least 1
     */
    default int cyclesAtFullSpeed() {
        return 1;
    }

    /**
     * Returns the number of deadlocked packets in the present state, exactly. Called every thousand
     * cycles or less often.
     */
    default int deadlockedPackets() {
        return 0;
    }

    /**
     * Checks the invariants, such as conservation of flits and credits.
     *
     * @throws IllegalStateException naming the invariant and its two values
     */
    void checkInvariants();

    /**
     * Returns the backlog in flits: those of the packets that are generated but neither lost nor
     * delivered, in source queues, buffers and links. All flits of a packet count until its tail is
     * delivered.
     */
    long backlogFlits();

    /**
     * Returns the sum, over the packets of the backlog, of the time since their generation: counted
     * packet by packet, as the independent side of Little's law.
     *
     * @param now time to which the engine was advanced, cycles
     * @return cycles, or NaN if the engine does not keep it
     */
    default double backlogAge(double now) {
        return Double.NaN;
    }

    /** Returns the number of channels between routers whose flits are counted. */
    default int channels() {
        return 0;
    }

    /**
     * Returns the number of flits that a channel has carried so far.
     *
     * @param channel 0 to {@link #channels()} - 1
     */
    default long flitsCarried(int channel) {
        return 0;
    }

    /**
     * Returns the number of terminals whose injection and ejection channels are counted; 0 if they
     * are not.
     */
    default int terminals() {
        return 0;
    }

    /**
     * Returns whether a terminal never sends.
     *
     * @param terminal 0 to {@link #terminals()} - 1
     */
    default boolean isSilent(int terminal) {
        return false;
    }

    /**
     * Returns the number of flits that a terminal has injected so far.
     *
     * @param terminal 0 to {@link #terminals()} - 1
     */
    default long flitsInjected(int terminal) {
        return 0;
    }

    /**
     * Returns the number of flits ejected to a terminal so far.
     *
     * @param terminal 0 to {@link #terminals()} - 1
     */
    default long flitsEjected(int terminal) {
        return 0;
    }

    /** Returns the time for which a flit occupies a channel of rate 1, cycles. */
    default double channelServiceTime() {
        return 1;
    }

    /**
     * Returns the rate of a channel, flits per cycle, above 0.
     *
     * @param channel 0 to {@link #channels()} - 1
     */
    default double channelRate(int channel) {
        return 1;
    }

    /** Returns the statistics that the engine keeps besides those of packets, always the same. */
    default List<CustomStatistics> customStatistics() {
        return List.of();
    }

    /**
     * Adds 1 for each channel between routers that is blocked in the present state: one of its
     * virtual channels has no credit. Called on request only, every few cycles.
     *
     * @param counts number of times by channel
     */
    default void countBlocked(long[] counts) {
        // an engine without buffers between routers has no blocked channels
    }

    /** Returns the name of a channel in reasons and columns, such as {@code r3_p2}. */
    default String channelName(int channel) {
        return "c" + channel;
    }
}
