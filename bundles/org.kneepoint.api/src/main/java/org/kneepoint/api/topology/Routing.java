// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.Objects;
import java.util.Optional;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A routing relation: for a header, the output ports and the classes of virtual channels it may
 * take.
 *
 * <p>The relation is over (router, input port, class held, target, state). The state is a small
 * number that a packet carries from router to router, such as whether it has crossed the dateline
 * or which dimension it goes through first; most routings need none. Pure and thread-safe: a
 * simulator calls it once per head and hop, a model and the deadlock check enumerate it.
 *
 * <p>The relation is not asked at the router from which the target receives: there the packet
 * leaves through its {@linkplain Network#ejectionPort ejection port}.
 */
@ConsumerType
public interface Routing {
    /** The class held by a header that comes from its source rather than from a channel. */
    int INJECTED = -1;

    /** Returns the name by which the user picks it. */
    String name();

    /** Returns the number of virtual-channel classes among which it distinguishes, 1 to 64. */
    default int vcClasses() {
        return 1;
    }

    /** Returns whether every path it allows is a shortest one. */
    default boolean isMinimal() {
        return true;
    }

    /** Returns what it claims about deadlock. */
    DeadlockFreedom deadlockFreedom();

    /**
     * Returns what picks intermediate nodes, made anew for each run; empty if packets go straight
     * to their destinations.
     */
    default Optional<IntermediateSelector> intermediates() {
        return Optional.empty();
    }

    /** Returns how a header picks among the choices of the highest priority. */
    default Selection selection() {
        return Selection.FIRST_FREE;
    }

    /**
     * Lists the states with which a header may start, with their probabilities: directions chosen
     * at equal distance, or the order of dimensions. By default one state, 0.
     *
     * @param source terminal where this phase of the path starts
     * @param target terminal where it ends
     * @param startStates takes the states; their probabilities sum to 1
     */
    default void startStates(int source, int target, StartStates starts) {
        starts.add(0, 1);
    }

    /**
     * Lists what a header may take next.
     *
     * @param router where the header is; never the ejection router of the target
     * @param inPort input port through which it came
     * @param inClass class that it holds there, or {@link #INJECTED}
     * @param target terminal to which it goes, 0 to {@link Network#terminals()} - 1
     * @param state what {@link #startStates} and {@link #nextState} made
     * @param choices takes at least one choice
     */
    void route(int router, int inPort, int inClass, int target, int state, RoutingChoices choices);

    /**
     * Returns the state after leaving through an output port.
     *
     * @param state the state before
     * @param router the router it leaves
     * @param outPort the output port it takes
     * @param outClass the class it takes there
     */
    default int nextState(int state, int router, int outPort, int outClass) {
        return state;
    }

    /**
     * How a header picks among several permitted outputs of one priority: one of those here, or any
     * other that a router knows by its name. Two are equal when their names are.
     */
    final class Selection {
        /**
         * It waits for all of them and takes one that is free, of several the one with most room.
         */
        public static final Selection FIRST_FREE = new Selection("free", false);

        /** It draws one by weight when it arrives and waits for that one (oblivious). */
        public static final Selection RANDOM = new Selection("drawn", true);

        private final String name;
        private final boolean committed;

        private Selection(String name, boolean commits) {
            this.name = Objects.requireNonNull(name);
            this.committed = commits;
        }

        /**
         * Names a selection. A router or a model that does not know it refuses the routing.
         *
         * @param name lower case, words joined by a hyphen
         * @param commits whether a header waits for one output only, which it picks when it arrives
         */
        public static Selection of(String name, boolean commits) {
            return new Selection(name, commits);
        }

        /** Returns the name. */
        public String name() {
            return name;
        }

        /** Returns whether a header waits for one output only, which it picks when it arrives. */
        public boolean isCommitted() {
            return committed;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Selection that && name.equals(that.name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Takes the states with which a header may start. */
    @FunctionalInterface
    interface StartStates {
        /**
         * Adds a state.
         *
         * @param state any small number
         * @param probability above 0, at most 1
         */
        void add(int state, double probability);
    }
}
