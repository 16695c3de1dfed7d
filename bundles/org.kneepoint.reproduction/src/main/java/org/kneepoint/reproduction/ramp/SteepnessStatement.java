// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FigureSeries;

/** Figure 8: how steeply figures rise from the critical load on. */
final class SteepnessStatement {
    private static final double STEEP = 2;
    private static final double NEAR = 0.005;

    private SteepnessStatement() {}

    /** Judges latency and packets in flight of a ramp. */
    static PaperStatement of(Curve ramp, OptionalDouble critical) {
        OptionalDouble latency = growth(ramp, Quantities.LATENCY, critical);
        OptionalDouble packets = growth(ramp, Quantities.IN_FLIGHT, critical);
        return new PaperStatement(
                RampPaper.OUTLINES.statement("steep"),
                ReproductionVerdict.ofBoth(verdict(latency), verdict(packets)),
                RampPaper.OUTLINES.text(
                        "steep", PercentText.number(latency), PercentText.number(packets)));
    }

    private static ReproductionVerdict verdict(OptionalDouble growth) {
        if (growth.isEmpty()) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        if (growth.getAsDouble() >= STEEP) {
            return ReproductionVerdict.HOLDS;
        }
        return growth.getAsDouble() > 1
                ? ReproductionVerdict.HOLDS_WITH_LIMITS
                : ReproductionVerdict.DOES_NOT_HOLD;
    }

    private static OptionalDouble growth(Curve ramp, Quantity figure, OptionalDouble critical) {
        if (critical.isEmpty()) {
            return critical;
        }
        double load = critical.getAsDouble();
        return FigureSeries.ratio(
                rise(ramp, figure, load, 1.1 * load), rise(ramp, figure, 0.6 * load, 0.7 * load));
    }

    private static OptionalDouble rise(Curve ramp, Quantity figure, double from, double to) {
        OptionalDouble low = WindowMeans.mean(ramp, figure, from - NEAR, from + NEAR);
        OptionalDouble high = WindowMeans.mean(ramp, figure, to - NEAR, to + NEAR);
        return low.isEmpty() || high.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(high.getAsDouble() - low.getAsDouble());
    }
}
