// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.kneepoint.api.topology.Intermediates;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;

/**
 * What the intermediate nodes of a routing promise: phases with classes of their own, terminals
 * that exist, and the destination at last. Which nodes are picked is sampled in an idle network.
 */
record IntermediatesCheck(Network network, Routing routing, Intermediates picks) {
    private static final int PAIRS = 256;

    void run(Findings findings) {
        if (routing.isMinimal()) {
            findings.add("a way over a random terminal is not minimal", "isMinimal() is true");
        }
        if (picks.phases() < 2 || (long) picks.phases() * routing.vcClasses() > Long.SIZE) {
            findings.add(
                    "each phase needs classes of its own",
                    picks.phases() + " phases, classes() is " + routing.vcClasses());
        }
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            if (network.ejectionRouter(terminal) != network.injectionRouter(terminal)) {
                findings.add("the second phase cannot start where the first ends", terminal);
            }
        }
        RandomGenerator random = new SplittableRandom(1);
        for (int pair = 0; pair < PAIRS && findings.isEmpty(); pair++) {
            int source = random.nextInt(network.terminals());
            int destination = random.nextInt(network.terminals());
            follow(source, destination, random, findings);
        }
    }

    /** Follows a packet from target to target, as if each were the next router. */
    private void follow(int source, int destination, RandomGenerator random, Findings findings) {
        int target = picks.first(source, destination, OutputState.IDLE, random);
        int router = network.injectionRouter(source);
        int last = picks.phases() - 1;
        for (int phase = 0; phase < last && isTerminal(target, findings); phase++) {
            int next = next(router, phase, target, source, destination, random);
            if (next == Intermediates.STAY && target == destination) {
                return;
            }
            if (next == Intermediates.STAY) {
                router = network.ejectionRouter(target);
                next = next(router, phase, target, source, destination, random);
            }
            if (next == Intermediates.STAY) {
                findings.add("a packet ends at an intermediate terminal", target);
                return;
            }
            target = next;
        }
        if (target != destination && findings.isEmpty()) {
            findings.add(
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
        return picks.next(router, phase, target, source, destination, OutputState.IDLE, random);
    }

    private boolean isTerminal(int target, Findings findings) {
        boolean isTerminal = target >= 0 && target < network.terminals();
        if (!isTerminal) {
            findings.add("an intermediate terminal does not exist", target);
        }
        return isTerminal;
    }
}
