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
import org.kneepoint.study.SelectedEvaluator;

/**
 * A query for the saturation load: network, evaluators, tolerance and timeout.
 *
 * @param network the network's name
 * @param solver the model, if selected
 * @param simulator the simulator, if selected
 * @param settings names and texts for either, including lists, in the user's order
 * @param tolerance width of the interval by simulation, relative to its middle
 * @param timeout seconds for the search of each row
 */
public record SaturationQuery(
        String network,
        Optional<SelectedEvaluator> solver,
        Optional<SelectedEvaluator> simulator,
        Map<String, String> settings,
        double tolerance,
        double timeout) {
    /** The relative width of the bracket. */
    public static final Parameter<Double> TOLERANCE =
            Parameter.real(
                            "tolerance",
                            "relative",
                            "width of the interval of the saturation load by simulation")
                    .between(1e-4, 1)
                    .withDefault(0.01);

    /** The time limit of a search. */
    public static final Parameter<Double> TIMEOUT =
            Parameter.real("within", "seconds", "time for the search of each row")
                    .between(0.1, 1e6)
                    .withDefault(60.0);

    /**
     * Rejects a load.
     *
     * @throws BadInput if one is given
     */
    public SaturationQuery {
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
        for (Parameter<?> varied : List.of(StandardParameters.LOAD, StandardParameters.RATE)) {
            if (settings.containsKey(varied.name())) {
                throw BadInput.because(
                        varied.name(),
                        settings.get(varied.name()),
                        varied.name()
                                + "= is varied by the search: omit it, or use solve or simulate");
            }
        }
    }

    /** Returns the evaluators, the model first. */
    List<SelectedEvaluator> evaluators() {
        List<SelectedEvaluator> all = new ArrayList<>();
        Stream.concat(solver.stream(), simulator.stream()).forEach(all::add);
        return all;
    }
}
