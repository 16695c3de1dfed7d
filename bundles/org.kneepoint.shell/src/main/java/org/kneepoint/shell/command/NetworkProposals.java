// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.Sweep;

/** What may be typed behind {@code solve} and {@code simulate}: a network, its words, values. */
final class NetworkProposals {
    private final Catalogue catalogue;
    private final Evaluation evaluation;

    NetworkProposals(Catalogue catalogue, Evaluation evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
    }

    /**
     * Returns what the word being typed may become.
     *
     * @param noun the word that chooses who treats the network: solver or simulator
     * @param able who treats a network, the default first
     */
    <T extends Evaluator> List<String> after(
            String noun, Function<String, List<T>> able, List<String> typed, String word) {
        if (typed.isEmpty()) {
            return catalogue.networks().stream().filter(n -> !able.apply(n).isEmpty()).toList();
        }
        String network = typed.get(0);
        List<T> evaluators = able.apply(network);
        if (evaluators.isEmpty()) {
            return List.of();
        }
        Map<String, String> words = words(typed);
        T chosen =
                evaluators.stream()
                        .filter(e -> e.name().equals(words.get(noun)))
                        .findFirst()
                        .orElse(evaluators.get(0));
        Parameters parameters = parameters(network, chosen, words);
        return Proposals.of(parameters)
                .known(StandardParameters.ROUTING.name(), routings(network, words))
                .known(StandardParameters.PATTERN.name(), names(Catalogue.Kind.PATTERN))
                .known(StandardParameters.ARRIVALS.name(), names(Catalogue.Kind.ARRIVALS))
                .known(StandardParameters.LENGTHS.name(), names(Catalogue.Kind.LENGTHS))
                .choice(noun, evaluators.stream().map(Evaluator::name).toList())
                .choice(Sweep.AXIS, numeric(parameters))
                .flag("strict")
                .delivery()
                .after(typed, word);
    }

    private static List<String> numeric(Parameters parameters) {
        return parameters.all().stream().filter(Parameter::isNumeric).map(Parameter::name).toList();
    }

    private static Map<String, String> words(List<String> typed) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String word : typed) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                words.put(word.substring(0, equals), word.substring(equals + 1));
            }
        }
        return words;
    }

    /** A pattern whose name is wrong so far must not keep other words from being proposed. */
    private Parameters parameters(String network, Evaluator evaluator, Map<String, String> words) {
        try {
            return evaluation.parameters(network, evaluator, words);
        } catch (BadInput e) {
            return evaluation.parameters(network, evaluator);
        }
    }

    /**
     * Those of the network that is typed so far, for other sizes may have others; without a size
     * those that the topology tells of.
     */
    private List<String> routings(String network, Map<String, String> words) {
        return catalogue
                .topology(network)
                .map(topology -> routings(topology, words))
                .orElse(List.of());
    }

    private static List<String> routings(Topology topology, Map<String, String> words) {
        Map<String, String> own = new LinkedHashMap<>(words);
        own.keySet().retainAll(topology.parameters().names());
        own.remove(StandardParameters.ROUTING.name());
        try {
            Scenario scenario = Scenario.of(topology.name(), topology.parameters(), own);
            return topology.build(scenario).routings().stream().map(Routing::name).toList();
        } catch (BadInput e) {
            return List.copyOf(topology.description().variants().keySet());
        }
    }

    private List<String> names(Catalogue.Kind kind) {
        return catalogue.all(kind).stream().map(Described::name).toList();
    }
}
