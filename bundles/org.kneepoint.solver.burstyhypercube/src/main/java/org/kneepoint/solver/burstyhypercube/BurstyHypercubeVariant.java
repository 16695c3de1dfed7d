// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import java.util.Arrays;
import java.util.Locale;

/** The variants of the model. */
enum BurstyHypercubeVariant {
    /** Our model of the simulated system. */
    CORRECTED,
    /** The model of the paper as the published tables have it. */
    DOCUMENTED,
    /** The model of the paper as printed. */
    PRINTED;

    static String[] parameterValues() {
        return Arrays.stream(values())
                .map(BurstyHypercubeVariant::parameterValue)
                .toArray(String[]::new);
    }

    static BurstyHypercubeVariant ofParameterValue(String value) {
        return valueOf(value.toUpperCase(Locale.ROOT));
    }

    String parameterValue() {
        return name().toLowerCase(Locale.ROOT);
    }
}
