// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.NetworkEvaluator;
import org.kneepoint.api.run.SystemEvaluator;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * A scenario with the context that evaluators need.
 *
 * @param scenario the values, including defaults that depend on the network
 * @param context the context, of the same scenario, if the network is a topology's
 */
record AssembledScenario(Scenario scenario, Optional<NetworkContext> context) {
    /** A scenario of a topology. */
    static AssembledScenario of(NetworkContext context) {
        return new AssembledScenario(context.scenario(), Optional.of(context));
    }

    /** A scenario of a system. */
    static AssembledScenario of(Scenario scenario) {
        return new AssembledScenario(scenario, Optional.empty());
    }

    /** A copy with another value of a parameter on which the context does not depend. */
    <T> AssembledScenario with(Parameter<T> parameter, T value) {
        Scenario changed = scenario.with(parameter, value);
        return new AssembledScenario(changed, context.map(known -> known.with(changed)));
    }

    /** Returns a copy of a point with load and rate, one computed from the other where possible. */
    Point withLoad(Point point) {
        boolean hasLoad = point.get(Quantities.LOAD).isPresent();
        boolean hasRate = point.get(Quantities.RATE).isPresent();
        if (hasLoad && hasRate) {
            return point;
        }
        Optional<Double> length = context.map(known -> known.lengths().mean());
        Optional<Double> load = scenario.find(StandardParameters.LOAD);
        Optional<Double> rate = scenario.find(StandardParameters.RATE);
        Point.Builder both = point.toBuilder();
        if (!hasLoad) {
            load.or(() -> length.flatMap(l -> rate.map(r -> Decimal.product(r, l))))
                    .ifPresent(value -> both.with(Quantities.LOAD, value));
        }
        if (!hasRate) {
            rate.or(() -> length.flatMap(l -> load.map(v -> v / l)))
                    .ifPresent(value -> both.with(Quantities.RATE, value));
        }
        return both.build();
    }

    /** Returns the attributes of a curve by an evaluator. */
    Map<Quantity, Double> attributes(Evaluator evaluator) {
        if (context.isPresent() && evaluator instanceof NetworkEvaluator network) {
            return network.attributes(context.get());
        }
        return ((SystemEvaluator) evaluator).attributes(scenario);
    }

    /** Returns the memory that an evaluator needs, bytes, or NaN if not known. */
    double estimatedMemory(Evaluator evaluator) {
        if (context.isPresent() && evaluator instanceof NetworkEvaluator network) {
            return network.estimatedMemory(context.get());
        }
        return ((SystemEvaluator) evaluator).estimatedMemory(scenario);
    }
}
