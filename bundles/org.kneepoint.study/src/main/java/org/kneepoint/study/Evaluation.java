// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RampSimulator;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.Topology;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Has scenarios evaluated by what is installed, and makes curves of the points. */
@Component(service = Evaluation.class)
public final class Evaluation {
    private final Catalogue catalogue;
    private final Clock clock;
    private final Bundles bundles;
    private final Verdicts verdicts;

    /** Evaluates with what the catalogue holds. */
    @Activate
    public Evaluation(@Reference Catalogue catalogue) {
        this(catalogue, Clock.systemUTC(), new Bundles(), new Verdicts());
    }

    private Evaluation(Catalogue catalogue, Clock clock, Bundles bundles, Verdicts verdicts) {
        this.catalogue = catalogue;
        this.clock = clock;
        this.bundles = bundles;
        this.verdicts = verdicts;
    }

    /**
     * Returns an evaluation with what is installed now, whatever becomes of it, for work of several
     * steps. A single step keeps to what was there when it began anyway.
     */
    public Evaluation snapshot() {
        return new Evaluation(catalogue.snapshot(), clock, bundles, verdicts);
    }

    /**
     * Picks the solver of a network.
     *
     * @param network the network's name
     * @param name the solver's name, or an empty text for the default: the first that treats the
     *     network
     * @throws org.kneepoint.api.scenario.BadInput if the network or the solver is unknown or they
     *     do not fit
     */
    public Solver solver(String network, String name) {
        return (Solver) Way.SOLVE.pick(catalogue, network, name);
    }

    /**
     * Picks the simulator of a network.
     *
     * @param network the network's name
     * @param name the simulator's name, or an empty text for the default: the first that treats the
     *     network
     * @throws org.kneepoint.api.scenario.BadInput if the network or the simulator is unknown or
     *     they do not fit
     */
    public Simulator simulator(String network, String name) {
        return (Simulator) Way.SIMULATE.pick(catalogue, network, name);
    }

    /**
     * Returns the words of a solver or simulator alone, those that all of its kind take included.
     */
    public static Parameters parameters(Evaluator evaluator) {
        return Vocabulary.own(evaluator);
    }

    /** Returns the words that apply to a network, its traffic left to the defaults. */
    public Parameters parameters(String network, Evaluator evaluator) {
        return parameters(network, evaluator, Map.of());
    }

    /**
     * Returns the words that apply when something evaluates a network, in the order of the columns.
     *
     * @param words what is given so far; it decides which patterns, arrival processes and lengths
     *     there are words for
     * @throws org.kneepoint.api.scenario.BadInput if one of these is unknown
     */
    public Parameters parameters(String network, Evaluator evaluator, Map<String, String> words) {
        return new Vocabulary(catalogue, network, evaluator).with(words);
    }

    /**
     * Solves a network for all points that the words stand for.
     *
     * @param network the network's name
     * @param solver from {@link #solver}
     * @param words names and texts, ranges and lists among them, in the user's order
     * @param run the caller's side, also a {@link SweepRun}; when it cancels, the curves end with
     *     the points done so far
     * @return one curve for each combination of the words that vary beside the axis
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not allowed
     */
    public List<Curve> solve(String network, Solver solver, Map<String, String> words, Run run) {
        Catalogue now = catalogue.snapshot();
        List<Line> lines = lines(now, Way.SOLVE, network, solver, words);
        Solving solving = new Solving(solver, assembly(now), kept(now, lines));
        solving.check(lines, run);
        return solving.curves(lines, SweepRun.of(run));
    }

    /**
     * Simulates a network for all points that the words stand for, on all processors.
     *
     * @param network the network's name
     * @param simulator from {@link #simulator}
     * @param words names and texts, ranges and lists among them, in the user's order
     * @param run the caller's side, also a {@link SweepRun}, told and asked by the calling thread
     *     only; when it cancels, the curves end with the points begun so far
     * @return one curve for each combination of the words that vary beside the axis; where {@code
     *     replications} is above 1, each point stands for so many runs
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not allowed
     */
    public List<Curve> simulate(
            String network, Simulator simulator, Map<String, String> words, Run run) {
        return simulation(network, simulator, words, run).apply(run);
    }

    /**
     * Checks a simulation without running anything, for callers that have something long to do
     * before it.
     *
     * @param checking the caller's side of the check
     * @return what runs it and returns its curves, as {@link #simulate} does
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not allowed
     */
    public Function<Run, List<Curve>> simulation(
            String network, Simulator simulator, Map<String, String> words, Run checking) {
        Catalogue now = catalogue.snapshot();
        List<Line> lines = lines(now, Way.SIMULATE, network, simulator, words);
        Simulating simulating = new Simulating(simulator, assembly(now), kept(now, lines));
        simulating.check(lines, checking);
        return run -> simulating.curves(lines, SweepRun.of(run));
    }

    /**
     * Checks words and schedules the runs that they stand for, for callers that keep what each run
     * gives.
     *
     * @param method how the points are made; by ramps each combination of the words and each seed
     *     is a run and a curve
     * @param network the network's name
     * @param tool the solver's or simulator's name, or an empty text for the default
     * @param words names and texts, ranges and lists among them, as often as there are sets of them
     * @return the runs of the first words before those of the next
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not allowed
     */
    public Schedule schedule(
            Method method, String network, String tool, List<Map<String, String>> words) {
        Catalogue now = catalogue.snapshot();
        Way way = Way.of(method);
        Evaluator evaluator = way.pick(now, network, tool);
        List<Line> lines =
                words.stream()
                        .flatMap(w -> lines(now, way, network, evaluator, w).stream())
                        .toList();
        return new Scheduling(now, assembly(now), kept(now, lines)).of(way, evaluator, lines);
    }

    /**
     * Picks what raises the load of a network.
     *
     * @param network the network's name
     * @param name the simulator's name, or an empty text for the default: the first that can
     * @return an evaluator whose words are those of a ramp
     * @throws org.kneepoint.api.scenario.BadInput if the network or the simulator is unknown or
     *     they do not fit
     */
    public Evaluator ramped(String network, String name) {
        return Way.RAMP.pick(catalogue, network, name);
    }

    /**
     * Raises the load of a network in one run for each combination of the words and each seed, on
     * all processors.
     *
     * @param network the network's name
     * @param ramped from {@link #ramped}
     * @param words names and texts, ranges and lists among them, in the user's order
     * @param run the caller's side, also a {@link SweepRun}, told and asked by the calling thread
     *     only; when it cancels, the curves end with the windows passed so far
     * @return one curve for each run; where {@code replications} is above 1, so many for each
     *     combination, each with a seed of its own
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not allowed
     */
    public List<Curve> ramp(String network, Evaluator ramped, Map<String, String> words, Run run) {
        return ramps(network, ramped, words, run).apply(run);
    }

    /**
     * Checks ramps without running anything.
     *
     * @param checking the caller's side of the check
     * @return what runs them and returns their curves, as {@link #ramp} does
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not allowed
     */
    public Function<Run, List<Curve>> ramps(
            String network, Evaluator ramped, Map<String, String> words, Run checking) {
        Catalogue now = catalogue.snapshot();
        List<Line> lines = lines(now, Way.RAMP, network, ramped, words);
        RampSimulator simulator = ((RampedLoad) ramped).simulator();
        Ramping ramping = new Ramping(simulator, assembly(now), kept(now, lines));
        ramping.check(lines, checking);
        List<Line> ramps = Ramping.each(lines);
        return run -> ramping.curves(ramps, SweepRun.of(run));
    }

    /** The evaluator was picked a moment ago; its network may have gone since. */
    private static List<Line> lines(
            Catalogue now,
            Way way,
            String network,
            Evaluator evaluator,
            Map<String, String> words) {
        if (now.topology(network).isEmpty() && !evaluator.networks().contains(network)) {
            throw BadInput.unknown("network", network, now.networks());
        }
        Vocabulary vocabulary = new Vocabulary(now, network, evaluator);
        Parameters known = vocabulary.with(words);
        refuseWordsOfOthers(now, way, network, known, words);
        Sweep sweep = Sweep.of(network, known, words, StandardParameters.LOAD, vocabulary::with);
        return Line.of(way, evaluator, sweep);
    }

    /** A word that only another model or simulator of the network knows is called by its owner. */
    private static void refuseWordsOfOthers(
            Catalogue now, Way way, String network, Parameters known, Map<String, String> words) {
        for (String word : words.keySet()) {
            if (!known.names().contains(word)) {
                if (way == Way.RAMP && isOfSteadyRuns(now, network, word)) {
                    throw new BadInput(
                            word
                                    + "= is a word of steady runs: the load of a ramp grows by slew="
                                    + " from start= to end=");
                }
                ownerOf(now, word, network, words)
                        .ifPresent(
                                owner -> {
                                    throw new BadInput(
                                            word
                                                    + "= is a word of the "
                                                    + owner
                                                    + ": this "
                                                    + way.noun()
                                                    + " of "
                                                    + network
                                                    + " does not know it");
                                });
            }
        }
    }

    private static boolean isOfSteadyRuns(Catalogue now, String network, String word) {
        return word.equals(Sweep.AXIS)
                || Way.SIMULATE.able(now, network).stream()
                        .anyMatch(simulator -> simulator.parameters().names().contains(word));
    }

    private static Optional<String> ownerOf(
            Catalogue now, String word, String network, Map<String, String> words) {
        for (Way way : Way.values()) {
            for (Evaluator owner : way.able(now, network)) {
                Vocabulary theirs = new Vocabulary(now, network, owner);
                if (PlugIn.attempt(
                        () -> theirs.with(words).names().contains(word), failure -> false)) {
                    return Optional.of(way.noun() + " " + owner.name());
                }
            }
        }
        return Optional.empty();
    }

    private Assembly assembly(Catalogue now) {
        return new Assembly(now, verdicts);
    }

    /** Makes sure of the plug-ins until the end of a run, and tells of them. */
    private Provenance kept(Catalogue now, List<Line> lines) {
        Way way = lines.get(0).way();
        Evaluator evaluator = RampedLoad.plugIn(lines.get(0).evaluator());
        List<Described> parts = Vocabulary.parts(now, lines);
        List<Described> plugIns = new ArrayList<>(parts);
        plugIns.add(evaluator);
        bundles.load(plugIns);
        Bundles.Content bundle = bundles.content(evaluator);
        Provenance provenance =
                Provenance.UNKNOWN
                        .with(way.noun(), evaluator.name())
                        .with("bundle", bundle.name())
                        .with("version", bundle.version())
                        .with("sha256", bundle.sha256());
        return withBundles(provenance, parts)
                .with("java", Runtime.version().toString())
                .with("os", System.getProperty("os.name") + " " + System.getProperty("os.arch"))
                .with("time", Instant.now(clock).truncatedTo(ChronoUnit.SECONDS).toString());
    }

    private Provenance withBundles(Provenance provenance, List<Described> parts) {
        Map<String, Set<String>> named = new LinkedHashMap<>();
        for (Described part : parts) {
            String entry = part instanceof Topology ? "topology bundle" : "traffic bundle";
            named.computeIfAbsent(entry, e -> new LinkedHashSet<>())
                    .add(bundles.content(part).toString());
        }
        Provenance all = provenance;
        for (Map.Entry<String, Set<String>> entry : named.entrySet()) {
            all = all.with(entry.getKey(), String.join(", ", entry.getValue()));
        }
        return all;
    }
}
