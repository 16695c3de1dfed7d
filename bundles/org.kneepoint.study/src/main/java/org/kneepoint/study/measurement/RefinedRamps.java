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
     * What the ramp around the critical load costs, cycles times terminals: on 1024 terminals a
     * slew rate of about 3 million. The noise of a small network is larger, so it gets more cycles.
     */
    private static final double SLOW_RAMP_COST = 1.8e8;

    private static final double LEAST_SLEW = 1e6;

    /** Windows of the slow ramp at most. */
    private static final double MOST_WINDOWS = 5e4;

    /** The slow ramp reaches as far to either side of the critical load found before. */
    private static final double RELATIVE_HALF_RANGE = 0.18;

    /** How much farther for filters, which need windows beyond the place in question. */
    private static final double MARGIN = 0.1;

    /** How much farther it reaches where the critical load was not in its range. */
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
     * Refines with what is installed now, whatever becomes of it.
     *
     * @param settings words of the metric that reads the critical load; those that it does not know
     *     are passed over
     */
    public RefinedRamps(
            EvaluationService evaluation, Catalogue catalogue, Map<String, String> settings) {
        this.evaluation = evaluation.snapshot();
        this.metric = catalogue.metric(FiguresOfMerit.CRITICAL_LOAD);
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.keySet().retainAll(metric.parameters().names());
        this.settings = Scenario.of(metric.name(), metric.parameters(), own);
    }

    /**
     * Returns whether words leave open how the load grows, so that there is something to refine.
     */
    public static boolean isOpen(Map<String, String> given) {
        return !given.containsKey(SLEW) && !given.containsKey(START);
    }

    /**
     * Checks the words without running anything.
     *
     * @param request a ramp without a slew rate and a start
     * @param checking the caller's side of the check
     * @return what runs the ramps and returns their curves, the fast ones first; of a scenario
     *     without a critical load the fast ones only
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not allowed
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

    /** Ramps around a place; wider ones if the place was wrong; none if that does not help. */
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

    /** Where the critical load of each scenario is, by the slower of the fast ramps. */
    private Map<Map<String, String>, CriticalRegion> places(
            Map<String, String> given, List<Curve> curves) {
        Map<Map<String, String>, List<Curve>> scenarios = new LinkedHashMap<>();
        for (Curve curve : curves) {
            Map<String, String> told = curve.commonSettings();
            if (SLOWER.equals(told.get(SLEW))) {
                Map<String, String> own = new LinkedHashMap<>(given);
                // all seeds of a scenario look in the same place
                own.replaceAll(
                        (word, text) ->
                                word.equals(StandardParameters.SEED.name())
                                        ? text
                                        : told.getOrDefault(word, text));
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
     * Where a fast ramp has seen the critical load.
     *
     * @param load the critical load
     * @param half half width of its interval
     * @param nodes terminals
     * @param ramps those that have seen it
     */
    private record CriticalRegion(double load, double half, double nodes, List<Curve> ramps) {
        /** Returns the words of a slow ramp around it. */
        private Map<String, String> around(Map<String, String> given, double attempt) {
            double reach = attempt * (Math.max(RELATIVE_HALF_RANGE * load, half) + MARGIN * half);
            double from = Math.max(0, load - reach);
            double to = Math.min(1, load + reach);
            String told = given.get(WINDOW);
            double window =
                    told == null
                            ? StandardParameters.WINDOW.defaultValue().orElseThrow()
                            : Double.parseDouble(told);
            double most = MOST_WINDOWS * window / (to - from);
            double wanted = Math.max(LEAST_SLEW, SLOW_RAMP_COST / (nodes * (to - from)));
            Map<String, String> slow = new LinkedHashMap<>(given);
            slow.put(SLEW, text(Math.min(most, wanted)));
            slow.put(START, text(from));
            slow.put(END, text(to));
            return slow;
        }

        private static String text(double value) {
            return new BigDecimal(value).round(DIGITS).stripTrailingZeros().toPlainString();
        }
    }
}
