// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** The size parameters: any consistent set that determines the network. */
final class GridParameters {
    private static final int MAX_TERMINALS = 1 << 30;
    private static final int MAX_DIMENSIONS = 30;
    private static final int MAX_CONCENTRATION = 1024;
    private static final int DEFAULT_DIMENSIONS = 2;

    private static final Parameter<List<Integer>> RADIX =
            StandardParameters.RADIX
                    .between(1, MAX_TERMINALS)
                    .unit("routers")
                    .meaning("routers k along each dimension, one number or mixed as 8x8x16")
                    .optional();
    private static final Parameter<Integer> DIMENSIONS =
            StandardParameters.DIMENSIONS
                    .between(1, MAX_DIMENSIONS)
                    .meaning("dimensions n; default 2 unless determined by radix and nodes")
                    .optional();
    private static final Parameter<Integer> NODES =
            StandardParameters.NODES
                    .between(2, MAX_TERMINALS)
                    .meaning("terminals N = concentration k^n")
                    .optional();
    static final Parameter<Integer> CONCENTRATION =
            Parameter.integer("concentration", "terminals", "terminals of each router")
                    .between(1, MAX_CONCENTRATION)
                    .withDefault(1);

    static final Parameters MESH =
            Parameters.of(RADIX, DIMENSIONS, NODES, CONCENTRATION).and(ChannelParameters.MESH);
    static final Parameters TORUS = MESH.and(ChannelParameters.TORUS);

    private GridParameters() {}

    /** Returns the terminals of each router. */
    static int concentration(Scenario scenario) {
        return scenario.get(CONCENTRATION);
    }

    /**
     * Returns the shape of the routers.
     *
     * @throws BadInput if the parameters do not determine it, contradict each other or exceed the
     *     limits
     */
    static GridShape shape(Scenario scenario) {
        List<Integer> radices = radices(scenario);
        scenario.find(DIMENSIONS).ifPresent(given -> requireDimensions(given, radices));
        requireTerminals(scenario, radices);
        return new GridShape(radices);
    }

    /** Returns the radices of the parameters, or those of the nearest size. */
    private static List<Integer> radices(Scenario scenario) {
        Optional<List<Integer>> radix = scenario.find(RADIX);
        if (radix.isPresent() && radix.get().size() > 1) {
            return radix.get();
        }
        if (radix.isPresent()) {
            int each = radix.get().get(0);
            return Collections.nCopies(dimensions(scenario, each), each);
        }
        int dimensions = scenario.find(DIMENSIONS).orElse(DEFAULT_DIMENSIONS);
        double root = StrictMath.pow(routers(scenario), 1.0 / dimensions);
        return Collections.nCopies(dimensions, atLeastOne(root));
    }

    private static int dimensions(Scenario scenario, int radix) {
        if (scenario.isGiven(DIMENSIONS) || !scenario.isGiven(NODES) || radix == 1) {
            return scenario.find(DIMENSIONS).orElse(DEFAULT_DIMENSIONS);
        }
        return atLeastOne(StrictMath.log(routers(scenario)) / StrictMath.log(radix));
    }

    private static int atLeastOne(double value) {
        return Math.max(1, (int) Math.round(value));
    }

    private static double routers(Scenario scenario) {
        int nodes = scenario.find(NODES).orElseThrow(GridParameters::missing);
        return (double) nodes / concentration(scenario);
    }

    private static BadInput missing() {
        String radix = "radix= (" + RADIX.meaning() + ")";
        return BadInput.missing(
                radix + " or nodes= (" + NODES.meaning() + ")", RADIX.name(), NODES.name());
    }

    private static void requireDimensions(int given, List<Integer> radices) {
        if (given != radices.size()) {
            String own = "radix=" + RADIX.format(radices) + " has dimensions=" + radices.size();
            throw BadInput.of("dimensions", given, " does not fit: " + own).about(RADIX.name());
        }
    }

    private static void requireTerminals(Scenario scenario, List<Integer> radices) {
        int concentration = concentration(scenario);
        String each = concentration == 1 ? "" : " concentration=" + concentration;
        long terminals = terminals(radices, concentration);
        if (terminals > MAX_TERMINALS || radices.size() > MAX_DIMENSIONS) {
            String limits = "nodes=" + MAX_TERMINALS + " and dimensions=" + MAX_DIMENSIONS;
            throw misfit(radices, each + " is too large: a network has at most " + limits);
        }
        int nodes = scenario.find(NODES).orElse((int) terminals);
        if (nodes != terminals) {
            String own = "radix=" + RADIX.format(radices) + each + " has nodes=" + terminals;
            throw BadInput.of("nodes", nodes, " does not fit: " + own)
                    .about(RADIX.name(), CONCENTRATION.name());
        }
        if (terminals < 2) {
            throw misfit(radices, each + " is too small: a network has at least nodes=2");
        }
    }

    private static BadInput misfit(List<Integer> radices, String why) {
        return BadInput.of(RADIX.name(), RADIX.format(radices), why)
                .about(CONCENTRATION.name(), NODES.name(), DIMENSIONS.name());
    }

    /** Returns the number of terminals, or a number beyond the limit. */
    private static long terminals(List<Integer> radices, int concentration) {
        long terminals = concentration;
        for (int i = 0; i < radices.size() && terminals <= MAX_TERMINALS; i++) {
            terminals *= radices.get(i);
        }
        return terminals;
    }
}
