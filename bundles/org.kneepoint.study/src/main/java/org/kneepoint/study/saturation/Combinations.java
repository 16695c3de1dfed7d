// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.Sweep;
import org.kneepoint.study.Tool;
import org.kneepoint.study.comparison.SharedWords;
import org.kneepoint.support.UnknownName;

/** From one line of words those of each method, and from lists the combinations of their values. */
final class Combinations {
    private final Evaluation evaluation;
    private final Question question;

    Combinations(Evaluation evaluation, Question question) {
        this.evaluation = evaluation;
        this.question = question;
    }

    /**
     * Refuses a word that nobody who is asked knows, and what the model lacks beside the
     * simulation.
     *
     * @throws BadInput if there is one, with the names that are nearest or who else knows it
     */
    void requireKnown() {
        Set<String> known = new LinkedHashSet<>();
        question.tools().forEach(t -> known.addAll(parameters(t, question.words()).names()));
        for (String word : question.words().keySet()) {
            if (!known.contains(word)) {
                throw unknown(word, known);
            }
        }
        if (question.solver().isPresent() && question.simulator().isPresent()) {
            SharedWords.requireModelled(
                    question.words(),
                    parameters(question.simulator().get(), question.words()),
                    parameters(question.solver().get(), question.words()));
        }
    }

    private BadInput unknown(String word, Set<String> known) {
        List<Tool> others = new ArrayList<>(evaluation.tools(Method.MODEL, question.network()));
        others.addAll(evaluation.tools(Method.SIMULATION, question.network()));
        others.removeAll(question.tools());
        for (Tool other : others) {
            if (other.parameters().find(word).isPresent()) {
                return new BadInput(
                                word + "= is a word of " + other.name() + ", which is not asked")
                        .about(word);
            }
        }
        known.removeAll(List.of(StandardParameters.LOAD.name(), StandardParameters.RATE.name()));
        known.addAll(List.of("by", Question.TOLERANCE.name(), Question.WITHIN.name()));
        return UnknownName.of("parameter", word, known);
    }

    /**
     * Returns the words of every combination for one method, checked one by one. A simulation
     * beside a model is of what the model stands for, see {@link SharedWords#modelled}.
     *
     * @throws BadInput if a value is not allowed
     */
    List<Map<String, String>> of(Tool tool) {
        Map<String, String> own = retained(tool, question.words());
        if (tool.method().equals(Method.SIMULATION) && question.solver().isPresent()) {
            Parameters modelled = parameters(question.solver().get(), question.words());
            own.putAll(SharedWords.modelled(own.keySet(), parameters(tool, own), modelled));
        }
        Sweep sweep =
                Sweep.of(
                        question.network(),
                        open(parameters(tool, own)),
                        own,
                        StandardParameters.LOAD);
        return sweep.lines().stream()
                .flatMap(List::stream)
                .map(scenario -> retained(tool, given(scenario, own)))
                .distinct()
                .toList();
    }

    /** Returns those of some words that apply when this evaluates the network. */
    Map<String, String> retained(Tool tool, Map<String, String> words) {
        Map<String, String> own = new LinkedHashMap<>(words);
        own.keySet().retainAll(parameters(tool, words).names());
        return own;
    }

    private Parameters parameters(Tool tool, Map<String, String> words) {
        return evaluation.parameters(question.network(), tool, words);
    }

    /** Without a load no scenario is complete, and none is asked to be. */
    private static Parameters open(Parameters parameters) {
        return Parameters.of(
                parameters.all().stream().map(Parameter::optional).toArray(Parameter<?>[]::new));
    }

    private static Map<String, String> given(Scenario scenario, Map<String, String> own) {
        Map<String, String> texts = scenario.words();
        Map<String, String> given = new LinkedHashMap<>();
        own.keySet().forEach(word -> given.put(word, texts.get(word)));
        return given;
    }
}
