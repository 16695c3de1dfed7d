// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.ModelledWords;
import org.kneepoint.study.Sweep;

/** From one line of words those of each method, and from lists the combinations of their values. */
final class Combinations {
    private final Catalogue catalogue;
    private final Evaluation evaluation;
    private final Question question;

    Combinations(Catalogue catalogue, Evaluation evaluation, Question question) {
        this.catalogue = catalogue;
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
        question.evaluators().forEach(e -> known.addAll(parameters(e, question.words()).names()));
        for (String word : question.words().keySet()) {
            if (!known.contains(word)) {
                throw unknown(word, known);
            }
        }
        if (question.solver().isPresent() && question.simulator().isPresent()) {
            ModelledWords.require(
                    parameters(question.simulator().get(), question.words()),
                    parameters(question.solver().get(), question.words()),
                    question.words());
        }
    }

    private BadInput unknown(String word, Set<String> known) {
        List<Evaluator> others = new ArrayList<>(catalogue.solversOf(question.network()));
        others.addAll(catalogue.simulatorsOf(question.network()));
        others.removeAll(question.evaluators());
        for (Evaluator other : others) {
            if (other.parameters().find(word).isPresent()) {
                return new BadInput(
                        word + "= is a word of " + other.name() + ", which is not asked");
            }
        }
        known.removeAll(List.of(StandardParameters.LOAD.name(), StandardParameters.RATE.name()));
        known.addAll(List.of("by", Question.TOLERANCE.name(), Question.WITHIN.name()));
        return BadInput.unknown("parameter", word, known);
    }

    /**
     * Returns the words of every combination for one method, checked one by one. A simulation
     * beside a model is of what the model stands for, see {@link ModelledWords}.
     *
     * @throws BadInput if a value is not allowed
     */
    List<Map<String, String>> of(Evaluator evaluator) {
        Map<String, String> own = retained(evaluator, question.words());
        if (evaluator instanceof Simulator && question.solver().isPresent()) {
            Parameters modelled = parameters(question.solver().get(), question.words());
            own.putAll(ModelledWords.of(parameters(evaluator, own), modelled, own.keySet()));
        }
        Sweep sweep =
                Sweep.of(
                        question.network(),
                        open(parameters(evaluator, own)),
                        own,
                        StandardParameters.LOAD);
        return sweep.lines().stream()
                .flatMap(List::stream)
                .map(scenario -> retained(evaluator, given(scenario, own)))
                .distinct()
                .toList();
    }

    /** Returns those of some words that apply when this evaluates the network. */
    Map<String, String> retained(Evaluator evaluator, Map<String, String> words) {
        Map<String, String> own = new LinkedHashMap<>(words);
        own.keySet().retainAll(parameters(evaluator, words).names());
        return own;
    }

    private Parameters parameters(Evaluator evaluator, Map<String, String> words) {
        return evaluation.parameters(question.network(), evaluator, words);
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
