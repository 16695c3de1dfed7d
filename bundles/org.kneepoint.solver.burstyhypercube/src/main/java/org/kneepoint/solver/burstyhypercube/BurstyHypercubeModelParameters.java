// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.support.BurstyHypercubeParameters;

/** Parameters of bursty-hypercube, shared with its simulation, and of the models. */
final class BurstyHypercubeModelParameters {
    private static final String DIMENSIONS_REPORT = "dimensions";

    static final Parameter<String> VARIANT =
            Parameter.choice("variant", "model", BurstyHypercubeVariant.parameterValues());
    static final Parameter<String> REPORT =
            Parameter.choice("report", "optional columns", "none", DIMENSIONS_REPORT)
                    .withChoiceMeaning("none", "no further columns")
                    .withChoiceMeaning(
                            DIMENSIONS_REPORT,
                            "wait for and holding time of the links of each dimension");

    static final Parameters ALL = BurstyHypercubeParameters.with(Parameters.of(VARIANT, REPORT));

    private BurstyHypercubeModelParameters() {}

    /** Returns the traffic of a scenario at its effective rate. */
    static BurstyTraffic traffic(Scenario scenario) {
        GeometricLengths lengths = lengths(scenario);
        return new BurstyTraffic(
                new ECubeHypercube(scenario.get(BurstyHypercubeParameters.DIMENSIONS)),
                lengths,
                scenario.get(BurstyHypercubeParameters.BUFFER),
                scenario.get(BurstyHypercubeParameters.SCV),
                BurstyHypercubeParameters.rate(scenario, lengths.meanFlits()));
    }

    static GeometricLengths lengths(Scenario scenario) {
        return GeometricLengths.of(
                scenario.get(BurstyHypercubeParameters.FLIT),
                scenario.get(BurstyHypercubeParameters.LENGTH));
    }

    /**
     * Returns whether report=dimensions is set.
     *
     * @throws BadInput if the variant has no figures of dimensions
     */
    static boolean isDetailed(Scenario scenario) {
        boolean detailed = scenario.get(REPORT).equals(DIMENSIONS_REPORT);
        String variant = scenario.get(VARIANT);
        if (detailed
                && BurstyHypercubeVariant.ofParameterValue(variant)
                        != BurstyHypercubeVariant.CORRECTED) {
            throw BadInput.notAllowed("report", DIMENSIONS_REPORT, "it requires variant=corrected")
                    .with("variant", variant);
        }
        return detailed;
    }
}
