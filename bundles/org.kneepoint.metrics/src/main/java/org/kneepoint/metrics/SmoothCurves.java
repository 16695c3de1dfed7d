// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.Frame;
import org.kneepoint.metrics.ramp.Ramp;
import org.kneepoint.metrics.ramp.SmoothRamp;

/**
 * What metrics other than the critical load see of a ramp: functions of the load without the noise
 * of its windows, of which the largest or the smallest would say nothing of the network.
 */
final class SmoothCurves {
    private final SmoothRamp ramp;
    private final Explanation obstacle;
    private final double nodes;

    private SmoothCurves(SmoothRamp ramp, Explanation obstacle, double nodes) {
        this.ramp = ramp;
        this.obstacle = obstacle;
        this.nodes = nodes;
    }

    static SmoothCurves of(Curve curve, Scenario settings) {
        Frame frame = Frame.of(curve, settings);
        Ramp windows = Ramp.of(curve, frame);
        double nodes = frame.nodes().orElse(Double.NaN);
        if (windows.obstacle().isPresent()) {
            return new SmoothCurves(null, windows.obstacle().get(), nodes);
        }
        if (windows.throughput().isEmpty()) {
            return new SmoothCurves(null, RampCriticalLoad.NO_THROUGHPUT, nodes);
        }
        return SmoothRamp.of(windows)
                .map(smooth -> new SmoothCurves(smooth, Explanation.NONE, nodes))
                .orElse(new SmoothCurves(null, tooShort(windows.size()), nodes));
    }

    static Explanation tooShort(int windows) {
        return Explanation.of(
                "too-short", "a ramp of {windows} windows is too short to be averaged", windows);
    }

    /** Returns why there is nothing to see, if so. */
    Optional<Explanation> obstacle() {
        return obstacle.isEmpty() ? Optional.empty() : Optional.of(obstacle);
    }

    /** Returns the mean latency over the load. */
    List<Knot> latencies() {
        List<Knot> knots = new ArrayList<>();
        for (int i = 0; i < ramp.size(); i++) {
            if (!Double.isNaN(ramp.latency(i))) {
                knots.add(new Knot(ramp.load(i), ramp.latency(i), ramp.point(i)));
            }
        }
        return knots;
    }

    /** Returns the throughput over the load. */
    List<Knot> throughputs() {
        List<Knot> knots = new ArrayList<>();
        for (int i = 0; i < ramp.size(); i++) {
            knots.add(new Knot(ramp.load(i), ramp.throughput(i), ramp.point(i)));
        }
        return knots;
    }

    /** Returns the system power N X / D over the load; nothing if N or D is not known. */
    List<Knot> powers() {
        List<Knot> knots = new ArrayList<>();
        for (int i = 0; i < ramp.size(); i++) {
            double power = nodes * ramp.throughput(i) / ramp.latency(i);
            if (Double.isFinite(power)) {
                knots.add(new Knot(ramp.load(i), power, ramp.point(i)));
            }
        }
        return knots;
    }

    /** Names the filter. */
    Explanation note() {
        return Explanation.of(
                "filter",
                "windows averaged twice over {width} each way",
                LoadSeries.text(ramp.halfWidth()));
    }
}
