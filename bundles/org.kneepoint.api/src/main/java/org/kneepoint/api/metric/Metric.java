// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.metric;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A figure of merit of a whole curve. Offered as an OSGi service; a pure function of the curve: it
 * never evaluates a network again.
 */
@ConsumerType
public interface Metric extends Described {
    /**
     * Reads its figures off a curve.
     *
     * @param curve from a model, a simulation or a file
     * @param settings values for its {@link #parameters()}
     * @return one or more readings; empty if the metric does not apply to such a curve
     */
    List<Reading> read(Curve curve, Scenario settings);
}
