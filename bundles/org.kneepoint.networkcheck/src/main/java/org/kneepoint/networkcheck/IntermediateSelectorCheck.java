// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;

/**
 * Checks the phases of a routing over intermediate nodes: VC classes, terminals that exist, and the
 * destination as the last. The selection is sampled in an idle network.
 */
record IntermediateSelectorCheck(Network network, Routing routing, IntermediateSelector selector) {
    private static final int PAIRS = 256;

    void run(ContractViolations violations) {
        if (routing.isMinimal()) {
            violations.add(
                    "phases-minimal",
                    "a routing over intermediate nodes is not minimal",
                    "isMinimal() is true");
        }
        if (selector.phases() < 2 || (long) selector.phases() * routing.vcClasses() > Long.SIZE) {
            violations.add(
                    "phase-classes",
                    "each phase needs VC classes of its own",
                    selector.phases() + " phases, classes() is " + routing.vcClasses());
        }
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            if (network.ejectionRouter(terminal) != network.injectionRouter(terminal)) {
                violations.add(
                        "phase-start",
                        "injection and ejection router of a terminal differ",
                        terminal);
            }
        }
        RandomGenerator random = new SplittableRandom(1);
        for (int pair = 0; pair < PAIRS && violations.isEmpty(); pair++) {
            int source = random.nextInt(network.terminals());
            int destination = random.nextInt(network.terminals());
            follow(source, destination, random, violations);
        }
    }

    /** Follows a packet from intermediate node to intermediate node. */
    private void follow(
            int source, int destination, RandomGenerator random, ContractViolations violations) {
        int target = selector.first(source, destination, OutputState.IDLE, random);
        int router = network.injectionRouter(source);
        int last = selector.phases() - 1;
        for (int phase = 0; phase < last && isTerminal(target, violations); phase++) {
            int next = next(router, phase, target, source, destination, random);
            if (next == IntermediateSelector.KEEP_TARGET && target == destination) {
                return;
            }
            if (next == IntermediateSelector.KEEP_TARGET) {
                router = network.ejectionRouter(target);
                next = next(router, phase, target, source, destination, random);
            }
            if (next == IntermediateSelector.KEEP_TARGET) {
                violations.add("phase-end", "a packet ends at an intermediate terminal", target);
                return;
            }
            target = next;
        }
        if (target != destination && violations.isEmpty()) {
            violations.add(
                    "last-phase",
                    "the last phase does not lead to the destination",
                    target + ", not " + destination);
        }
    }

    private int next(
            int router,
            int phase,
            int target,
            int source,
            int destination,
            RandomGenerator random) {
        return selector.next(router, phase, target, source, destination, OutputState.IDLE, random);
    }

    private boolean isTerminal(int target, ContractViolations violations) {
        boolean isTerminal = target >= 0 && target < network.terminals();
        if (!isTerminal) {
            violations.add(
                    "intermediate-terminal", "an intermediate terminal does not exist", target);
        }
        return isTerminal;
    }
}
