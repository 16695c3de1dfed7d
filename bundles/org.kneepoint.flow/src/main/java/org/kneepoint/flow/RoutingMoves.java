// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import java.util.Locale;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Evaluates the routing relation: next locations of a header and their probabilities. The arrays
 * hold the result until the next call. Not thread-safe.
 */
final class RoutingMoves {
    private final Routing routing;
    private final HeaderLocations locations;
    private final boolean drawn;
    private final int ownClasses;
    private final RoutingChoices choices = new RoutingChoices();
    private int router;
    private int headerState;
    private int target;
    private int firstClass;

    /** Number of moves. */
    int size;

    /** By move: the next location of the header. */
    int[] location = new int[16];

    /** By move: the state of the header there. */
    int[] state = new int[16];

    /** By move: its probability; they sum to 1. */
    double[] share = new double[16];

    /** Creates the evaluation of a routing. */
    RoutingMoves(Routing routing, HeaderLocations locations) {
        this.routing = routing;
        this.locations = locations;
        drawn = routing.selection().hasFixedShares();
        ownClasses = routing.vcClasses();
    }

    /**
     * Finds the moves of a header.
     *
     * @param from its location, not at the router of its destination
     * @param headerState its state
     * @param target destination terminal
     * @param firstClass lowest class of its phase
     * @throws BadInput if the probabilities depend on the free outputs
     */
    void find(int from, int headerState, int target, int firstClass) {
        this.router = locations.router[from];
        this.headerState = headerState;
        this.target = target;
        this.firstClass = firstClass;
        int inClass =
                locations.heldClass[from] < 0
                        ? Routing.INJECTED
                        : locations.heldClass[from] - firstClass;
        choices.clear();
        routing.route(router, locations.input[from], inClass, target, headerState, choices);
        size = 0;
        if (choices.size() == 1) {
            add(choices.port(0), choices.classMask(0), 1);
        } else {
            addHighestPriority();
        }
    }

    private void addHighestPriority() {
        int best = Integer.MIN_VALUE;
        double sum = 0;
        for (int choice = 0; choice < choices.size(); choice++) {
            if (choices.priority(choice) > best) {
                best = choices.priority(choice);
                sum = 0;
            }
            if (choices.priority(choice) == best) {
                sum += choices.weight(choice);
            }
        }
        int group = PortTable.NONE;
        for (int choice = 0; choice < choices.size(); choice++) {
            if (choices.priority(choice) == best) {
                int port = choices.port(choice);
                add(port, choices.classMask(choice), choices.weight(choice) / sum);
                int own = locations.wiring.group[locations.wiring.firstPort[router] + port];
                if (!drawn && group != PortTable.NONE && own != group) {
                    throw adaptive();
                }
                group = own;
            }
        }
        if (size == 0) {
            throw invalidRoute("has no route");
        }
    }

    private void add(int port, long mask, double part) {
        int number = locations.wiring.firstPort[router] + port;
        if (port < 0
                || number >= locations.wiring.firstPort[router + 1]
                || locations.wiring.peerRouter[number] == PortTable.NONE) {
            throw invalidRoute("takes port " + port + ", which leads nowhere,");
        }
        if (mask == 0 || ownClasses < Long.SIZE && mask >>> ownClasses != 0) {
            throw invalidRoute("takes classes beyond its own");
        }
        int first = number * locations.classes + firstClass;
        double each = part / Long.bitCount(mask);
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int taken = Long.numberOfTrailingZeros(rest);
            add(first + taken, routing.nextState(headerState, router, port, taken), each);
        }
    }

    private void add(int next, int stateThere, double part) {
        if (size == location.length) {
            location = Arrays.copyOf(location, 2 * size);
            state = Arrays.copyOf(state, 2 * size);
            share = Arrays.copyOf(share, 2 * size);
        }
        location[size] = next;
        state[size] = stateThere;
        share[size++] = part;
    }

    private BadInput adaptive() {
        return BadInput.of(
                "routing",
                routing.name(),
                " selects any free output, but the model needs fixed shares: use an"
                        + " oblivious routing, or simulate");
    }

    private IllegalStateException invalidRoute(String what) {
        return new IllegalStateException(
                String.format(
                        Locale.ROOT,
                        "routing %s %s from router %d to terminal %d",
                        routing.name(),
                        what,
                        router,
                        target));
    }
}
