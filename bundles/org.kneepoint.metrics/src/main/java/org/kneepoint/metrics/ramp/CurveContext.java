// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * Nodes, message length and window width of a curve. An attribute of the curve precedes figures and
 * settings common to its points, and these precede the settings of the metric.
 *
 * @param nodes terminals N
 * @param length mean message length, flits
 * @param window width of a window, cycles
 */
public record CurveContext(OptionalDouble nodes, OptionalDouble length, OptionalDouble window) {
    private static final int DIGITS = 12;

    /** Terminals of a curve without this attribute. */
    public static final Parameter<Integer> NODES =
            StandardParameters.NODES.optional().meaning("terminals N, for a curve without it");

    /** Message length of a curve without this attribute. */
    public static final Parameter<Double> LENGTH =
            StandardParameters.LENGTH
                    .optional()
                    .meaning("mean message length, for a curve without it");

    /** Width of the windows of a curve without this attribute. */
    public static final Parameter<Double> WINDOW =
            Parameter.real(
                            "window",
                            "cycles",
                            "width of a measuring window, for a curve without it")
                    .above(0)
                    .optional();

    /** Takes the values from the curve, else from the settings. */
    public static CurveContext of(Curve curve, Scenario settings) {
        return new CurveContext(
                known(curve, CurveAttributes.NODES, settings, NODES),
                length(curve, settings),
                known(curve, CurveAttributes.WINDOW, settings, WINDOW));
    }

    /**
     * Returns the throughput of one packet per window, l / (N t_w), flits per node per cycle. Its
     * inverse is the gradient g0 of equation (5), packets per window per unit of load.
     */
    public OptionalDouble packetThroughput() {
        return nodes.isEmpty() || length.isEmpty() || window.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        length.getAsDouble() / (nodes.getAsDouble() * window.getAsDouble()));
    }

    /** For a curve read from a file, the message length is the ratio of load to rate. */
    private static OptionalDouble length(Curve curve, Scenario settings) {
        OptionalDouble own = curve.attribute(CurveAttributes.LENGTH);
        if (own.isPresent()) {
            return own;
        }
        for (Point point : curve.points()) {
            double ratio =
                    point.get(Quantities.LOAD).orElse(0) / point.get(Quantities.RATE).orElse(0);
            if (ratio > 0 && Double.isFinite(ratio)) {
                return OptionalDouble.of(Double.parseDouble(Decimal.round(ratio, DIGITS)));
            }
        }
        return known(curve, CurveAttributes.LENGTH, settings, LENGTH);
    }

    private static <T extends Number> OptionalDouble known(
            Curve curve, Quantity trait, Scenario settings, Parameter<T> parameter) {
        OptionalDouble own = curve.attribute(trait);
        if (own.isPresent()) {
            return own;
        }
        String common = curve.commonSettings().get(parameter.name());
        OptionalDouble value = common == null ? OptionalDouble.empty() : number(common);
        if (value.isPresent()) {
            return value;
        }
        Optional<T> given = settings.find(parameter);
        return given.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(given.get().doubleValue());
    }

    private static OptionalDouble number(String text) {
        try {
            double value = Double.parseDouble(text);
            return value > 0 && Double.isFinite(value)
                    ? OptionalDouble.of(value)
                    : OptionalDouble.empty();
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }
}
