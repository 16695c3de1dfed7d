// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Status;

/**
 * The first saturated point of a curve and the last ok point before it: the saturation load lies
 * between them.
 */
final class SaturationBracket {
    private final LoadSeries series;
    private final LoadPoint saturated;

    private SaturationBracket(LoadSeries series, LoadPoint saturated) {
        this.series = series;
        this.saturated = saturated;
    }

    /**
     * Reads the saturation load off a curve.
     *
     * @return the middle of the bracket, with its ends
     */
    static MetricValue read(LoadSeries series) {
        List<LoadPoint> saturated = series.with(Status.SATURATED);
        return saturated.isEmpty()
                ? notReached(series)
                : new SaturationBracket(series, saturated.get(0)).reading();
    }

    private static MetricValue notReached(LoadSeries series) {
        LoadPoint last = series.points().get(series.points().size() - 1);
        String status = last.is(Status.OK) ? "" : " (status " + last.point().status().label() + ")";
        return missing(
                Explanation.of(
                        "not-reached",
                        "not reached up to load {load}{status}",
                        LoadSeries.rounded(last.load()),
                        status));
    }

    private MetricValue reading() {
        double high = saturated.load();
        List<LoadPoint> below =
                series.with(Status.OK).stream().filter(ok -> ok.load() <= high).toList();
        if (below.isEmpty()) {
            return missing(
                    Explanation.of(
                            "none-below",
                            "no point below load {load} (saturated) is ok",
                            LoadSeries.rounded(high)));
        }
        double low = below.get(below.size() - 1).load();
        Explanation note =
                Explanation.of(
                                "bracket",
                                "between {low} (ok) and {high} (saturated)",
                                LoadSeries.rounded(low),
                                LoadSeries.rounded(high))
                        .followedBy(undecided(low))
                        .followedBy(contradiction());
        return MetricValue.of(FiguresOfMerit.SATURATION_LOAD, low + (high - low) / 2, note)
                .withBracket(low, high);
    }

    /** Points inside the bracket that are neither ok nor saturated. */
    private Explanation undecided(double low) {
        Explanation all = Explanation.NONE;
        for (LoadPoint loadPoint : series.points()) {
            if (loadPoint.load() > low && loadPoint.load() < saturated.load()) {
                Explanation one =
                        Explanation.of(
                                "undecided",
                                (all.isEmpty() ? "; undecided: " : ", ") + "{load} {status}",
                                LoadSeries.rounded(loadPoint.load()),
                                loadPoint.point().status().label());
                all = all.followedBy(one);
            }
        }
        return all;
    }

    private Explanation contradiction() {
        long beyond =
                series.with(Status.OK).stream().filter(s -> s.load() > saturated.load()).count();
        return beyond == 0
                ? Explanation.NONE
                : Explanation.of("contradiction", "; but {points} at higher load ended ok", beyond);
    }

    private static MetricValue missing(Explanation why) {
        return MetricValue.missing(FiguresOfMerit.SATURATION_LOAD, why);
    }
}
