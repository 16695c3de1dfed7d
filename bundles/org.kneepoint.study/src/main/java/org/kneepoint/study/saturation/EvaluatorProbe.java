// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.run.RunRequest;

/**
 * Evaluates loads by a model or a simulator. The time limit per point is at most the time left, and
 * by default a fraction of the timeout; the default precision is coarse. A run ends before its
 * latency is steady once its throughput is certain.
 */
record EvaluatorProbe(
        EvaluationService evaluation,
        String network,
        SelectedEvaluator evaluator,
        Map<String, String> settings,
        SearchDeadline deadline,
        double within,
        double throughputPrecision)
        implements LoadProbe {
    /** Default time limit of a point, a fraction of the timeout. */
    private static final double TIME_FRACTION = 0.1;

    private static final int MORE_TIME = 3;

    /** Shortest time limit, seconds. */
    private static final double SHORTEST = 1e-3;

    /** Coarse: the latency need only be steady. */
    private static final double PRECISION = 0.2;

    private static final int DIGITS = 4;

    @Override
    public boolean hasTimeLeft() {
        return !deadline.isOver() && !deadline.isCancelledByCaller();
    }

    @Override
    public Curve evaluate(List<Double> loads, int attempt) {
        Map<String, String> all = new LinkedHashMap<>(settings);
        all.put(
                StandardParameters.LOAD.name(),
                loads.stream().map(Decimal::format).collect(Collectors.joining(",")));
        if (hasParameter(StandardParameters.PRECISION)) {
            all.putIfAbsent(StandardParameters.PRECISION.name(), Decimal.format(PRECISION));
        }
        if (hasParameter(StandardParameters.THROUGHPUT_PRECISION)) {
            all.putIfAbsent(
                    StandardParameters.THROUGHPUT_PRECISION.name(),
                    Decimal.format(throughputPrecision));
        }
        limit(all, attempt);
        seed(all, attempt);
        RunRequest request = new RunRequest(evaluator.method(), network, evaluator.name(), all);
        List<Curve> curves = evaluation.evaluate(request, deadline);
        return curves.isEmpty() ? nothing() : curves.get(0);
    }

    private Curve nothing() {
        return Curve.of(evaluator.method(), network, evaluator.name(), Quantities.LOAD).build();
    }

    private void limit(Map<String, String> all, int attempt) {
        Parameter<Double> limit = StandardParameters.TIME_LIMIT;
        if (hasParameter(limit)) {
            double usual =
                    Optional.ofNullable(all.get(limit.name()))
                            .map(limit::parse)
                            .orElse(TIME_FRACTION * within);
            double requested = attempt > 0 ? MORE_TIME * usual : usual;
            double seconds = Math.max(SHORTEST, Math.min(deadline.left(), requested));
            all.put(limit.name(), Decimal.round(seconds, DIGITS));
        }
    }

    /** A second trial needs another seed. */
    private void seed(Map<String, String> all, int attempt) {
        Parameter<Integer> seed = StandardParameters.SEED;
        if (attempt > 0 && hasParameter(seed)) {
            int first =
                    Optional.ofNullable(all.get(seed.name()))
                            .map(seed::parse)
                            .or(seed::defaultValue)
                            .orElse(1);
            all.put(seed.name(), String.valueOf(first == Integer.MAX_VALUE ? 1 : first + 1));
        }
    }

    private boolean hasParameter(Parameter<?> parameter) {
        return evaluator.plugIn().parameters().find(parameter.name()).isPresent();
    }
}
