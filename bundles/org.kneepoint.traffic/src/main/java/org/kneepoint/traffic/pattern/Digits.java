// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * The number of a terminal as digits, the place of its router in each dimension, the first
 * dimension counting fastest. Terminals of one router are numbered one after another.
 */
final class Digits {
    static final String RULE =
            "The digits are those of the network's radix=: one per dimension of a mixed radix such as"
                    + " 8x8x16, the first counting fastest; of a single k, also if k is the size of a"
                    + " switch, as many as make N; where radix= is left open, as many as there are"
                    + " dimensions=, stages= or levels=, or two. Terminals of one router"
                    + " (concentration=) have the same digits. In a network without the word radix,"
                    + " such as a hypercube, all terminals are one ring, k = N. ";

    private static final Parameter<Integer> CONCENTRATION =
            Parameter.integer("concentration", "terminals", "terminals per router");

    private static final int USUAL_DIMENSIONS = 2;

    private final int[] radices;
    private final int concentration;

    private Digits(int[] radices, int concentration) {
        this.radices = radices;
        this.concentration = concentration;
    }

    /** Returns the digits by the words of the network; a single one if those do not make N. */
    static Digits of(Scenario scenario, int terminals) {
        int concentration = scenario.find(CONCENTRATION).orElse(1);
        int[] radices = radices(scenario, terminals / concentration);
        return product(radices, terminals) * concentration == terminals
                ? new Digits(radices, concentration)
                : new Digits(new int[] {terminals}, 1);
    }

    private static int[] radices(Scenario scenario, int routers) {
        Parameter<?> word = StandardParameters.RADIX;
        if (scenario.parameters().find(word.name()).isEmpty()) {
            return new int[] {routers};
        }
        // a shape in most networks, one number where it is the size of a switch
        Object radix = scenario.find(word).orElse(null);
        if (radix instanceof List<?> shape && shape.size() > 1) {
            return shape.stream().mapToInt(Integer.class::cast).toArray();
        }
        if (radix == null) {
            int count = count(scenario);
            return repeated(root(routers, count), count);
        }
        int each = (Integer) (radix instanceof List<?> shape ? shape.get(0) : radix);
        return repeated(each, logarithm(routers, each));
    }

    private static int count(Scenario scenario) {
        return Stream.of(
                        StandardParameters.DIMENSIONS,
                        StandardParameters.STAGES,
                        StandardParameters.LEVELS)
                .flatMap(word -> scenario.find(word).stream())
                .findFirst()
                .orElse(USUAL_DIMENSIONS);
    }

    private static int[] repeated(int radix, int count) {
        int[] radices = new int[Math.min(count, Integer.SIZE)];
        Arrays.fill(radices, radix);
        return radices;
    }

    private static int root(int number, int degree) {
        return Math.max(1, (int) Math.round(StrictMath.pow(number, 1.0 / degree)));
    }

    /** Rounded up, and at least 1. */
    private static int logarithm(int number, int base) {
        int digits = 1;
        for (long power = base; base > 1 && power < number; power *= base) {
            digits++;
        }
        return digits;
    }

    /** The product, or some number beyond the largest. */
    private static long product(int[] radices, int largest) {
        long product = 1;
        for (int i = 0; i < radices.length && product <= largest; i++) {
            product *= radices[i];
        }
        return Math.min(product, largest + 1L);
    }

    /**
     * Moves along every dimension at once.
     *
     * @param steps how far to move upwards in a ring of so many routers, at least 0
     * @return the terminal in the same place of the router that is reached, by terminal
     */
    IntUnaryOperator moved(IntUnaryOperator steps) {
        int[] offsets = Arrays.stream(radices).map(steps).toArray();
        return source -> {
            int rest = source / concentration;
            int target = source % concentration;
            int weight = concentration;
            for (int d = 0; d < radices.length; d++) {
                long digit = ((long) rest % radices[d] + offsets[d]) % radices[d];
                target += weight * (int) digit;
                weight *= radices[d];
                rest /= radices[d];
            }
            return target;
        };
    }
}
