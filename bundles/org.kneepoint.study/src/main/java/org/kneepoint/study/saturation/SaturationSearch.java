// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.study.run.RunRequest;

/**
 * Finds where networks saturate. A model is asked for eight loads at once until its interval is a
 * millionth wide. A simulation starts around what the model says, else below the capacity of the
 * network, and narrows the interval by two loads at once, as far as the tolerance or the time goes.
 */
public final class SaturationSearch {
    /** Where a simulation starts, if nothing is known of the network. */
    private static final double DEFAULT_START_LOAD = 0.5;

    /** Any load will do to see whether a combination of words can be simulated. */
    private static final String SOME = "0.01";

    /** Part of its capacity that a network reaches. */
    private static final double CAPACITY_FRACTION = 0.7;

    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final LongSupplier clock;

    /** Searches with what is installed now, whatever becomes of it. */
    public SaturationSearch(Catalogue catalogue, EvaluationService evaluation) {
        this(catalogue, evaluation, System::nanoTime);
    }

    /** With another clock, in nanoseconds. */
    SaturationSearch(Catalogue catalogue, EvaluationService evaluation, LongSupplier clock) {
        this.catalogue = catalogue.snapshot();
        this.evaluation = evaluation.snapshot();
        this.clock = clock;
    }

    /** One search: who is asked, with which words. */
    private record SearchTask(SelectedEvaluator evaluator, Map<String, String> settings) {}

    /**
     * Answers a question.
     *
     * @param progress the caller's side; when it cancels, the findings end with what is known so
     *     far
     * @return a finding for each method and combination of words, those of the model first; one
     *     that a method refuses is failed
     * @throws BadInput if a word or value is not allowed, everything is refused, or a method that
     *     is asked alone or a simulator refuses a combination
     */
    public List<SaturationResult> search(SaturationQuery query, Progress progress) {
        ParameterCombinations combinations = new ParameterCombinations(evaluation, query);
        combinations.requireKnown();
        List<SearchTask> tasks = new ArrayList<>();
        for (SelectedEvaluator evaluator : query.evaluators()) {
            combinations
                    .of(evaluator)
                    .forEach(settings -> tasks.add(new SearchTask(evaluator, settings)));
        }
        requireSimulated(query, tasks, progress);
        List<SaturationResult> results = new ArrayList<>();
        List<BadInput> refusals = new ArrayList<>();
        for (int i = 0; i < tasks.size() && !progress.isCancelled(); i++) {
            Progress part = progress.part((double) i / tasks.size(), (i + 1.0) / tasks.size());
            SearchDeadline deadline = new SearchDeadline(part, clock, query.timeout());
            SearchTask task = tasks.get(i);
            try {
                results.add(finding(query, task, combinations, results, deadline));
            } catch (BadInput e) {
                if (query.evaluators().size() == 1) {
                    throw e;
                }
                refusals.add(e);
                results.add(
                        SaturationResultBuilder.refused(
                                query.network(), task.evaluator(), task.settings(), e));
            }
        }
        if (!refusals.isEmpty() && refusals.size() == results.size()) {
            throw refusals.get(0);
        }
        return results;
    }

    /** Of several combinations the last must not be refused after minutes spent on the first. */
    private void requireSimulated(
            SaturationQuery query, List<SearchTask> tasks, Progress progress) {
        List<SearchTask> simulated =
                tasks.stream()
                        .filter(
                                task ->
                                        task.evaluator()
                                                .method()
                                                .equals(EvaluationMethod.SIMULATION))
                        .toList();
        if (simulated.size() < 2) {
            return;
        }
        for (SearchTask task : simulated) {
            Map<String, String> settings = new LinkedHashMap<>(task.settings());
            settings.put(StandardParameters.LOAD.name(), SOME);
            SelectedEvaluator evaluator = task.evaluator();
            String network = query.network();
            evaluation.plan(
                    new RunRequest(evaluator.method(), network, evaluator.name(), settings),
                    progress);
        }
    }

    private SaturationResult finding(
            SaturationQuery query,
            SearchTask task,
            ParameterCombinations combinations,
            List<SaturationResult> before,
            SearchDeadline deadline) {
        double bound = bound(query.network(), task.evaluator(), task.settings());
        SearchStrategy plan =
                task.evaluator().method().equals(EvaluationMethod.MODEL)
                        ? SearchStrategy.ofModel(bound)
                        : SearchStrategy.ofSimulation(
                                guess(query, task, combinations, before, deadline),
                                bound,
                                query.tolerance());
        LoadProbe probe = probe(query, task, deadline);
        BracketSearch search = new BracketSearch(probe, plan);
        SearchEnd end = search.run();
        SaturationResultBuilder outcome =
                new SaturationResultBuilder(
                        query.network(), task.evaluator(), task.settings(), plan, deadline);
        Optional<LossyNetworkSummary> summary = relief(probe, search.evidence(), end, plan);
        return outcome.finding(search.evidence(), end, summary);
    }

    private LoadProbe probe(SaturationQuery query, SearchTask task, SearchDeadline deadline) {
        return new EvaluatorProbe(
                evaluation,
                query.network(),
                task.evaluator(),
                task.settings(),
                deadline,
                query.timeout());
    }

    /** Of a network that carries all that may be offered there is nothing more to tell. */
    private Optional<LossyNetworkSummary> relief(
            LoadProbe probe, SearchTrials trials, SearchEnd end, SearchStrategy plan) {
        boolean relieved =
                end == SearchEnd.LOSSY
                        || end == SearchEnd.STEADY_AT_MAXIMUM && trials.any(LoadTrial::isLosing);
        if (!relieved || !probe.hasTimeLeft()) {
            return Optional.empty();
        }
        double highest =
                trials.current().stream()
                        .filter(LoadTrial::isSteadyByLoss)
                        .mapToDouble(LoadTrial::load)
                        .findFirst()
                        .orElse(plan.bound());
        return Optional.of(LossyNetworkSummary.of(probe, highest, catalogue.metrics()));
    }

    private double guess(
            SaturationQuery query,
            SearchTask task,
            ParameterCombinations combinations,
            List<SaturationResult> before,
            SearchDeadline deadline) {
        OptionalDouble told =
                before.stream()
                        .filter(finding -> agree(finding.settings(), task.settings()))
                        .flatMapToDouble(finding -> finding.load().stream())
                        .findFirst();
        if (told.isEmpty() && query.solver().isEmpty()) {
            told = byModel(query, task, combinations, deadline);
        }
        return told.orElseGet(
                () ->
                        capacity(query.network(), task.settings())
                                        .orElse(DEFAULT_START_LOAD / CAPACITY_FRACTION)
                                * CAPACITY_FRACTION);
    }

    private static boolean agree(Map<String, String> some, Map<String, String> others) {
        return some.entrySet().stream()
                .allMatch(e -> others.getOrDefault(e.getKey(), e.getValue()).equals(e.getValue()));
    }

    /** A model that nobody asked for tells at least where to begin. */
    private OptionalDouble byModel(
            SaturationQuery query,
            SearchTask task,
            ParameterCombinations combinations,
            SearchDeadline deadline) {
        try {
            SelectedEvaluator solver = evaluation.tool(EvaluationMethod.MODEL, query.network(), "");
            Map<String, String> settings = combinations.retained(solver, task.settings());
            SearchStrategy plan = SearchStrategy.ofModel(bound(query.network(), solver, settings));
            BracketSearch search =
                    new BracketSearch(
                            probe(query, new SearchTask(solver, settings), deadline), plan);
            search.run();
            return search.evidence().high();
        } catch (BadInput e) {
            return OptionalDouble.empty();
        }
    }

    private OptionalDouble capacity(String network, Map<String, String> settings) {
        try {
            return catalogue
                    .topology(network)
                    .map(
                            topology -> {
                                Map<String, String> own = new LinkedHashMap<>(settings);
                                own.keySet().retainAll(topology.parameters().names());
                                return topology.build(
                                        Scenario.of(network, topology.parameters(), own));
                            })
                    .map(Network::capacity)
                    .orElse(OptionalDouble.empty());
        } catch (RuntimeException e) {
            // what is wrong with the network the simulation will tell
            return OptionalDouble.empty();
        }
    }

    private double bound(
            String network, SelectedEvaluator evaluator, Map<String, String> settings) {
        Parameters parameters = evaluation.parameters(network, evaluator, settings);
        ArrivalLimit arrivals = new ArrivalLimit(catalogue, network, parameters, settings);
        return parameters
                .find(StandardParameters.LOAD.name())
                .map(load -> HighestLoad.of(load, arrivals::canOffer))
                .orElseThrow(
                        () ->
                                BadInput.because(
                                        MethodCommand.of(evaluator.method()).evaluatorParameter(),
                                        evaluator.name(),
                                        evaluator.name() + " has no load to vary"));
    }
}
