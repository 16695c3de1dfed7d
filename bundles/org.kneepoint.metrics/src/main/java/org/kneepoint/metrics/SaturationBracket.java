// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import java.util.stream.Collectors;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Status;

/**
 * The first saturated point of a curve and the last point before it that is ok: saturation lies
 * between them, and nothing on the curve says where.
 */
final class SaturationBracket {
    private final LoadSeries series;
    private final Sample saturated;

    private SaturationBracket(LoadSeries series, Sample saturated) {
        this.series = series;
        this.saturated = saturated;
    }

    /**
     * Reads the bracket off a curve.
     *
     * @return its middle, with its ends
     */
    static Reading read(LoadSeries series) {
        List<Sample> saturated = series.with(Status.SATURATED);
        return saturated.isEmpty()
                ? notReached(series)
                : new SaturationBracket(series, saturated.get(0)).reading();
    }

    private static Reading notReached(LoadSeries series) {
        Sample last = series.all().get(series.all().size() - 1);
        String status = last.is(Status.OK) ? "" : " (status " + last.point().status().word() + ")";
        return missing("not reached up to load " + LoadSeries.text(last.load()) + status);
    }

    private Reading reading() {
        double high = saturated.load();
        List<Sample> below =
                series.with(Status.OK).stream().filter(ok -> ok.load() <= high).toList();
        String end = LoadSeries.text(high) + " (saturated)";
        if (below.isEmpty()) {
            return missing("no point below load " + end + " is ok");
        }
        double low = below.get(below.size() - 1).load();
        String note = "between " + LoadSeries.text(low) + " (ok) and " + end;
        return Reading.of(
                        FiguresOfMerit.SATURATION_LOAD,
                        low + (high - low) / 2,
                        note + undecided(low) + contradiction())
                .between(low, high);
    }

    /** Points inside the bracket of which neither is known. */
    private String undecided(double low) {
        String loads =
                series.all().stream()
                        .filter(s -> s.load() > low && s.load() < saturated.load())
                        .map(s -> LoadSeries.text(s.load()) + " " + s.point().status().word())
                        .collect(Collectors.joining(", "));
        return loads.isEmpty() ? "" : "; undecided: " + loads;
    }

    private String contradiction() {
        long beyond =
                series.with(Status.OK).stream().filter(s -> s.load() > saturated.load()).count();
        return beyond == 0 ? "" : "; yet " + beyond + " at higher load ended ok";
    }

    private static Reading missing(String why) {
        return Reading.missing(FiguresOfMerit.SATURATION_LOAD, why);
    }
}
