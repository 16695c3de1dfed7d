// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.OptionalDouble;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.CurveFamily;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.TrendVerdicts;

/**
 * Occupancy of the first stage by hot and cold packets, by model or simulation.
 *
 * @param results with the curves of this key over the load, and over the hot spot at load 0.4
 * @param key model or simulation
 * @param places B of the figure
 */
record FirstStageOccupancy(ExperimentResults results, String key, int places) {
    private static final double LOAD = 0.4;
    private static final double LIGHT = 0.1;
    private static final double FAIR = 0.25;
    private static final double FULL = 0.9;
    private static final double MOSTLY = 0.8;
    private static final double STATED = 0.1;
    private static final int SMALL = 4;
    private static final int LARGE = 8;

    /** A figure over the hot spot. */
    FigureSeries byHotSpot(Quantity figure) {
        return byHotSpot(places, figure);
    }

    private FigureSeries byHotSpot(int capacity, Quantity figure) {
        return CurveFamily.of(results.curves(key + " by hot spot"))
                .with("buffer", Integer.toString(capacity))
                .series(figure);
    }

    private FigureSeries uniform(Quantity figure) {
        return CurveFamily.of(results.curves(key)).with("hotspot", "0").series(figure);
    }

    /** By how much the occupancy grows with the load beyond proportion, without hot spot. */
    OptionalDouble growth() {
        return change(uniform(Quantities.OCCUPANCY).ratio(LOAD, LIGHT), LOAD / LIGHT);
    }

    /** By how much the share of one outlet is off a quarter, without hot spot. */
    OptionalDouble share() {
        return change(
                FigureSeries.ratio(
                        uniform(Quantities.OCCUPANCY_HOT).valueAt(LOAD),
                        uniform(Quantities.OCCUPANCY).valueAt(LOAD)),
                FAIR);
    }

    private static OptionalDouble change(OptionalDouble value, double base) {
        return value.isEmpty() ? value : OptionalDouble.of(value.getAsDouble() / base - 1);
    }

    /** Judges that hot packets fill the places for all hot spots as high as stated. */
    ReproductionVerdict saturated() {
        FigureSeries all = byHotSpot(Quantities.OCCUPANCY).between(STATED, 1);
        FigureSeries hot = byHotSpot(Quantities.OCCUPANCY_HOT).between(STATED, 1);
        return all.samples().isEmpty() || hot.samples().isEmpty()
                ? ReproductionVerdict.CANNOT_BE_CHECKED
                : TrendVerdicts.verdict(
                        all.lowest().orElseThrow().value() >= FULL
                                && hot.lowest().orElseThrow().value() >= MOSTLY);
    }

    /** The hot spot from which on they do. */
    OptionalDouble onset() {
        OptionalDouble all = byHotSpot(Quantities.OCCUPANCY).firstReaching(FULL);
        OptionalDouble hot = byHotSpot(Quantities.OCCUPANCY_HOT).firstReaching(MOSTLY);
        return all.isEmpty() || hot.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(Math.max(all.getAsDouble(), hot.getAsDouble()));
    }

    /** How far that is from the one stated. */
    OptionalDouble late() {
        return change(onset(), STATED);
    }

    /** Judges that larger buffers do not lessen the part of hot packets. */
    ReproductionVerdict larger() {
        return TrendVerdicts.verdict(
                byHotSpot(LARGE, Quantities.OCCUPANCY_HOT).valueAt(STATED),
                byHotSpot(SMALL, Quantities.OCCUPANCY_HOT).valueAt(STATED),
                (large, small) -> large >= small);
    }

    /** The places taken at the hot spot stated, all and by hot packets. */
    String taken() {
        return PercentText.number(byHotSpot(Quantities.OCCUPANCY).valueAt(STATED))
                + " and "
                + PercentText.number(byHotSpot(Quantities.OCCUPANCY_HOT).valueAt(STATED));
    }

    /** The places taken by hot packets at the hot spot stated, with small and large buffers. */
    String hot() {
        return PercentText.number(byHotSpot(SMALL, Quantities.OCCUPANCY_HOT).valueAt(STATED))
                + " and "
                + PercentText.number(byHotSpot(LARGE, Quantities.OCCUPANCY_HOT).valueAt(STATED));
    }
}
