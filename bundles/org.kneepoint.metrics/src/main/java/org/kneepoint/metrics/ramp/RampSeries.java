// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/**
 * The windows of one load ramp in the order of time, points with status ok at equal load steps.
 * Immutable.
 *
 * <p>For a ramp that begins above load 0 the {@linkplain InitialTransient initial transient} is
 * omitted. A ramp that deadlocked cannot be read: its throughput would resemble that of a saturated
 * network.
 */
public final class RampSeries {
    private static final int DIGITS = 6;

    private final List<Point> points;
    private final double[] loads;
    private final OptionalDouble packetThroughput;
    private final int transientWindows;
    private final Explanation obstacle;

    private RampSeries(
            List<Point> points,
            double[] loads,
            OptionalDouble packet,
            int filling,
            Explanation obstacle) {
        this.points = points;
        this.loads = loads;
        this.packetThroughput = packet;
        this.transientWindows = filling;
        this.obstacle = obstacle;
    }

    /** Returns the windows of a curve. */
    public static RampSeries of(Curve curve, CurveContext context) {
        List<Point> points = new ArrayList<>();
        List<Double> loads = new ArrayList<>();
        Explanation obstacle = Explanation.NONE;
        for (Point point : curve.points()) {
            OptionalDouble load = curve.axisValue(point);
            if (point.status() == Status.DEADLOCKED) {
                obstacle = deadlock(load, point);
            } else if (point.status() == Status.OK && load.isPresent()) {
                points.add(point);
                loads.add(load.getAsDouble());
            }
        }
        double[] all = loads.stream().mapToDouble(Double::doubleValue).toArray();
        if (obstacle.isEmpty()) {
            obstacle = LoadSteps.fault(all);
        }
        int skipped = obstacle.isEmpty() ? InitialTransient.windows(points, all, context) : 0;
        if (all.length - skipped < LoadSteps.FEWEST && obstacle.isEmpty()) {
            obstacle = Explanation.of("not-filled", "the ramp ends within its initial transient");
        }
        return new RampSeries(
                List.copyOf(points.subList(skipped, points.size())),
                Arrays.copyOfRange(all, skipped, all.length),
                packetThroughput(points, context),
                skipped,
                obstacle);
    }

    private static Explanation deadlock(OptionalDouble load, Point point) {
        Explanation where =
                load.isEmpty()
                        ? Explanation.NONE
                        : Explanation.of(
                                "", " at load {load}", new Rounded(load.getAsDouble(), DIGITS));
        return Explanation.of(
                "deadlocked", "the network deadlocked{where}: {reason}", where, point.reason());
    }

    /** Without a known packet length, it follows from throughput and packets received. */
    private static OptionalDouble packetThroughput(List<Point> points, CurveContext context) {
        if (context.packetThroughput().isPresent()) {
            return context.packetThroughput();
        }
        double flits = 0;
        double packets = 0;
        for (Point point : points) {
            OptionalDouble throughput = point.get(Quantities.THROUGHPUT);
            OptionalDouble received = point.get(Quantities.RECEIVED);
            if (throughput.isPresent() && received.isPresent()) {
                flits += throughput.getAsDouble();
                packets += received.getAsDouble();
            }
        }
        return flits > 0 && packets > 0
                ? OptionalDouble.of(flits / packets)
                : OptionalDouble.empty();
    }

    /** Returns the reason for which nothing can be read off the ramp, if any. */
    public Optional<Explanation> obstacle() {
        return obstacle.isEmpty() ? Optional.empty() : Optional.of(obstacle);
    }

    /** Returns the number of windows. */
    public int size() {
        return loads.length;
    }

    /** Returns the loads at the middle of the windows. */
    public double[] loads() {
        return loads.clone();
    }

    /** Returns the load step from window to window, t_w / slew. */
    public double step() {
        return LoadSteps.of(loads);
    }

    /** Returns the point of a window. */
    public Point point(int index) {
        return points.get(index);
    }

    /** Returns the omitted windows of the initial transient, as part of a note. */
    public Explanation omittedWindows() {
        return transientWindows == 0
                ? Explanation.NONE
                : Explanation.of(
                        "filling",
                        "; without the first {windows} windows, the initial transient",
                        transientWindows);
    }

    /** Returns the throughput of one packet per window, flits per node per cycle, if known. */
    public OptionalDouble packetThroughput() {
        return packetThroughput;
    }

    /** Returns the throughput of every window, from the packets received where known. */
    public Optional<double[]> throughput() {
        Optional<double[]> received = inFlits(Quantities.RECEIVED);
        return received.isPresent() ? received : figures(Quantities.THROUGHPUT);
    }

    /** Returns the expected generation of every window, flits per node per cycle. */
    public Optional<double[]> expected() {
        return inFlits(Quantities.OFFERED_PACKETS);
    }

    /** Returns the packets received in every window. */
    public Optional<double[]> received() {
        Optional<double[]> received = figures(Quantities.RECEIVED);
        return received.isPresent() || packetThroughput.isEmpty()
                ? received
                : figures(Quantities.THROUGHPUT)
                        .map(x -> times(x, 1 / packetThroughput.getAsDouble()));
    }

    private Optional<double[]> inFlits(Quantity packets) {
        return packetThroughput.isEmpty()
                ? Optional.empty()
                : figures(packets).map(x -> times(x, packetThroughput.getAsDouble()));
    }

    /** Returns a figure of every window, if all have it. */
    public Optional<double[]> figures(Quantity quantity) {
        double[] values = new double[points.size()];
        for (int i = 0; i < values.length; i++) {
            OptionalDouble value = points.get(i).get(quantity);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values[i] = value.getAsDouble();
        }
        return Optional.of(values);
    }

    private static double[] times(double[] values, double factor) {
        double[] scaled = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            scaled[i] = values[i] * factor;
        }
        return scaled;
    }
}
