// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** Parameters k, n and N = k^n, of which any two determine the third. */
final class TreeParameters {
    private static final int MAX_LEVELS = 24;
    static final int MAX_TERMINALS = 1 << MAX_LEVELS;

    static final Parameter<Integer> RADIX =
            StandardParameters.SWITCH_RADIX
                    .meaning("children k of a switch, and parents")
                    .between(2, MAX_TERMINALS)
                    .optional();
    static final Parameter<Integer> LEVELS =
            StandardParameters.LEVELS.between(1, MAX_LEVELS).meaning("levels n").optional();
    static final Parameter<Integer> NODES =
            StandardParameters.NODES
                    .between(2, MAX_TERMINALS)
                    .meaning("terminals N = k^n")
                    .optional();

    private TreeParameters() {}

    /**
     * Returns the size.
     *
     * @param parameters of which all but one are required
     * @param radix k, if it is given or fixed
     * @throws BadInput if a parameter is missing, there is no such N, or it is too large
     */
    static RadixNumbers size(Scenario scenario, Parameters parameters, Optional<Integer> radix) {
        requireAllButOne(scenario, parameters);
        Optional<Integer> levels = scenario.find(LEVELS);
        Optional<Integer> nodes = scenario.find(NODES);
        List<RadixNumbers> sizes =
                radix.isPresent() && levels.isPresent()
                        ? List.of(atMostLargest(new RadixNumbers(radix.get(), levels.get())))
                        : around(nodes.orElseThrow(), radix, levels);
        return sizes.stream()
                .filter(size -> nodes.isEmpty() || size.size() == nodes.get())
                .findFirst()
                .orElseThrow(() -> misfit(scenario, radix, sizes));
    }

    private static void requireAllButOne(Scenario scenario, Parameters parameters) {
        int needed = parameters.all().size() - 1;
        if (parameters.all().stream().filter(scenario::isGiven).count() < needed) {
            String any =
                    parameters.all().stream()
                            .map(parameter -> parameter.name() + "= (" + parameter.meaning() + ")")
                            .collect(Collectors.joining(needed == 1 ? " or " : ", "));
            throw BadInput.missing(
                    (needed == 1 ? "" : "two of ") + any,
                    parameters.names().toArray(String[]::new));
        }
    }

    private static RadixNumbers atMostLargest(RadixNumbers size) {
        if (size.size() > MAX_TERMINALS) {
            throw BadInput.notAllowed(RADIX.name(), size.radix(), "at most nodes=" + MAX_TERMINALS)
                    .with(LEVELS.name(), size.count())
                    .about(NODES.name());
        }
        return size;
    }

    /**
     * Returns the sizes next below and above a number of nodes, for this radix or number of levels.
     */
    private static List<RadixNumbers> around(
            int nodes, Optional<Integer> radix, Optional<Integer> levels) {
        double exact =
                radix.isPresent()
                        ? StrictMath.log(nodes) / StrictMath.log(radix.get())
                        : StrictMath.pow(nodes, 1.0 / levels.orElseThrow());
        return Stream.of((int) exact, (int) exact + 1)
                .map(x -> new RadixNumbers(radix.orElse(x), levels.orElse(x)))
                .filter(
                        size ->
                                size.radix() > 1
                                        && size.count() > 0
                                        && size.size() <= MAX_TERMINALS)
                .toList();
    }

    private static BadInput misfit(
            Scenario scenario, Optional<Integer> radix, List<RadixNumbers> sizes) {
        String power = radix.map(String::valueOf).orElse("radix") + "^levels";
        BadInput misfit =
                BadInput.notAllowed(
                        NODES.name(),
                        scenario.get(NODES),
                        "a " + scenario.network() + " has " + power);
        for (Parameter<Integer> parameter : List.of(RADIX, LEVELS)) {
            if (scenario.isGiven(parameter)) {
                misfit = misfit.with(parameter.name(), scenario.get(parameter));
            }
        }
        return misfit.nearest(sizes.stream().map(RadixNumbers::size).toArray());
    }
}
