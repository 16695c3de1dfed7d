// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.Map;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/** A solver or simulator of systems that its paper defines, each a network by itself. */
@ConsumerType
public interface SystemEvaluator extends Evaluator {
    /**
     * Returns what is known about a curve of this scenario as a whole, such as {@link
     * org.kneepoint.api.result.CurveAttributes}.
     */
    default Map<Quantity, Double> attributes(Scenario scenario) {
        return Map.of();
    }

    /**
     * Returns the memory that the evaluation of a scenario needs, in bytes, or NaN if not known. A
     * scenario that needs more than there is is refused before it is begun; so the estimate should
     * rather be too low.
     */
    default double estimatedMemory(Scenario scenario) {
        return Double.NaN;
    }
}
