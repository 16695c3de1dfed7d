// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;
import java.util.Locale;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Routing;

/**
 * Asks a routing what a header does next, and with which shares. The answer stands in the arrays
 * until the next question. Owned by one thread.
 */
final class Moves {
    private final Routing routing;
    private final Places places;
    private final boolean drawn;
    private final int ownClasses;
    private final Choices choices = new Choices();
    private int router;
    private int held;
    private int target;
    private int firstClass;

    /** How many moves there are. */
    int size;

    /** By move: where the header comes to be. */
    int[] place = new int[16];

    /** By move: its state there. */
    int[] state = new int[16];

    /** By move: the share of headers that make it; they sum to 1. */
    double[] share = new double[16];

    /** Prepares to ask a routing. */
    Moves(Routing routing, Places places) {
        this.routing = routing;
        this.places = places;
        drawn = routing.selection().equals(Routing.Selection.DRAWN);
        ownClasses = routing.classes();
    }

    /**
     * Finds the moves of a header.
     *
     * @param from where it is; not at the router from which its target receives
     * @param held its state
     * @param target terminal to which it goes
     * @param firstClass lowest class of its phase
     * @throws BadInput if the shares depend on which output is free
     */
    void find(int from, int held, int target, int firstClass) {
        this.router = places.router[from];
        this.held = held;
        this.target = target;
        this.firstClass = firstClass;
        int inClass = places.held[from] < 0 ? Routing.INJECTED : places.held[from] - firstClass;
        choices.clear();
        routing.route(router, places.input[from], inClass, target, held, choices);
        size = 0;
        if (choices.size() == 1) {
            add(choices.port(0), choices.classMask(0), 1);
        } else {
            addBest();
        }
    }

    private void addBest() {
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
        int group = Wiring.NONE;
        for (int choice = 0; choice < choices.size(); choice++) {
            if (choices.priority(choice) == best) {
                int port = choices.port(choice);
                add(port, choices.classMask(choice), choices.weight(choice) / sum);
                int own = places.wiring.group[places.wiring.firstPort[router] + port];
                if (!drawn && group != Wiring.NONE && own != group) {
                    throw adaptive();
                }
                group = own;
            }
        }
        if (size == 0) {
            throw astray("knows no way");
        }
    }

    private void add(int port, long mask, double part) {
        int number = places.wiring.firstPort[router] + port;
        if (port < 0
                || number >= places.wiring.firstPort[router + 1]
                || places.wiring.endRouter[number] == Wiring.NONE) {
            throw astray("takes port " + port + ", which leads nowhere,");
        }
        if (mask == 0 || ownClasses < Long.SIZE && mask >>> ownClasses != 0) {
            throw astray("takes classes that it does not have");
        }
        int first = number * places.classes + firstClass;
        double each = part / Long.bitCount(mask);
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int taken = Long.numberOfTrailingZeros(rest);
            add(first + taken, routing.advance(held, router, port, taken), each);
        }
    }

    private void add(int next, int stateThere, double part) {
        if (size == place.length) {
            place = Arrays.copyOf(place, 2 * size);
            state = Arrays.copyOf(state, 2 * size);
            share = Arrays.copyOf(share, 2 * size);
        }
        place[size] = next;
        state[size] = stateThere;
        share[size++] = part;
    }

    private BadInput adaptive() {
        return BadInput.of(
                "routing",
                routing.name(),
                " takes whichever output is free, and the model knows fixed shares only: take a routing that does not adapt, or simulate");
    }

    private IllegalStateException astray(String what) {
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
