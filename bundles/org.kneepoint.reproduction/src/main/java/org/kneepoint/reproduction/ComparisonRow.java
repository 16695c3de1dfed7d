// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.OptionalDouble;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;

/**
 * One row of a comparison: published, modelled and simulated value, where known.
 *
 * <p>The deviation is relative: of the simulation from the published figure; without a simulated
 * value, of the model from the published figure; without a published figure, of the model from the
 * simulation.
 *
 * @param label the setting to which the values belong
 * @param published the published figure
 * @param model the figure of our model
 * @param simulated the figure of our simulation
 * @param interval half width of the 95 % interval of the simulated figure
 * @param verdict on the paper, or how close model and simulation are
 * @param isCloseness which of these it is
 * @param note empty for none
 */
public record ComparisonRow(
        String label,
        OptionalDouble published,
        OptionalDouble model,
        OptionalDouble simulated,
        OptionalDouble interval,
        ReproductionVerdict verdict,
        boolean isCloseness,
        String note) {
    /** A row without figures, which cannot be checked. */
    public static ComparisonRow of(String label) {
        OptionalDouble none = OptionalDouble.empty();
        return new ComparisonRow(
                label, none, none, none, none, ReproductionVerdict.CANNOT_BE_CHECKED, false, "");
    }

    /** A copy with the published figure. */
    public ComparisonRow published(double value) {
        OptionalDouble figure = OptionalDouble.of(value);
        return new ComparisonRow(
                label, figure, model, simulated, interval, verdict, isCloseness, note);
    }

    /** A copy with the figure of our model, if it has one. */
    public ComparisonRow model(OptionalDouble value) {
        return new ComparisonRow(
                label, published, value, simulated, interval, verdict, isCloseness, note);
    }

    /** A copy with the figure of our simulation, if it has one, and the half width around it. */
    public ComparisonRow simulated(OptionalDouble value, OptionalDouble halfWidth) {
        return new ComparisonRow(
                label, published, model, value, halfWidth, verdict, isCloseness, note);
    }

    /** A copy with a figure of a simulated point and its interval. */
    public ComparisonRow simulated(Point point, Quantity quantity) {
        return simulated(point.get(quantity), point.get(Quantities.halfWidth(quantity)));
    }

    /** A copy with a note, such as the reason for a missing figure. */
    public ComparisonRow note(String text) {
        return new ComparisonRow(
                label, published, model, simulated, interval, verdict, isCloseness, text);
    }

    /** A copy with a verdict. */
    public ComparisonRow verdict(ReproductionVerdict judged) {
        return new ComparisonRow(label, published, model, simulated, interval, judged, false, note);
    }

    /** A copy with the agreement of model and simulation, which is not a verdict on the paper. */
    public ComparisonRow closenessVerdict(ReproductionVerdict judged) {
        return new ComparisonRow(label, published, model, simulated, interval, judged, true, note);
    }

    /**
     * A copy judged by its deviation less the interval of the simulation; without a published
     * figure the verdict is the agreement of model and simulation. The note states it if the
     * interval decides, after an earlier note.
     */
    public ComparisonRow judged(DeviationThresholds thresholds) {
        ReproductionVerdict judged = thresholds.judge(deviation(), uncertainty());
        boolean byInterval = judged != thresholds.judge(deviation());
        String remark =
                judged == ReproductionVerdict.CANNOT_BE_CHECKED
                        ? "the interval is too wide"
                        : "within the interval only";
        String joined = note.isEmpty() ? remark : note + "; " + remark;
        ComparisonRow row = published.isPresent() ? verdict(judged) : closenessVerdict(judged);
        return byInterval ? row.note(joined) : row;
    }

    /** Returns the relative deviation, see the class comment. */
    public OptionalDouble deviation() {
        if (published.isPresent()) {
            return relative(simulated.isPresent() ? simulated : model, published);
        }
        return relative(model, simulated);
    }

    /** Returns by how much the absolute deviation exceeds the interval, 0 if it does not. */
    public OptionalDouble excess() {
        return deviation().isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        Math.max(0, Math.abs(deviation().getAsDouble()) - uncertainty()));
    }

    /** Returns the verdict or the agreement as text. */
    public String verdictText() {
        if (!isCloseness) {
            return verdict.text();
        }
        return switch (verdict) {
            case HOLDS -> "close";
            case HOLDS_WITH_LIMITS -> "near";
            case DOES_NOT_HOLD -> "apart";
            case CANNOT_BE_CHECKED -> verdict.text();
        };
    }

    /** The half width relative to the reference of the deviation. */
    private double uncertainty() {
        if (simulated.isEmpty() || interval.isEmpty()) {
            return 0;
        }
        double base = published.orElse(simulated.getAsDouble());
        return base == 0 ? 0 : Math.abs(interval.getAsDouble() / base);
    }

    private static OptionalDouble relative(OptionalDouble value, OptionalDouble base) {
        return value.isEmpty() || base.isEmpty() || base.getAsDouble() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(value.getAsDouble() / base.getAsDouble() - 1);
    }
}
