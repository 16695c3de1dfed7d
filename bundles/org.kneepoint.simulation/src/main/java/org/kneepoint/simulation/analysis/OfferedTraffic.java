// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Objects;
import org.kneepoint.api.scenario.Decimal;

/**
 * Traffic offered by the sources. Immutable.
 *
 * @param rate messages per node per cycle, at least 0 and finite
 * @param length mean message length after rounding, flits, above 0 and finite
 * @param overflow treatment of a message that finds its source queue full
 */
public record OfferedTraffic(double rate, double length, Overflow overflow) {

    /** Treatment of a message that finds its source queue full. */
    public enum Overflow {
        /** The source queue is unlimited: the message waits. */
        WAITS,
        /** The message is generated and lost. */
        LOST,
        /** The message is not generated: the source stops until there is room. */
        BLOCKED
    }

    /** Checks the ranges; NaN is out of range. */
    public OfferedTraffic {
        if (!(rate >= 0 && rate < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(
                    "offered rate " + rate + ": must be at least 0 and finite");
        }
        if (!(length > 0 && length < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(
                    "mean message length " + length + ": must be above 0 and finite");
        }
        Objects.requireNonNull(overflow);
    }

    /** Returns the traffic of sources with unlimited queues. */
    public static OfferedTraffic of(double rate, double length) {
        return new OfferedTraffic(rate, length, Overflow.WAITS);
    }

    /** Returns the offered load, flits per node per cycle. */
    public double load() {
        return Decimal.product(rate, length);
    }
}
