// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;

/** Curves of one command, selected by their settings. Immutable. */
public final class CurveFamily {
    private final List<Curve> curves;

    private CurveFamily(List<Curve> curves) {
        this.curves = curves;
    }

    /** A family of these curves. */
    public static CurveFamily of(List<Curve> curves) {
        return new CurveFamily(List.copyOf(curves));
    }

    /** Returns the curves whose points all have this setting. */
    public CurveFamily with(String parameter, String value) {
        return new CurveFamily(
                curves.stream()
                        .filter(c -> value.equals(c.commonSettings().get(parameter)))
                        .toList());
    }

    /** Returns the curves. */
    public List<Curve> curves() {
        return curves;
    }

    /**
     * Returns a figure along the only curve.
     *
     * @throws IllegalArgumentException if there is another number of curves
     */
    public FigureSeries series(Quantity figure) {
        if (curves.size() != 1) {
            throw new IllegalArgumentException(curves.size() + " curves where one is wanted");
        }
        return FigureSeries.of(curves.get(0), figure);
    }
}
