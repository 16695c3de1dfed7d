// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Series;

/** Figure 8: how steeply figures rise from the critical load on. */
final class Steepness {
    private static final double STEEP = 2;
    private static final double NEAR = 0.005;

    private Steepness() {}

    /** Judges latency and packets in flight of a ramp. */
    static Claim of(Curve ramp, OptionalDouble critical) {
        OptionalDouble latency = growth(ramp, Quantities.LATENCY, critical);
        OptionalDouble packets = growth(ramp, Quantities.IN_FLIGHT, critical);
        return new Claim(
                "Average latency and packets in flight rise steeply near the critical load (Figure 8,"
                        + " there for Cross-Line routing)",
                Judgement.both(verdict(latency), verdict(packets)),
                "from the critical load on latency grows "
                        + Percent.number(latency)
                        + " times as much as before, the packets in flight "
                        + Percent.number(packets)
                        + " times");
    }

    private static Verdict verdict(OptionalDouble growth) {
        if (growth.isEmpty()) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        if (growth.getAsDouble() >= STEEP) {
            return Verdict.HOLDS;
        }
        return growth.getAsDouble() > 1 ? Verdict.HOLDS_WITH_LIMITS : Verdict.DOES_NOT_HOLD;
    }

    private static OptionalDouble growth(Curve ramp, Quantity figure, OptionalDouble critical) {
        if (critical.isEmpty()) {
            return critical;
        }
        double load = critical.getAsDouble();
        return Series.ratio(
                rise(ramp, figure, load, 1.1 * load), rise(ramp, figure, 0.6 * load, 0.7 * load));
    }

    private static OptionalDouble rise(Curve ramp, Quantity figure, double from, double to) {
        OptionalDouble low = Windows.mean(ramp, figure, from - NEAR, from + NEAR);
        OptionalDouble high = Windows.mean(ramp, figure, to - NEAR, to + NEAR);
        return low.isEmpty() || high.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(high.getAsDouble() - low.getAsDouble());
    }
}
