// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.Objects;
import java.util.Optional;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A routing relation: the output ports and VC classes that a header may take.
 *
 * <p>The relation is over (router, input port, class held, target, state). The state is a small
 * number that a packet carries from router to router, such as whether it has crossed the dateline;
 * most routings need none. Pure and thread-safe: a simulator calls it once per header and hop, a
 * model and the deadlock check enumerate it.
 *
 * <p>The relation is not evaluated at the ejection router of the target: there the packet leaves
 * through its {@linkplain Network#ejectionPort ejection port}.
 */
@ConsumerType
public interface Routing {
    /** The class held by a header that comes from its source. */
    int INJECTED = -1;

    /** Returns the name, as in {@code routing=NAME}. */
    String name();

    /** Returns the number of VC classes, 1 to 64. */
    default int vcClasses() {
        return 1;
    }

    /** Returns whether every path it allows is a shortest one. */
    default boolean isMinimal() {
        return true;
    }

    /** Returns its claim of deadlock freedom. */
    DeadlockFreedom deadlockFreedom();

    /** Returns a new selector of intermediate nodes, one for each run; empty if there are none. */
    default Optional<IntermediateSelector> intermediates() {
        return Optional.empty();
    }

    /** Returns the selection function among the choices of the highest priority. */
    default Selection selection() {
        return Selection.FIRST_FREE;
    }

    /**
     * Lists the initial states of a header with their probabilities, such as the order of
     * dimensions. By default one state, 0.
     *
     * @param source terminal where this phase of the path starts
     * @param target terminal where it ends
     * @param starts receives the states; their probabilities sum to 1
     */
    default void startStates(int source, int target, StartStates starts) {
        starts.add(0, 1);
    }

    /**
     * Lists the routing choices of a header.
     *
     * @param router router of the header; never the ejection router of the target
     * @param inPort input port of the header
     * @param inClass VC class held there, or {@link #INJECTED}
     * @param target target terminal, 0 to {@link Network#terminals()} - 1
     * @param state from {@link #startStates} or {@link #nextState}
     * @param choices receives at least one choice
     */
    void route(int router, int inPort, int inClass, int target, int state, RoutingChoices choices);

    /**
     * Returns the state after leaving through an output port.
     *
     * @param state the state before
     * @param router the router it leaves
     * @param outPort the output port it takes
     * @param outClass the VC class it takes there
     */
    default int nextState(int state, int router, int outPort, int outClass) {
        return state;
    }

    /**
     * A selection function among permitted outputs of one priority: one of these, or another that a
     * router model supports by name. Two are equal when their names are.
     */
    final class Selection {
        /**
         * Waits for all of them and takes a free one, of several the one with most buffer space.
         */
        public static final Selection FIRST_FREE = new Selection("free", false);

        /** Draws one by weight on arrival and waits for it (oblivious). */
        public static final Selection RANDOM = new Selection("drawn", true);

        /**
         * Takes those of the highest priority in turn, a turn for each router, and waits for it;
         * their weights are equal.
         */
        public static final Selection CYCLIC = new Selection("cyclic", true);

        private final String name;
        private final boolean committed;

        private Selection(String name, boolean commits) {
            this.name = Objects.requireNonNull(name);
            this.committed = commits;
        }

        /**
         * Names a selection function. A router model or solver that does not support it rejects the
         * routing.
         *
         * @param name lower case, words joined by a hyphen
         * @param commits whether a header waits for one output only, selected on arrival
         */
        public static Selection of(String name, boolean commits) {
            return new Selection(name, commits);
        }

        /** Returns the name. */
        public String name() {
            return name;
        }

        /** Returns whether a header waits for one output only, selected on arrival. */
        public boolean isCommitted() {
            return committed;
        }

        /**
         * Returns whether the share of each output is its weight, in every state of the network.
         */
        public boolean hasFixedShares() {
            return equals(RANDOM) || equals(CYCLIC);
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

    /** Receives the initial states of a header. */
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
