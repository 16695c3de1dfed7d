// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.random.RandomGenerator;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Selects the intermediate nodes of non-minimal routings, which divide a path into phases (Valiant
 * and Brebner 1981).
 *
 * <p>In each phase a packet follows the routing relation to the terminal that was picked for it, as
 * if it were injected where the phase begins: with {@link Routing#startStates} from a terminal
 * there, and {@link Routing#INJECTED} as the class held. Each phase has {@link Routing#vcClasses()}
 * classes of its own, those of a later phase numbered after those of the earlier ones, so that
 * there are at most 64 in all. A packet leaves where its destination is its target, whatever its
 * phase.
 *
 * <p>Such a routing is not {@linkplain Routing#isMinimal() minimal}, and every terminal of its
 * network enters and leaves at the same router. What is picked may depend on how the outputs are
 * used. One object serves one run and is owned by its thread.
 */
@ConsumerType
public interface IntermediateSelector {
    /** What {@link #next} answers for a packet that goes on to the target it has. */
    int KEEP_TARGET = -1;

    /** Returns how many phases a way has at most, at least 2. */
    default int phases() {
        return 2;
    }

    /**
     * Returns the terminal to which a packet goes in its first phase. One that is to go straight
     * can be sent to its source, where the next phase begins at once.
     *
     * @param source where it is injected
     * @param destination where it is to leave
     * @param outputs what routers know of their outputs
     * @param random draws
     */
    int first(int source, int destination, OutputState outputs, RandomGenerator random);

    /**
     * Returns the terminal to which a packet goes in its next phase, which begins at this router,
     * or {@link #KEEP_TARGET}. Asked once at every router, the first one included, before the last
     * phase; in the last one the target is the destination.
     *
     * @param router where the packet is
     * @param phase the phase it is in, from 0
     * @param target the terminal to which it goes in that phase
     * @param source where it was injected
     * @param destination where it is to leave
     * @param outputs what routers know of their outputs
     * @param random draws
     */
    int next(
            int router,
            int phase,
            int target,
            int source,
            int destination,
            OutputState outputs,
            RandomGenerator random);

    /**
     * Returns whether ways have two phases, with a terminal in between that is drawn uniformly
     * among all. A model then knows how much goes where.
     */
    default boolean isUniform() {
        return false;
    }

    /** Picks a terminal uniformly, whatever its router; the second phase begins there. */
    static IntermediateSelector uniform(Network network) {
        return new IntermediateSelector() {
            @Override
            public int first(int source, int destination, OutputState o, RandomGenerator random) {
                return random.nextInt(network.terminals());
            }

            @Override
            public int next(
                    int router,
                    int phase,
                    int target,
                    int source,
                    int destination,
                    OutputState outputs,
                    RandomGenerator random) {
                return router == network.ejectionRouter(target) ? destination : KEEP_TARGET;
            }

            @Override
            public boolean isUniform() {
                return true;
            }
        };
    }
}
