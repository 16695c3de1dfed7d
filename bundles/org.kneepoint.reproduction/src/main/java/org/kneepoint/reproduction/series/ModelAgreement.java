// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Deviations of a model from a simulation, point by point. Immutable. */
public final class ModelAgreement {
    private static final int PLACE_DIGITS = 4;
    private static final double MOST = 0.75;

    /** A larger deviation, even at a single point, is no agreement. */
    private static final double FAR = 0.5;

    private final List<Deviation> deviations;

    private ModelAgreement(List<Deviation> deviations) {
        this.deviations = deviations;
    }

    /**
     * The deviation at one point.
     *
     * @param model the figure of the model
     * @param simulated that of the simulation, not 0
     */
    public record Deviation(FigureSample model, FigureSample simulated) {
        /** Returns the position on the axis. */
        public double x() {
            return simulated.x();
        }

        /** Returns the relative deviation, model / simulated - 1. */
        public double relative() {
            return model.value() / simulated.value() - 1;
        }

        /** Returns the half width of the interval, relative to the simulated figure. */
        public double relativeHalfWidth() {
            return Math.abs(simulated.halfWidth() / simulated.value());
        }

        /** Returns whether they agree within a limit, beyond the interval. */
        public boolean isWithin(double limit) {
            return Math.abs(relative()) - relativeHalfWidth() <= limit;
        }
    }

    /** Compares a model with a simulation at the points at which both have a figure. */
    public static ModelAgreement of(FigureSeries model, FigureSeries simulation) {
        List<Deviation> deviations = new ArrayList<>();
        for (FigureSample simulated : simulation.samples()) {
            Optional<FigureSample> same = model.sampleAt(simulated.x());
            if (same.isPresent() && simulated.value() != 0) {
                deviations.add(new Deviation(same.get(), simulated));
            }
        }
        return new ModelAgreement(List.copyOf(deviations));
    }

    /** Returns the deviations in the order of the axis. */
    public List<Deviation> deviations() {
        return deviations;
    }

    /** Returns the largest deviation, whatever its sign, if there is any. */
    public Optional<Deviation> worst() {
        return deviations.stream()
                .reduce((a, b) -> Math.abs(b.relative()) > Math.abs(a.relative()) ? b : a);
    }

    /** Returns how many points fulfil a condition. */
    public int count(Predicate<Deviation> condition) {
        return (int) deviations.stream().filter(condition).count();
    }

    /**
     * Judges agreement within a limit: everywhere, at three quarters of the points, or at fewer.
     * With a deviation of more than a half at any point there is no agreement.
     */
    public ReproductionVerdict within(double limit) {
        return hasFarPoint()
                ? ReproductionVerdict.DOES_NOT_HOLD
                : most(count(d -> d.isWithin(limit)));
    }

    /** Returns whether some deviation is more than a half, beyond the interval. */
    public boolean hasFarPoint() {
        return count(d -> d.isWithin(FAR)) < deviations.size();
    }

    /** Judges that the model is below the interval of the simulation, as {@link #within} does. */
    public ReproductionVerdict modelBelow() {
        return most(count(d -> d.relative() < -d.relativeHalfWidth()));
    }

    /** Judges that the model is above the interval of the simulation, as {@link #within} does. */
    public ReproductionVerdict modelAbove() {
        return most(count(d -> d.relative() > d.relativeHalfWidth()));
    }

    private ReproductionVerdict most(int count) {
        if (deviations.isEmpty()) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        if (count == deviations.size()) {
            return ReproductionVerdict.HOLDS;
        }
        return count >= MOST * deviations.size()
                ? ReproductionVerdict.HOLDS_WITH_LIMITS
                : ReproductionVerdict.DOES_NOT_HOLD;
    }

    /** Returns the largest deviation and how many lie within a limit, in words. */
    public String text(double limit) {
        return worst().map(
                        deviation ->
                                "at worst "
                                        + PercentText.signed(deviation.relative())
                                        + " (at "
                                        + Decimal.round(deviation.x(), PLACE_DIGITS)
                                        + "), "
                                        + count(d -> d.isWithin(limit))
                                        + " of "
                                        + deviations.size()
                                        + " within "
                                        + PercentText.plain(limit))
                .orElse("no figures");
    }
}
