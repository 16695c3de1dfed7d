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
 * Searches for the saturation load of networks. By a model, eight loads at a time, until the
 * bracket is a millionth wide. By simulation, two loads at a time, starting around the model's
 * result or below the capacity of the network, until the tolerance or the timeout.
 */
public final class SaturationSearch {
    /** First load of a simulation if the capacity is not known. */
    private static final double DEFAULT_START_LOAD = 0.5;

    /** Any load, to check a combination of settings. */
    private static final String ANY_LOAD = "0.01";

    /** Largest fraction of the timeout in which a model may find where a simulation starts. */
    private static final double GUESS_FRACTION = 0.1;

    /** Fraction of its capacity at which a network is expected to saturate. */
    private static final double CAPACITY_FRACTION = 0.7;

    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final LongSupplier clock;

    /** Searches with the plug-ins installed now. */
    public SaturationSearch(Catalogue catalogue, EvaluationService evaluation) {
        this(catalogue, evaluation, System::nanoTime);
    }

    /** Searches with another clock, in nanoseconds. */
    SaturationSearch(Catalogue catalogue, EvaluationService evaluation, LongSupplier clock) {
        this.catalogue = catalogue.snapshot();
        this.evaluation = evaluation.snapshot();
        this.clock = clock;
    }

    /** One search. */
    private record SearchTask(SelectedEvaluator evaluator, Map<String, String> settings) {}

    /**
     * Searches for each evaluator and combination of settings.
     *
     * @param progress progress and cancellation; if cancelled, the results are those found so far
     * @return a result for each evaluator and combination, those of the model first; failed for a
     *     combination that one of two evaluators rejects
     * @throws BadInput if a setting is invalid, or a combination is rejected by the only evaluator,
     *     by the simulator, or by both
     */
    public List<SaturationResult> search(SaturationQuery query, Progress progress) {
        ParameterCombinations combinations = new ParameterCombinations(evaluation, query);
        List<SearchTask> tasks = tasks(query, combinations);
        requireSimulated(query, tasks, progress);
        List<SaturationResult> results = new ArrayList<>();
        List<BadInput> refusals = new ArrayList<>();
        for (int i = 0; i < tasks.size() && !progress.isCancelled(); i++) {
            Progress part = progress.part((double) i / tasks.size(), (i + 1.0) / tasks.size());
            SearchDeadline deadline = new SearchDeadline(part, clock, query.timeout());
            SearchTask task = tasks.get(i);
            try {
                results.add(result(query, task, combinations, results, deadline));
            } catch (BadInput e) {
                if (query.evaluators().size() == 1) {
                    throw e;
                }
                refusals.add(e);
                results.add(
                        SaturationResultBuilder.rejected(
                                query.network(), task.evaluator(), task.settings(), e));
            }
        }
        if (!refusals.isEmpty() && refusals.size() == results.size()) {
            throw refusals.get(0);
        }
        return results;
    }

    /**
     * Checks a query without a search.
     *
     * @param progress cancels the check
     * @return the number of results that the search has
     * @throws BadInput if a setting is invalid, or a combination is rejected by the only evaluator,
     *     or by both
     */
    public int check(SaturationQuery query, Progress progress) {
        List<SearchTask> tasks = tasks(query, new ParameterCombinations(evaluation, query));
        List<BadInput> refusals = new ArrayList<>();
        for (SearchTask task : tasks) {
            try {
                requireAccepted(query, task, progress);
            } catch (BadInput e) {
                refusals.add(e);
            }
        }
        boolean isOnly = query.evaluators().size() == 1;
        if (!refusals.isEmpty() && (isOnly || refusals.size() == tasks.size())) {
            throw refusals.get(0);
        }
        return tasks.size();
    }

    private static List<SearchTask> tasks(
            SaturationQuery query, ParameterCombinations combinations) {
        combinations.requireKnown();
        List<SearchTask> tasks = new ArrayList<>();
        for (SelectedEvaluator evaluator : query.evaluators()) {
            combinations
                    .of(evaluator)
                    .forEach(settings -> tasks.add(new SearchTask(evaluator, settings)));
        }
        return tasks;
    }

    /** Checks all combinations before the first search, which may take minutes. */
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
        simulated.forEach(task -> requireAccepted(query, task, progress));
    }

    private void requireAccepted(SaturationQuery query, SearchTask task, Progress progress) {
        Map<String, String> settings = new LinkedHashMap<>(task.settings());
        settings.put(StandardParameters.LOAD.name(), ANY_LOAD);
        SelectedEvaluator evaluator = task.evaluator();
        String network = query.network();
        evaluation.plan(
                new RunRequest(evaluator.method(), network, evaluator.name(), settings), progress);
    }

    private SaturationResult result(
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
        LoadProbe probe = probe(query, task, plan, deadline);
        BracketSearch search = new BracketSearch(probe, plan);
        SearchEnd end = search.run();
        SaturationResultBuilder outcome =
                new SaturationResultBuilder(
                        query.network(), task.evaluator(), task.settings(), plan, deadline);
        Optional<LossyNetworkSummary> summary = lossySummary(probe, search.trials(), end, plan);
        return outcome.result(search.trials(), end, summary);
    }

    private LoadProbe probe(
            SaturationQuery query, SearchTask task, SearchStrategy plan, SearchDeadline deadline) {
        return new EvaluatorProbe(
                evaluation,
                query.network(),
                task.evaluator(),
                task.settings(),
                deadline,
                query.timeout(),
                plan.throughputPrecision());
    }

    /** Summarises a network that loses packets or blocks its sources. */
    private Optional<LossyNetworkSummary> lossySummary(
            LoadProbe probe, SearchTrials trials, SearchEnd end, SearchStrategy plan) {
        boolean lossy =
                end == SearchEnd.LOSSY
                        || end == SearchEnd.STEADY_AT_MAXIMUM && trials.any(LoadTrial::isLosing);
        if (!lossy || !probe.hasTimeLeft()) {
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
        OptionalDouble known =
                before.stream()
                        .filter(finding -> agree(finding.settings(), task.settings()))
                        .flatMapToDouble(finding -> finding.load().stream())
                        .findFirst();
        if (known.isEmpty() && query.solver().isEmpty()) {
            known = byModel(query, task, combinations, deadline);
        }
        return known.orElseGet(
                () ->
                        capacity(query.network(), task.settings())
                                        .orElse(DEFAULT_START_LOAD / CAPACITY_FRACTION)
                                * CAPACITY_FRACTION);
    }

    private static boolean agree(Map<String, String> some, Map<String, String> others) {
        return some.entrySet().stream()
                .allMatch(e -> others.getOrDefault(e.getKey(), e.getValue()).equals(e.getValue()));
    }

    /** Estimates the load by a model, if one supports the network and is quick. */
    private OptionalDouble byModel(
            SaturationQuery query,
            SearchTask task,
            ParameterCombinations combinations,
            SearchDeadline deadline) {
        try {
            SelectedEvaluator solver =
                    evaluation.evaluator(EvaluationMethod.MODEL, query.network(), "");
            Map<String, String> settings = combinations.retained(solver, task.settings());
            SearchStrategy plan = SearchStrategy.ofModel(bound(query.network(), solver, settings));
            SearchDeadline part = deadline.part(GUESS_FRACTION);
            BracketSearch search =
                    new BracketSearch(
                            probe(query, new SearchTask(solver, settings), plan, part), plan);
            search.run();
            return search.trials().high();
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
            // the simulation reports the failure
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
