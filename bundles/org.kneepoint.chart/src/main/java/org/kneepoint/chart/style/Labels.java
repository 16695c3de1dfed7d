// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.style;

import java.util.ArrayList;
import java.util.List;

/** Labels of curves. */
final class Labels {
    private Labels() {}

    /**
     * Returns the labels of curves.
     *
     * @param differences what differs, for each curve
     * @param names given names of the first curves; one that is not empty replaces the difference
     */
    static List<String> of(List<String> differences, List<String> names) {
        List<String> labels = new ArrayList<>(differences);
        for (int i = 0; i < Math.min(names.size(), labels.size()); i++) {
            if (!names.get(i).isEmpty()) {
                labels.set(i, names.get(i));
            }
        }
        return List.copyOf(labels);
    }
}
