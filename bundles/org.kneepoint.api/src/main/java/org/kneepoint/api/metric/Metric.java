// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.metric;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
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
    List<MetricValue> read(Curve curve, Scenario settings);

    /**
     * Returns the figures that it can read off a curve, so that they can be offered by name; none
     * by default.
     */
    default List<Quantity> figures() {
        return List.of();
    }

    /**
     * Reads its figures off several curves at once: ramps of one scenario that differ in the seed,
     * the slew rate and the range of loads only, which together tell more than each for itself.
     *
     * @param curves alike but for these; curves that are no ramps are passed over
     * @param settings as in {@link #read}
     * @return readings of all curves together; empty by default and if there is nothing to combine
     */
    default List<MetricValue> combine(List<Curve> curves, Scenario settings) {
        return List.of();
    }

    /** Returns the figures that {@link #derive} adds to points; none by default. */
    default List<Quantity> derivedFigures() {
        return List.of();
    }

    /**
     * Shows what its readings are read off: a curve whose points carry the {@link #derivedFigures}
     * figures, such as the gradient of the throughput, wherever they are known.
     *
     * @param curve as in {@link #read}
     * @param settings as in {@link #read}
     * @return the curve itself by default
     */
    default Curve derive(Curve curve, Scenario settings) {
        return curve;
    }
}
