// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;

/**
 * The ramps that give one answer: two fast ones over the whole range, which tell the network
 * performance measure by extrapolation and where the critical load is, then a slow one around it.
 */
public final class RefinedRamps {
    /** Slew rates of the ramps over the whole range, cycles. */
    private static final String FAST = "100000,300000";

    /**
     * What the ramp around the critical load costs, cycles times terminals: on 1024 terminals a
     * slew rate of about 3 million. The noise of a small network is larger, so it gets more cycles.
     */
    private static final double COST = 1.8e8;

    private static final double LEAST_SLEW = 1e6;
    private static final double MOST_SLEW = 1e8;

    /** The range of the slow ramp over the critical load found before. */
    private static final double FROM = 0.82;

    private static final double TO = 1.18;

    /** Half width of the filter for the slow ramp over the critical load found before. */
    private static final double FILTER = 0.04;

    private static final MathContext DIGITS = new MathContext(3, RoundingMode.HALF_EVEN);
    private static final String SLEW = "slew";
    private static final String START = "start";
    private static final String END = "end";
    private static final String METRIC = "critical-load";

    private final Evaluation evaluation;
    private final Catalogue catalogue;

    /**
     * Ramps, and how wide to filter them.
     *
     * @param curves the fast ones first
     * @param filter half width of the filter, flits per node per cycle; empty without a critical
     *     load
     */
    public record Refined(List<Curve> curves, OptionalDouble filter) {}

    /** Refines with what is installed. */
    public RefinedRamps(Evaluation evaluation, Catalogue catalogue) {
        this.evaluation = evaluation;
        this.catalogue = catalogue;
    }

    /**
     * Returns whether words leave open how the load grows, so that there is something to refine.
     */
    public static boolean isOpen(Map<String, String> words) {
        return !words.containsKey(SLEW) && !words.containsKey(START);
    }

    /**
     * Checks the words without running anything.
     *
     * @param ramped from {@link Evaluation#ramped}
     * @param words without a slew rate and a start
     * @return what runs the ramps and returns them; of a scenario without a critical load the fast
     *     ones only
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not allowed
     */
    public Function<Run, Refined> of(String network, Evaluator ramped, Map<String, String> words) {
        Map<String, String> fast = new LinkedHashMap<>(words);
        fast.put(SLEW, FAST);
        Function<Run, List<Curve>> first = evaluation.ramps(network, ramped, fast);
        return run -> refined(network, ramped, words, first, run);
    }

    private Refined refined(
            String network,
            Evaluator ramped,
            Map<String, String> words,
            Function<Run, List<Curve>> first,
            Run run) {
        List<Curve> curves = new ArrayList<>(first.apply(new Part(run, 0, 0.5)));
        List<Around> slow = slow(words, curves);
        for (int i = 0; i < slow.size() && !run.isCancelled(); i++) {
            Part part = new Part(run, 0.5 + 0.5 * i / slow.size(), 0.5 / slow.size());
            curves.addAll(evaluation.ramp(network, ramped, slow.get(i).words(), part));
        }
        OptionalDouble least = slow.stream().mapToDouble(Around::place).min();
        return new Refined(
                curves,
                least.isPresent()
                        ? OptionalDouble.of(rounded(FILTER * least.getAsDouble()).doubleValue())
                        : least);
    }

    /** The words of a slow ramp, and the critical load around which it goes. */
    private record Around(double place, Map<String, String> words) {}

    /** The words of the slow ramps, scenario by scenario, of the slower of the fast ones. */
    private List<Around> slow(Map<String, String> words, List<Curve> curves) {
        Map<Map<String, String>, List<Curve>> scenarios = new LinkedHashMap<>();
        String slower = FAST.substring(FAST.indexOf(',') + 1);
        for (Curve curve : curves) {
            Map<String, String> told = curve.constants();
            if (slower.equals(told.get(SLEW))) {
                Map<String, String> own = new LinkedHashMap<>(words);
                own.replaceAll((word, text) -> told.getOrDefault(word, text));
                // each seed of a scenario looks in the same place
                own.replaceAll((word, text) -> word.equals("seed") ? words.get(word) : text);
                scenarios.computeIfAbsent(own, key -> new ArrayList<>()).add(curve);
            }
        }
        List<Around> slow = new ArrayList<>();
        scenarios.forEach(
                (own, ramps) -> {
                    OptionalDouble place = place(ramps);
                    if (place.isPresent()) {
                        double nodes = ramps.get(0).trait(Curve.Trait.NODES).orElse(1024);
                        slow.add(around(own, place.getAsDouble(), nodes));
                    }
                });
        return slow;
    }

    private OptionalDouble place(List<Curve> ramps) {
        Metric metric = catalogue.metric(METRIC);
        Scenario settings = Scenario.of(METRIC, metric.parameters(), Map.of());
        List<OptionalDouble> values =
                ramps.stream()
                        .map(ramp -> metric.read(ramp, settings))
                        .filter(readings -> !readings.isEmpty())
                        .map(readings -> readings.get(0))
                        .map(Reading::value)
                        .toList();
        return values.stream().flatMapToDouble(OptionalDouble::stream).average();
    }

    private static Around around(Map<String, String> words, double place, double nodes) {
        Map<String, String> slow = new LinkedHashMap<>(words);
        double range = (TO - FROM) * place;
        double slew = Math.max(LEAST_SLEW, Math.min(MOST_SLEW, COST / (nodes * range)));
        slow.put(SLEW, text(slew));
        slow.put(START, text(FROM * place));
        slow.put(END, text(Math.min(1, TO * place)));
        return new Around(place, slow);
    }

    private static String text(double value) {
        return rounded(value).stripTrailingZeros().toPlainString();
    }

    private static BigDecimal rounded(double value) {
        return new BigDecimal(value).round(DIGITS);
    }

    /** A part of a longer run. */
    private record Part(Run whole, double from, double share) implements Run {
        @Override
        public boolean isCancelled() {
            return whole.isCancelled();
        }

        @Override
        public void progress(double fraction) {
            whole.progress(from + share * fraction);
        }
    }
}
