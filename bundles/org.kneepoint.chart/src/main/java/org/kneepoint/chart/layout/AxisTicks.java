// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.kneepoint.api.scenario.Decimal;

/**
 * The ticks of an axis. Steps are 1, 2 or 5 times a power of ten. A logarithmic axis over a decade
 * or more has labels at some multiples of each power of ten, or at every n-th power; one over less
 * has the ticks of a linear axis.
 */
public final class AxisTicks {
    // distinguishes neighbouring ticks without showing rounding errors
    private static final int DIGITS = 9;
    private static final int MOST = 200;
    private static final double[] STEPS = {1, 2, 5};
    private static final List<Labelling> LABELLINGS =
            List.of(
                    new Labelling(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9), 1),
                    new Labelling(List.of(1, 2, 5), 3),
                    new Labelling(List.of(1, 3), 3),
                    new Labelling(List.of(1), Double.MAX_VALUE));
    private static final int[] DECADES = {2, 3, 5, 10, 20, 50, 100, 200};
    private static final double MOST_WITH_MINOR = 10;

    private final AxisScale scale;
    private final boolean whole;
    private final Predicate<List<AxisTick>> fit;

    /**
     * Labelled multiples of a power of ten.
     *
     * @param decades most decades for which they are legible
     */
    private record Labelling(List<Integer> multiples, double decades) {}

    private AxisTicks(AxisScale scale, boolean whole, Predicate<List<AxisTick>> fit) {
        this.scale = scale;
        this.whole = whole;
        this.fit = fit;
    }

    /**
     * Returns the densest ticks that fit, in ascending order; one or two if none do.
     *
     * @param whole whether labelled ticks are whole numbers only
     * @param fit whether the labels of ticks do not touch each other
     */
    public static List<AxisTick> of(AxisScale scale, boolean whole, Predicate<List<AxisTick>> fit) {
        AxisTicks ticks = new AxisTicks(scale, whole, fit);
        AxisRange range = scale.range();
        return scale.isLogarithmic() && range.high() / range.low() >= 10
                ? ticks.logarithmic()
                : ticks.linear();
    }

    private List<AxisTick> linear() {
        double span = scale.range().high() - scale.range().low();
        int exponent = (int) Math.floor(Math.log10(Math.max(span / MOST, Double.MIN_NORMAL)));
        List<AxisTick> last = List.of();
        for (int power = exponent; ; power++) {
            for (double factor : STEPS) {
                double step = Decimal.product(factor, Math.pow(10, power));
                if (whole && step < 1) {
                    continue;
                }
                List<AxisTick> ticks = steps(step);
                if (ticks.size() < 2 && !last.isEmpty()) {
                    return last;
                }
                if (fit.test(ticks) || step > span) {
                    return ticks;
                }
                last = ticks;
            }
        }
    }

    private List<AxisTick> steps(double step) {
        double first = Math.ceil(scale.range().low() / step);
        double last = Math.floor(scale.range().high() / step);
        List<AxisTick> ticks = new ArrayList<>();
        int count = (int) Math.min(10.0 * MOST, last - first + 1);
        for (int i = 0; i < count; i++) {
            ticks.add(labelled(Decimal.product(first + i, step)));
        }
        return ticks;
    }

    private static AxisTick labelled(double value) {
        return new AxisTick(value, Decimal.round(value, DIGITS));
    }

    private List<AxisTick> logarithmic() {
        double decades = Math.log10(scale.range().high() / scale.range().low());
        for (Labelling labelling : LABELLINGS) {
            List<AxisTick> ticks = decades(1, labelling.multiples());
            if (decades <= labelling.decades() && fit.test(ticks)) {
                return ticks;
            }
        }
        for (int every : DECADES) {
            List<AxisTick> ticks = decades(every, List.of(1));
            if (fit.test(ticks)) {
                return ticks;
            }
        }
        return decades(DECADES[DECADES.length - 1], List.of(1));
    }

    /** Labels at multiples of every n-th power of ten; the others are minor ticks. */
    private List<AxisTick> decades(int every, List<Integer> multiples) {
        int from = (int) Math.floor(Math.log10(scale.range().low()));
        int to = (int) Math.floor(Math.log10(scale.range().high()));
        boolean minor = to - from <= MOST_WITH_MINOR;
        List<AxisTick> ticks = new ArrayList<>();
        for (int power = from; power <= to; power++) {
            for (int multiple = 1; multiple <= 9; multiple++) {
                double value = Decimal.product(multiple, Math.pow(10, power));
                boolean named = multiples.contains(multiple) && Math.floorMod(power, every) == 0;
                if (scale.contains(value) && (named || minor || multiple == 1)) {
                    ticks.add(named ? labelled(value) : new AxisTick(value, ""));
                }
            }
        }
        return ticks;
    }
}
