// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.run.MethodCommand;

/** The parameters of commands that evaluate a network, with the installed plug-ins as choices. */
final class NetworkParameters {
    private final EvaluationService evaluation;

    NetworkParameters(EvaluationService evaluation) {
        this.evaluation = evaluation;
    }

    /**
     * Returns the parameters of an evaluation, the one that selects the evaluator and the axis
     * last.
     *
     * @param settings the settings so far
     * @throws org.kneepoint.api.scenario.BadInput if no evaluator supports the network, or a
     *     setting names an unknown plug-in
     */
    Parameters of(EvaluationMethod method, String network, Map<String, String> settings) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        String noun = MethodCommand.of(method).evaluatorParameter();
        String named = own.remove(noun);
        SelectedEvaluator evaluator =
                evaluation.evaluator(method, network, named == null ? "" : named);
        Parameters parameters =
                evaluation.withInstalledChoices(
                        network, own, evaluation.parameters(network, evaluator, own));
        return parameters.and(Parameters.of(evaluators(method, network, noun), axis(parameters)));
    }

    /** The parameter that selects the evaluator, the default first. */
    private Parameter<String> evaluators(EvaluationMethod method, String network, String noun) {
        List<SelectedEvaluator> able = evaluation.evaluators(method, network);
        Parameter<String> choice =
                Parameter.choice(
                        noun,
                        noun + " of the network",
                        able.stream().map(SelectedEvaluator::name).toArray(String[]::new));
        for (SelectedEvaluator one : able) {
            choice = choice.withChoiceMeaning(one.name(), one.plugIn().description().summary());
        }
        return choice;
    }

    private static Parameter<String> axis(Parameters parameters) {
        return Parameter.text(
                        ParameterSweep.AXIS,
                        "the parameter that varies along a curve, if several vary")
                .choices(
                        parameters.all().stream()
                                .filter(Parameter::isNumeric)
                                .map(Parameter::name)
                                .toArray(String[]::new))
                .optional();
    }

    /**
     * Returns the network of a request.
     *
     * @throws BadInput if there is not exactly one operand
     */
    static String network(List<String> operands) {
        if (operands.size() != 1) {
            throw BadInput.missing("the name of a network", "network");
        }
        return operands.get(0);
    }

    /** Returns whether a network has an evaluator of a method. */
    boolean exists(EvaluationMethod method, String network) {
        return !evaluation.evaluators(method, network).isEmpty();
    }

    /** Returns the parameters without some, none of which excludes another. */
    static Parameters without(Parameters parameters, String... names) {
        List<String> omitted = List.of(names);
        return select(parameters, parameter -> !omitted.contains(parameter.name()));
    }

    /** Returns those parameters that meet a condition, none of which excludes another. */
    static Parameters select(Parameters parameters, Predicate<Parameter<?>> condition) {
        return Parameters.of(
                parameters.all().stream().filter(condition).toArray(Parameter<?>[]::new));
    }
}
