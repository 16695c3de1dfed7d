// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.function.Function;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Parameters;

/** A solver or simulator with a method of evaluation. Immutable. */
public final class SelectedEvaluator {
    private final EvaluationMethod method;
    private final Evaluator plugIn;
    private final Parameters parameters;
    private final Function<Boolean, PointEvaluation> function;

    /**
     * Selects a plug-in for a method.
     *
     * @param parameters its parameters for the method
     * @param function prepares it for a curve, given whether its axis is the load
     */
    SelectedEvaluator(
            EvaluationMethod method,
            Evaluator plugIn,
            Parameters parameters,
            Function<Boolean, PointEvaluation> function) {
        this.method = method;
        this.plugIn = plugIn;
        this.parameters = parameters;
        this.function = function;
    }

    /** Selects a solver for models, or a simulator for steady-state simulation. */
    public static SelectedEvaluator of(Evaluator plugIn) {
        return EvaluationTechnique.all().stream()
                .flatMap(technique -> technique.evaluator(plugIn).stream())
                .findFirst()
                .orElseThrow();
    }

    /** Returns the method. */
    public EvaluationMethod method() {
        return method;
    }

    /** Returns the name of the plug-in. */
    public String name() {
        return plugIn.name();
    }

    /** Returns its parameters, without those of a network. */
    public Parameters parameters() {
        return parameters;
    }

    /** Returns the solver or simulator. */
    public Evaluator plugIn() {
        return plugIn;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SelectedEvaluator tool
                && method.equals(tool.method)
                && plugIn == tool.plugIn;
    }

    @Override
    public int hashCode() {
        return 31 * method.hashCode() + System.identityHashCode(plugIn);
    }

    /**
     * Prepares the evaluation of a curve.
     *
     * @param overLoad whether its points differ in load only and can share what does not depend on
     *     it
     */
    PointEvaluation function(boolean overLoad) {
        return function.apply(overLoad);
    }
}
