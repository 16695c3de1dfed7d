// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.graph.GraphMemory;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.GraphNetworkBuilder;

/** The parameters that Slim Fly and PolarFly have in common. */
final class FieldParameters {
    private static final int MAX_CONCENTRATION = 1024;

    private FieldParameters() {}

    /**
     * Returns the parameter for the order of the field.
     *
     * @param least smallest prime power of the family
     * @param most largest one whose routers a graph may have
     */
    static Parameter<Integer> order(int least, int most) {
        return Parameter.integer("q", "", "order q of the finite field, a prime power")
                .between(least, most);
    }

    /**
     * Returns the parameter for the terminals of each router, by default half of its ports to other
     * routers, rounded up.
     *
     * @param rule the default, for the user
     * @param degree ports to other routers, by q
     */
    static Parameter<Integer> concentration(
            Parameter<Integer> order, String rule, IntUnaryOperator degree) {
        return Parameter.integer("concentration", "terminals", "terminals p of each router")
                .between(1, MAX_CONCENTRATION)
                .withDefault(rule, scenario -> (degree.applyAsInt(scenario.get(order)) + 1) / 2);
    }

    /**
     * Returns the field of the order that a scenario gives.
     *
     * @throws BadInput if it is not a prime power
     */
    static FiniteField field(Scenario scenario, Parameter<Integer> order) {
        int q = scenario.get(order);
        if (!FiniteField.isPrimePower(q)) {
            int below = nearest(IntStream.iterate(q, n -> n - 1));
            int above = nearest(IntStream.iterate(q, n -> n + 1));
            throw BadInput.notAllowed(order.name(), q, "a prime power").nearest(below, above);
        }
        return new FiniteField(q);
    }

    /**
     * Begins a network, named with its settings.
     *
     * @param degree largest number of ports of a router to others
     * @throws BadInput if the heap is too small for it
     */
    static GraphNetworkBuilder builder(
            String topology, int q, int routers, int degree, int concentration) {
        String text = topology + " q=" + q + " concentration=" + concentration;
        double links = routers * (double) degree / 2;
        GraphMemory.require(text, "q", q, routers, links, (double) routers * concentration);
        return GraphNetwork.builder(text, routers);
    }

    /** Returns the first prime power; there is one below and above each number in the range. */
    private static int nearest(IntStream numbers) {
        return numbers.filter(FiniteField::isPrimePower).findFirst().orElseThrow();
    }
}
