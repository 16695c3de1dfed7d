// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

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
final class MultistageParameters {
    private static final int MAX_STAGES = 24;
    private static final int MAX_TERMINALS = 1 << MAX_STAGES;

    private static final Parameter<Integer> RADIX =
            StandardParameters.SWITCH_RADIX
                    .meaning("switch size k")
                    .between(2, MAX_TERMINALS)
                    .optional();
    private static final Parameter<Integer> STAGES =
            StandardParameters.STAGES.between(1, MAX_STAGES).meaning("stages n").optional();
    private static final Parameter<Integer> NODES =
            StandardParameters.NODES
                    .between(2, MAX_TERMINALS)
                    .meaning("terminals N = k^n")
                    .optional();

    static final Parameters ALL = Parameters.of(RADIX, STAGES, NODES);

    private MultistageParameters() {}

    /**
     * Returns the size.
     *
     * @throws BadInput if fewer than two are given, there is no such N, or it is too large
     */
    static RadixDigits size(Scenario scenario) {
        requireTwo(scenario);
        Optional<Integer> radix = scenario.find(RADIX);
        Optional<Integer> stages = scenario.find(STAGES);
        Optional<Integer> nodes = scenario.find(NODES);
        List<RadixDigits> sizes =
                radix.isPresent() && stages.isPresent()
                        ? List.of(atMostLargest(new RadixDigits(radix.get(), stages.get())))
                        : around(nodes.orElseThrow(), radix, stages);
        return sizes.stream()
                .filter(size -> nodes.isEmpty() || size.size() == nodes.get())
                .findFirst()
                .orElseThrow(() -> misfit(scenario, sizes));
    }

    private static void requireTwo(Scenario scenario) {
        if (ALL.all().stream().filter(scenario::isGiven).count() < 2) {
            String parameters =
                    ALL.all().stream()
                            .map(parameter -> parameter.name() + "= (" + parameter.meaning() + ")")
                            .collect(Collectors.joining(", "));
            throw BadInput.missing("two of " + parameters, ALL.names().toArray(String[]::new));
        }
    }

    private static RadixDigits atMostLargest(RadixDigits size) {
        if (size.size() > MAX_TERMINALS) {
            throw BadInput.notAllowed(RADIX.name(), size.radix(), "at most nodes=" + MAX_TERMINALS)
                    .with(STAGES.name(), size.count())
                    .about(NODES.name());
        }
        return size;
    }

    /**
     * Returns the sizes next below and above a number of nodes, for this radix or number of stages.
     */
    private static List<RadixDigits> around(
            int nodes, Optional<Integer> radix, Optional<Integer> stages) {
        double exact =
                radix.isPresent()
                        ? StrictMath.log(nodes) / StrictMath.log(radix.get())
                        : StrictMath.pow(nodes, 1.0 / stages.orElseThrow());
        return Stream.of((int) exact, (int) exact + 1)
                .map(x -> new RadixDigits(radix.orElse(x), stages.orElse(x)))
                .filter(
                        size ->
                                size.radix() > 1
                                        && size.count() > 0
                                        && size.size() <= MAX_TERMINALS)
                .toList();
    }

    private static BadInput misfit(Scenario scenario, List<RadixDigits> sizes) {
        BadInput misfit =
                BadInput.notAllowed(
                        NODES.name(),
                        scenario.get(NODES),
                        "a " + scenario.network() + " has radix^stages");
        for (Parameter<Integer> parameter : List.of(RADIX, STAGES)) {
            if (scenario.isGiven(parameter)) {
                misfit = misfit.with(parameter.name(), scenario.get(parameter));
            }
        }
        return misfit.nearest(sizes.stream().map(RadixDigits::size).toArray());
    }
}
