// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Network;

/**
 * A terminal as digits, the first varying fastest: the coordinates of its router in a grid, else
 * the digits of its number.
 */
final class TerminalDigits {
    static final String RULE =
            "In a grid the digits are the coordinates of the router; terminals of one router"
                    + " (concentration=) have the same digits. In other networks they are"
                    + " those of the number of the terminal, to the base radix=, the"
                    + " size of a switch, as many as make N; without radix=, as many"
                    + " as stages= or levels=, else two. In a hypercube, and in a"
                    + " network without the parameter radix that is not a grid, all"
                    + " terminals are one ring, k = N. ";

    private static final Parameter<?> RADIX = StandardParameters.RADIX;
    private static final int USUAL_DIGITS = 2;

    private final int[] radices;

    /** The terminals, sorted by their digits, equally many of each. */
    private final int[] sorted;

    private TerminalDigits(int[] radices, int[] sorted) {
        this.radices = radices;
        this.sorted = sorted;
    }

    /** Returns the digits of the terminals of a network. */
    static TerminalDigits of(Scenario scenario, Network network) {
        int terminals = network.terminals();
        if (network instanceof GridNetwork grid && hasCoordinates(scenario, grid)) {
            return new TerminalDigits(radices(grid), sorted(grid));
        }
        int base = hasRadix(scenario) ? base(scenario, terminals) : terminals;
        return new TerminalDigits(
                radices(base, terminals), IntStream.range(0, terminals).toArray());
    }

    private static boolean hasRadix(Scenario scenario) {
        return scenario.parameters().find(RADIX.name()).isPresent();
    }

    /**
     * Returns whether a grid has coordinates of its own; one of radix 2 without the parameter radix
     * is a hypercube.
     */
    private static boolean hasCoordinates(Scenario scenario, GridNetwork grid) {
        boolean isCube = Arrays.stream(radices(grid)).allMatch(radix -> radix <= 2);
        return grid.terminals() % grid.routers() == 0 && (hasRadix(scenario) || !isCube);
    }

    private static int[] radices(GridNetwork grid) {
        return IntStream.range(0, grid.dimensions()).map(grid::radix).toArray();
    }

    private static int[] sorted(GridNetwork grid) {
        return IntStream.range(0, grid.terminals())
                .boxed()
                .sorted(Comparator.comparingInt(terminal -> number(grid, terminal)))
                .mapToInt(terminal -> terminal)
                .toArray();
    }

    /** Returns the number with the coordinates of the router of a terminal as digits. */
    private static int number(GridNetwork grid, int terminal) {
        int router = grid.injectionRouter(terminal);
        int number = 0;
        for (int d = grid.dimensions() - 1; d >= 0; d--) {
            number = number * grid.radix(d) + grid.coordinate(router, d);
        }
        return number;
    }

    private static int base(Scenario scenario, int terminals) {
        Object radix = scenario.find(RADIX).orElse(null);
        if (radix != null) {
            return (Integer) (radix instanceof List<?> shape ? shape.get(0) : radix);
        }
        int count =
                Stream.of(StandardParameters.STAGES, StandardParameters.LEVELS)
                        .flatMap(parameter -> scenario.find(parameter).stream())
                        .findFirst()
                        .orElse(USUAL_DIGITS);
        return (int) Math.round(StrictMath.pow(terminals, 1.0 / count));
    }

    /** Returns the radices of as many digits to a base as make a number, else one digit. */
    private static int[] radices(int base, int number) {
        long power = base;
        int digits = 1;
        while (base > 1 && power < number) {
            power *= base;
            digits++;
        }
        int[] radices = {number};
        if (power == number) {
            radices = new int[digits];
            Arrays.fill(radices, base);
        }
        return radices;
    }

    /**
     * Moves along all dimensions at once.
     *
     * @param steps distance upwards by the number of routers of a ring, at least 0
     * @return by terminal, the terminal in the same place of the destination router
     */
    IntUnaryOperator moved(IntUnaryOperator steps) {
        int[] offsets = Arrays.stream(radices).map(steps).toArray();
        int each = sorted.length / Arrays.stream(radices).reduce(1, (a, b) -> a * b);
        int[] partners = new int[sorted.length];
        for (int place = 0; place < sorted.length; place++) {
            int rest = place / each;
            int target = place % each;
            int weight = each;
            for (int d = 0; d < radices.length; d++) {
                long digit = ((long) rest % radices[d] + offsets[d]) % radices[d];
                target += weight * (int) digit;
                weight *= radices[d];
                rest /= radices[d];
            }
            partners[sorted[place]] = sorted[target];
        }
        return source -> partners[source];
    }
}
