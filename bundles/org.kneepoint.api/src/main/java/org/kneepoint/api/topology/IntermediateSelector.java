// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Selects the intermediate nodes of non-minimal routings, which divide a path into phases (Valiant
 * and Brebner 1981).
 *
 * <p>In each phase a packet follows the routing relation to the selected terminal as if injected
 * where the phase begins: with {@link Routing#startStates} from a terminal there, and {@link
 * Routing#INJECTED} as the VC class held. Each phase has {@link Routing#vcClasses()} classes of its
 * own, numbered in the order of the phases, at most 64 in all. A packet leaves the network at its
 * destination, whatever its phase.
 *
 * <p>Such a routing is not {@linkplain Routing#isMinimal() minimal}, and every terminal of its
 * network injects and ejects at the same router. A selection may depend on the state of the
 * outputs. One object serves one run and is owned by its thread.
 */
@ConsumerType
public interface IntermediateSelector {
    /** Result of {@link #next} for a packet that keeps its target. */
    int KEEP_TARGET = -1;

    /** Returns the largest number of phases of a path, at least 2. */
    default int phases() {
        return 2;
    }

    /**
     * Returns the target terminal of the first phase. The source itself stands for a minimal path:
     * the next phase begins at once.
     *
     * @param source terminal that injects the packet
     * @param destination terminal that receives it
     * @param outputs state of the outputs
     * @param random source of random numbers
     */
    int first(int source, int destination, OutputState outputs, RandomGenerator random);

    /**
     * Returns the target terminal of the next phase, which begins at this router, or {@link
     * #KEEP_TARGET}. Called once at every router, the first one included, before the last phase, in
     * which the target is the destination.
     *
     * @param router where the packet is
     * @param phase the phase it is in, from 0
     * @param target the target terminal of that phase
     * @param source terminal that injects the packet
     * @param destination terminal that receives it
     * @param outputs state of the outputs
     * @param random source of random numbers
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
     * Returns whether paths have two phases, with an intermediate terminal drawn uniformly among
     * all, so that a model can compute the flows.
     */
    default boolean isUniform() {
        return false;
    }

    /** Returns how terminals are drawn; empty if that is not known. */
    default Optional<IntermediateDraw> draw() {
        return Optional.empty();
    }

    /** Selects a terminal uniformly; the second phase begins at its router. */
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
