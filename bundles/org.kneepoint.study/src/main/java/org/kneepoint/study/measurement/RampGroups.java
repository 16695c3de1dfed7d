// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.support.CurveDifferences;

/** Groups of ramps that differ only in seed and growth of the load. */
final class RampGroups {
    /** Parameters that may differ within a group. */
    private static final Set<String> FREE =
            Parameters.of(
                            StandardParameters.SEED,
                            StandardParameters.SLEW,
                            StandardParameters.START,
                            StandardParameters.END,
                            StandardParameters.TIME_LIMIT,
                            StandardParameters.REPLICATIONS)
                    .names();

    private RampGroups() {}

    /** Returns the groups of at least two ramps, by label. */
    static Map<String, List<Curve>> of(List<Curve> curves) {
        Map<Object, List<Curve>> byScenario = new LinkedHashMap<>();
        for (Curve curve : curves) {
            if (curve.method().equals(EvaluationMethod.RAMP)) {
                Map<String, String> settings = curve.commonSettings();
                settings.keySet().removeAll(FREE);
                Object scenario = List.of(curve.network(), curve.evaluator(), settings);
                byScenario.computeIfAbsent(scenario, key -> new ArrayList<>()).add(curve);
            }
        }
        List<List<Curve>> groups = List.copyOf(byScenario.values());
        List<String> names =
                CurveDifferences.of(groups.stream().map(group -> group.get(0)).toList()).labels();
        Map<String, List<Curve>> labelled = new LinkedHashMap<>();
        for (int i = 0; i < groups.size(); i++) {
            if (groups.get(i).size() > 1) {
                String name = groups.size() == 1 ? "together" : names.get(i) + ", together";
                labelled.put(name, groups.get(i));
            }
        }
        return labelled;
    }
}
