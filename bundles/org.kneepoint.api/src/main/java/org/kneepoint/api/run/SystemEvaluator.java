// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.Map;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/** A solver or simulator of systems that a paper defines. */
@ConsumerType
public interface SystemEvaluator extends Evaluator {
    /**
     * Returns the attributes of a curve of this scenario, such as {@link
     * org.kneepoint.api.result.CurveAttributes}.
     */
    default Map<Quantity, Double> attributes(Scenario scenario) {
        return Map.of();
    }

    /**
     * Returns the memory that an evaluation needs, in bytes, or NaN if not known. An evaluation
     * that needs more than the heap is rejected before it starts, so the estimate should rather be
     * too low.
     */
    default double estimatedMemory(Scenario scenario) {
        return Double.NaN;
    }
}
