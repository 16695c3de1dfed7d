// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

/**
 * A tick of an axis.
 *
 * @param value its value
 * @param label the value as a text, empty for a minor tick
 */
public record AxisTick(double value, String label) {
    /** Whether it has no label. */
    public boolean isMinor() {
        return label.isEmpty();
    }
}
