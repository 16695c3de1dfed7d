// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.List;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;

/** Labels of axes. */
public final class QuantityLabel {
    private QuantityLabel() {}

    /** Returns the parts of the label of an axis: "mean latency" and "[cycles]". */
    public static List<String> parts(Quantity quantity) {
        String unit = named(quantity).unit();
        return unit.isEmpty()
                ? List.of(meaning(quantity))
                : List.of(meaning(quantity), "[" + unit + "]");
    }

    /** Returns the label of an axis: "mean latency [cycles]". */
    public static String of(Quantity quantity) {
        return String.join(" ", parts(quantity));
    }

    /** Returns the meaning of a quantity: "mean latency". */
    public static String meaning(Quantity quantity) {
        String meaning = named(quantity).meaning();
        return meaning.isEmpty() ? quantity.name().replace('_', ' ') : meaning;
    }

    private static Quantity named(Quantity quantity) {
        return quantity.meaning().isEmpty()
                ? Quantities.find(quantity.name()).orElse(quantity)
                : quantity;
    }
}
