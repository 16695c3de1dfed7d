// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunRequest;

/**
 * Two fast ramps over the whole range, for the network performance measure, then a slow one around
 * the critical load.
 */
public final class RefinedRamps {
    /** Slew rates of the ramps over the whole range, cycles. */
    private static final String FAST_SLEWS = "100000,300000";

    private static final String SLOWER = "300000";

    /**
     * Cost of the ramp around the critical load, cycles times terminals: a slew rate of about 3
     * million for 1024 terminals. A small network gets more cycles for its larger noise.
     */
    private static final double SLOW_RAMP_COST = 1.8e8;

    private static final double LEAST_SLEW = 1e6;

    /** Most windows of the slow ramp. */
    private static final double MOST_WINDOWS = 5e4;

    /** Range of the slow ramp to either side of the critical load, relative. */
    private static final double RELATIVE_HALF_RANGE = 0.18;

    /** Additional range for filters, relative. */
    private static final double MARGIN = 0.1;

    /** Factors of the range: a second attempt if the critical load was not in the first. */
    private static final double[] ATTEMPTS = {1, 2};

    private static final MathContext DIGITS = new MathContext(3, RoundingMode.HALF_EVEN);
    private static final String SLEW = StandardParameters.SLEW.name();
    private static final String START = StandardParameters.START.name();
    private static final String END = StandardParameters.END.name();
    private static final String WINDOW = StandardParameters.WINDOW.name();

    private final EvaluationService evaluation;
    private final Metric metric;
    private final Scenario settings;

    /**
     * Refines with the plug-ins installed now.
     *
     * @param settings settings of the metric of the critical load; others are ignored
     */
    public RefinedRamps(
            EvaluationService evaluation, Catalogue catalogue, Map<String, String> settings) {
        this.evaluation = evaluation.snapshot();
        this.metric = catalogue.metric(FiguresOfMerit.CRITICAL_LOAD);
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.keySet().retainAll(metric.parameters().names());
        this.settings = Scenario.of(metric.name(), metric.parameters(), own);
    }

    /** Returns whether settings leave open the growth of the load, which is then refined. */
    public static boolean isOpen(Map<String, String> given) {
        return !given.containsKey(SLEW) && !given.containsKey(START);
    }

    /**
     * Checks a request before its runs.
     *
     * @param request a ramp without a slew rate and a start
     * @param checking cancels the check
     * @return a function that runs the ramps and returns their curves, the fast ones first; only
     *     these for a scenario without a critical load
     * @throws org.kneepoint.api.scenario.BadInput if the settings are invalid
     */
    public Function<Progress, List<Curve>> of(RunRequest request, Progress checking) {
        RunPlan fast = evaluation.plan(request.with(SLEW, FAST_SLEWS), checking);
        return progress -> refined(request, fast, progress);
    }

    private List<Curve> refined(RunRequest request, RunPlan fast, Progress progress) {
        List<Curve> curves =
                new ArrayList<>(
                        evaluation.evaluate(fast, progress.part(0, 0.5), PointListener.NONE));
        Map<Map<String, String>, CriticalRegion> places = places(request.settings(), curves);
        double share = 0.5 / Math.max(1, places.size());
        double done = 0.5;
        for (Map.Entry<Map<String, String>, CriticalRegion> scenario : places.entrySet()) {
            Progress part = progress.part(done, done + share);
            done += share;
            curves.addAll(slowRamps(request.with(scenario.getKey()), scenario.getValue(), part));
        }
        return curves;
    }

    /** Ramps around a critical region, wider ones on a second attempt; none if both fail. */
    private List<Curve> slowRamps(RunRequest request, CriticalRegion place, Progress progress) {
        for (double attempt : ATTEMPTS) {
            if (!progress.isCancelled()) {
                RunRequest around = request.with(place.around(request.settings(), attempt));
                List<Curve> curves = evaluation.evaluate(around, progress);
                if (isAnswered(place.ramps(), curves)) {
                    return curves;
                }
            }
        }
        return List.of();
    }

    private boolean isAnswered(List<Curve> fast, List<Curve> slow) {
        List<Curve> all = new ArrayList<>(fast);
        all.addAll(slow);
        List<MetricValue> values = metric.combine(all, settings);
        return !values.isEmpty() && values.get(0).value().isPresent();
    }

    /** The critical region of each scenario, by the slower of the fast ramps. */
    private Map<Map<String, String>, CriticalRegion> places(
            Map<String, String> given, List<Curve> curves) {
        Map<Map<String, String>, List<Curve>> scenarios = new LinkedHashMap<>();
        for (Curve curve : curves) {
            Map<String, String> common = curve.commonSettings();
            if (SLOWER.equals(common.get(SLEW))) {
                Map<String, String> own = new LinkedHashMap<>(given);
                // all seeds of a scenario share one region
                own.replaceAll(
                        (name, text) ->
                                name.equals(StandardParameters.SEED.name())
                                        ? text
                                        : common.getOrDefault(name, text));
                scenarios.computeIfAbsent(own, key -> new ArrayList<>()).add(curve);
            }
        }
        Map<Map<String, String>, CriticalRegion> places = new LinkedHashMap<>();
        scenarios.forEach((own, ramps) -> place(ramps).ifPresent(place -> places.put(own, place)));
        return places;
    }

    private Optional<CriticalRegion> place(List<Curve> ramps) {
        List<MetricValue> known =
                ramps.stream()
                        .map(this::reading)
                        .filter(reading -> reading.value().isPresent())
                        .toList();
        if (known.isEmpty()) {
            return Optional.empty();
        }
        double load = known.stream().mapToDouble(r -> r.value().getAsDouble()).average().orElse(0);
        double half = known.stream().mapToDouble(r -> r.halfWidth().orElse(0)).max().orElse(0);
        double nodes = ramps.get(0).attribute(CurveAttributes.NODES).orElse(1);
        return Optional.of(new CriticalRegion(load, half, nodes, ramps));
    }

    private MetricValue reading(Curve curve) {
        return metric.read(curve, settings).get(0);
    }

    /**
     * The region of the critical load by fast ramps.
     *
     * @param load the critical load
     * @param half half width of its interval
     * @param nodes terminals
     * @param ramps the fast ramps
     */
    private record CriticalRegion(double load, double half, double nodes, List<Curve> ramps) {
        /** Returns the settings of a slow ramp around it. */
        private Map<String, String> around(Map<String, String> given, double attempt) {
            double reach = attempt * (Math.max(RELATIVE_HALF_RANGE * load, half) + MARGIN * half);
            double from = Math.max(0, load - reach);
            double to = Math.min(1, load + reach);
            String setting = given.get(WINDOW);
            double window =
                    setting == null
                            ? StandardParameters.WINDOW.defaultValue().orElseThrow()
                            : Double.parseDouble(setting);
            double highest = MOST_WINDOWS * window / (to - from);
            double sufficient = Math.max(LEAST_SLEW, SLOW_RAMP_COST / (nodes * (to - from)));
            Map<String, String> slow = new LinkedHashMap<>(given);
            slow.put(SLEW, text(Math.min(highest, sufficient)));
            slow.put(START, text(from));
            slow.put(END, text(to));
            return slow;
        }

        private static String text(double value) {
            return new BigDecimal(value).round(DIGITS).stripTrailingZeros().toPlainString();
        }
    }
}
