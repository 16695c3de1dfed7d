// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.metrics.ramp.RampSeries;
import org.kneepoint.metrics.ramp.SmoothedRamp;

/**
 * Throughput, latency and system power of a ramp as functions of the load, smoothed: extremes of
 * single windows are noise.
 */
final class SmoothedRampCurves {
    private final SmoothedRamp ramp;
    private final Explanation obstacle;
    private final double nodes;

    private SmoothedRampCurves(SmoothedRamp ramp, Explanation obstacle, double nodes) {
        this.ramp = ramp;
        this.obstacle = obstacle;
        this.nodes = nodes;
    }

    static SmoothedRampCurves of(Curve curve, Scenario settings) {
        CurveContext context = CurveContext.of(curve, settings);
        RampSeries windows = RampSeries.of(curve, context);
        double nodes = context.nodes().orElse(Double.NaN);
        if (windows.obstacle().isPresent()) {
            return new SmoothedRampCurves(null, windows.obstacle().get(), nodes);
        }
        if (windows.throughput().isEmpty()) {
            return new SmoothedRampCurves(null, RampCriticalLoad.NO_THROUGHPUT, nodes);
        }
        return SmoothedRamp.of(windows)
                .map(smooth -> new SmoothedRampCurves(smooth, Explanation.NONE, nodes))
                .orElse(new SmoothedRampCurves(null, tooShort(windows.size()), nodes));
    }

    static Explanation tooShort(int windows) {
        return Explanation.of(
                "too-short", "a ramp of {windows} windows is too short to be averaged", windows);
    }

    /** Returns the reason for which the ramp cannot be smoothed, if any. */
    Optional<Explanation> obstacle() {
        return obstacle.isEmpty() ? Optional.empty() : Optional.of(obstacle);
    }

    /** Returns the mean latency over the load. */
    List<CurveSample> latencySamples() {
        List<CurveSample> samples = new ArrayList<>();
        for (int i = 0; i < ramp.size(); i++) {
            if (!Double.isNaN(ramp.latency(i))) {
                samples.add(new CurveSample(ramp.load(i), ramp.latency(i), ramp.point(i)));
            }
        }
        return samples;
    }

    /** Returns the throughput over the load. */
    List<CurveSample> throughputSamples() {
        List<CurveSample> samples = new ArrayList<>();
        for (int i = 0; i < ramp.size(); i++) {
            samples.add(new CurveSample(ramp.load(i), ramp.throughput(i), ramp.point(i)));
        }
        return samples;
    }

    /** Returns the system power N X / D over the load; empty if N or D is unknown. */
    List<CurveSample> systemPowerSamples() {
        List<CurveSample> samples = new ArrayList<>();
        for (int i = 0; i < ramp.size(); i++) {
            double power = nodes * ramp.throughput(i) / ramp.latency(i);
            if (Double.isFinite(power)) {
                samples.add(new CurveSample(ramp.load(i), power, ramp.point(i)));
            }
        }
        return samples;
    }

    /** Describes the filter. */
    Explanation note() {
        return Explanation.of(
                "filter",
                "windows averaged twice over {width} each way",
                LoadSeries.rounded(ramp.halfWidth()));
    }
}
