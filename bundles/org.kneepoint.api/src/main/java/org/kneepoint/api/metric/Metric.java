// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.metric;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/** A figure of merit of a curve. Offered as an OSGi service; a pure function of the curve. */
@ConsumerType
public interface Metric extends Described {
    /**
     * Measures a curve.
     *
     * @param curve from a model, a simulation or a file
     * @param settings values for its {@link #parameters()}
     * @return one or more values; empty if the metric does not apply to the curve
     */
    List<MetricValue> read(Curve curve, Scenario settings);

    /**
     * Returns the figures that {@link #read} may give, so that users can select them by name; none
     * by default.
     */
    default List<Quantity> figures() {
        return List.of();
    }

    /**
     * Measures several curves together: ramps of one scenario that differ only in seed, slew rate
     * and range of loads.
     *
     * @param curves differing in these only; curves that are not ramps are ignored
     * @param settings as in {@link #read}
     * @return values of all curves together; empty by default and if there is nothing to combine
     */
    default List<MetricValue> combine(List<Curve> curves, Scenario settings) {
        return List.of();
    }

    /** Returns the figures that {@link #derive} adds to points; none by default. */
    default List<Quantity> derivedFigures() {
        return List.of();
    }

    /**
     * Adds the {@link #derivedFigures}, such as the gradient of the throughput, to the points at
     * which they are known.
     *
     * @param curve as in {@link #read}
     * @param settings as in {@link #read}
     * @return the curve itself by default
     */
    default Curve derive(Curve curve, Scenario settings) {
        return curve;
    }
}
