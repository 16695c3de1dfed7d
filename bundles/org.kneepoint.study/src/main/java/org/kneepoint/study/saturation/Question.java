// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.Tool;

/**
 * What is asked: the network, by whom, and how narrow and how soon the answer is to be.
 *
 * @param network the network's name
 * @param solver the model that is asked, if one is
 * @param simulator the simulator that is asked, if one is
 * @param words names and texts for either, lists among them, in the user's order
 * @param tolerance width of the interval by simulation, relative to its middle
 * @param within seconds for the search of each row
 */
public record Question(
        String network,
        Optional<Tool> solver,
        Optional<Tool> simulator,
        Map<String, String> words,
        double tolerance,
        double within) {
    /** The word for the width of the interval. */
    public static final Parameter<Double> TOLERANCE =
            Parameter.real(
                            "tolerance",
                            "relative",
                            "width of the interval of the saturation load by simulation")
                    .between(1e-4, 1)
                    .byDefault(0.01);

    /** The word for the time. */
    public static final Parameter<Double> WITHIN =
            Parameter.real("within", "seconds", "time for the search of each row")
                    .between(0.1, 1e6)
                    .byDefault(60.0);

    /**
     * Checks that no load is given.
     *
     * @throws BadInput if one is
     */
    public Question {
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
        for (Parameter<?> sought : List.of(StandardParameters.LOAD, StandardParameters.RATE)) {
            if (words.containsKey(sought.name())) {
                throw new BadInput(
                                sought.name()
                                        + "= is what the search varies: leave it out, or use solve or"
                                        + " simulate")
                        .about(sought.name());
            }
        }
    }

    /** Returns who is asked, the model first. */
    List<Tool> tools() {
        List<Tool> all = new ArrayList<>();
        Stream.concat(solver.stream(), simulator.stream()).forEach(all::add);
        return all;
    }
}
