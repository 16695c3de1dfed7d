// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.Tool;
import org.kneepoint.study.run.RunRequest;

/**
 * Finds where networks saturate. A model is asked for eight loads at once until its interval is a
 * millionth wide. A simulation starts around what the model says, else below the capacity of the
 * network, and narrows the interval by two loads at once, as far as the tolerance or the time goes.
 */
public final class SaturationSearch {
    /** Where a simulation starts, if nothing is known of the network. */
    private static final double USUAL = 0.5;

    /** Any load will do to see whether a combination of words can be simulated. */
    private static final String SOME = "0.01";

    /** Part of its capacity that a network reaches. */
    private static final double REACHED = 0.7;

    private final Catalogue catalogue;
    private final Evaluation evaluation;
    private final LongSupplier clock;

    /** Searches with what is installed now, whatever becomes of it. */
    public SaturationSearch(Catalogue catalogue, Evaluation evaluation) {
        this(catalogue, evaluation, System::nanoTime);
    }

    /** With another clock, in nanoseconds. */
    SaturationSearch(Catalogue catalogue, Evaluation evaluation, LongSupplier clock) {
        this.catalogue = catalogue.snapshot();
        this.evaluation = evaluation.snapshot();
        this.clock = clock;
    }

    /** One search: who is asked, with which words. */
    private record Task(Tool tool, Map<String, String> words) {}

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
    public List<Finding> findings(Question question, Progress progress) {
        Combinations combinations = new Combinations(evaluation, question);
        combinations.requireKnown();
        List<Task> tasks = new ArrayList<>();
        for (Tool tool : question.tools()) {
            combinations.of(tool).forEach(words -> tasks.add(new Task(tool, words)));
        }
        requireSimulated(question, tasks, progress);
        List<Finding> findings = new ArrayList<>();
        List<BadInput> refusals = new ArrayList<>();
        for (int i = 0; i < tasks.size() && !progress.isCancelled(); i++) {
            Progress part = progress.part((double) i / tasks.size(), (i + 1.0) / tasks.size());
            Deadline deadline = new Deadline(part, clock, question.within());
            Task task = tasks.get(i);
            try {
                findings.add(finding(question, task, combinations, findings, deadline));
            } catch (BadInput e) {
                if (question.tools().size() == 1) {
                    throw e;
                }
                refusals.add(e);
                findings.add(Outcome.refused(question.network(), task.tool(), task.words(), e));
            }
        }
        if (!refusals.isEmpty() && refusals.size() == findings.size()) {
            throw refusals.get(0);
        }
        return findings;
    }

    /** Of several combinations the last must not be refused after minutes spent on the first. */
    private void requireSimulated(Question question, List<Task> tasks, Progress progress) {
        List<Task> simulated =
                tasks.stream()
                        .filter(task -> task.tool().method().equals(Method.SIMULATION))
                        .toList();
        if (simulated.size() < 2) {
            return;
        }
        for (Task task : simulated) {
            Map<String, String> words = new LinkedHashMap<>(task.words());
            words.put(StandardParameters.LOAD.name(), SOME);
            Tool tool = task.tool();
            String network = question.network();
            evaluation.plan(new RunRequest(tool.method(), network, tool.name(), words), progress);
        }
    }

    private Finding finding(
            Question question,
            Task task,
            Combinations combinations,
            List<Finding> before,
            Deadline deadline) {
        double bound = bound(question.network(), task.tool(), task.words());
        Plan plan =
                task.tool().method().equals(Method.MODEL)
                        ? Plan.ofModel(bound)
                        : Plan.ofSimulation(
                                guess(question, task, combinations, before, deadline),
                                bound,
                                question.tolerance());
        Probe probe = probe(question, task, deadline);
        BracketSearch search = new BracketSearch(probe, plan);
        Ending ending = search.run();
        Outcome outcome =
                new Outcome(question.network(), task.tool(), task.words(), plan, deadline);
        Optional<Relief> relief = relief(probe, search.evidence(), ending, plan);
        return outcome.finding(search.evidence(), ending, relief);
    }

    private Probe probe(Question question, Task task, Deadline deadline) {
        return new EvaluatedProbe(
                evaluation,
                question.network(),
                task.tool(),
                task.words(),
                deadline,
                question.within());
    }

    /** Of a network that carries all that may be offered there is nothing more to tell. */
    private Optional<Relief> relief(Probe probe, Evidence evidence, Ending ending, Plan plan) {
        boolean relieved =
                ending == Ending.RELIEVED
                        || ending == Ending.BOUND && evidence.any(Trial::isLosing);
        if (!relieved || !probe.isOpen()) {
            return Optional.empty();
        }
        double highest =
                evidence.current().stream()
                        .filter(Trial::isRelieved)
                        .mapToDouble(Trial::load)
                        .findFirst()
                        .orElse(plan.bound());
        return Optional.of(Relief.of(probe, highest, catalogue.metrics()));
    }

    private double guess(
            Question question,
            Task task,
            Combinations combinations,
            List<Finding> before,
            Deadline deadline) {
        OptionalDouble told =
                before.stream()
                        .filter(finding -> agree(finding.words(), task.words()))
                        .flatMapToDouble(finding -> finding.load().stream())
                        .findFirst();
        if (told.isEmpty() && question.solver().isEmpty()) {
            told = byModel(question, task, combinations, deadline);
        }
        return told.orElseGet(
                () -> capacity(question.network(), task.words()).orElse(USUAL / REACHED) * REACHED);
    }

    private static boolean agree(Map<String, String> some, Map<String, String> others) {
        return some.entrySet().stream()
                .allMatch(e -> others.getOrDefault(e.getKey(), e.getValue()).equals(e.getValue()));
    }

    /** A model that nobody asked for tells at least where to begin. */
    private OptionalDouble byModel(
            Question question, Task task, Combinations combinations, Deadline deadline) {
        try {
            Tool solver = evaluation.tool(Method.MODEL, question.network(), "");
            Map<String, String> words = combinations.retained(solver, task.words());
            Plan plan = Plan.ofModel(bound(question.network(), solver, words));
            BracketSearch search =
                    new BracketSearch(probe(question, new Task(solver, words), deadline), plan);
            search.run();
            return search.evidence().high();
        } catch (BadInput e) {
            return OptionalDouble.empty();
        }
    }

    private OptionalDouble capacity(String network, Map<String, String> words) {
        try {
            return catalogue
                    .topology(network)
                    .map(
                            topology -> {
                                Map<String, String> own = new LinkedHashMap<>(words);
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

    private double bound(String network, Tool tool, Map<String, String> words) {
        Parameters parameters = evaluation.parameters(network, tool, words);
        Arrivals arrivals = new Arrivals(catalogue, network, parameters, words);
        return parameters
                .find(StandardParameters.LOAD.name())
                .map(load -> HighestLoad.of(load, arrivals::offer))
                .orElseThrow(() -> new BadInput(tool.name() + " has no load to vary"));
    }
}
