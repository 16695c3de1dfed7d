// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.run.RunRequest;

/** Makes plans of requests with the plug-ins of one snapshot of the catalogue. */
final class Planner {
    private final Catalogue catalogue;
    private final Assembly assembly;
    private final DeadlockFreedom freedom;
    private final Origins origins;

    /**
     * Plans with what is installed.
     *
     * @param catalogue a snapshot
     * @param verdicts takes and gives what is found out about networks
     */
    Planner(Catalogue catalogue, Verdicts verdicts, Origins origins) {
        this.catalogue = catalogue;
        this.assembly = new Assembly(catalogue, verdicts);
        this.freedom = new DeadlockFreedom(assembly);
        this.origins = origins;
    }

    /**
     * Checks requests and plans their runs.
     *
     * @param requests at least one; all by the same method, network and tool
     * @param checking the caller's side of the check, which gets no progress
     * @throws BadInput if a word or a combination of them is not allowed, a scenario cannot be, or
     *     there are more than a million runs
     */
    RunPlan plan(List<RunRequest> requests, Progress checking) {
        RunRequest any = requests.get(0);
        Tool tool = Technique.of(any.method()).pick(catalogue, any.network(), any.tool());
        List<PlannedCurve> curves = new ArrayList<>();
        Set<Described> parts = new LinkedHashSet<>();
        for (RunRequest request : requests) {
            Sweep sweep = sweep(request, tool);
            for (List<Scenario> scenarios : sweep.lines()) {
                scenarios.forEach(scenario -> parts.addAll(assembly.parts(scenario)));
                add(curves, request, tool, sweep, scenarios);
            }
        }
        List<Described> all = List.copyOf(parts);
        var provenance = origins.kept(tool, all);
        RunPlan plan = new RunPlan(requests, tool, curves, all, provenance);
        check(curves, checking);
        return plan;
    }

    private Sweep sweep(RunRequest request, Tool tool) {
        Vocabulary vocabulary = new Vocabulary(catalogue, request.network(), tool);
        Map<String, String> words = request.settings();
        Parameters known = vocabulary.with(words);
        refuseWordsOfOthers(request, known);
        return Sweep.of(request.network(), known, words, StandardParameters.LOAD, vocabulary::with);
    }

    /** Of ramps each scenario with each of its seeds is a curve of its own. */
    private void add(
            List<PlannedCurve> curves,
            RunRequest request,
            Tool tool,
            Sweep sweep,
            List<Scenario> scenarios) {
        List<PlannedPoint> points = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            if (request.method().equals(Method.RAMP)) {
                List<Scenario> runs = Replications.scenarios(scenario);
                Replications.requireModest(curves.size() + runs.size());
                for (Scenario run : runs) {
                    PlannedPoint ramp = point(run, tool, List.of(UnaryOperator.identity()));
                    curves.add(
                            new PlannedCurve(
                                    request, tool, StandardParameters.LOAD, List.of(ramp)));
                }
            } else {
                points.add(point(scenario, tool, Replications.of(scenario)));
            }
        }
        if (!points.isEmpty()) {
            curves.add(new PlannedCurve(request, tool, sweep.axis(), points));
        }
    }

    private PlannedPoint point(Scenario scenario, Tool tool, List<UnaryOperator<Assembled>> seeds) {
        return new PlannedPoint(scenario, tool, assembly, freedom, seeds);
    }

    /** A word that only another model or simulator of the network knows is called by its owner. */
    private void refuseWordsOfOthers(RunRequest request, Parameters known) {
        String noun = Technique.of(request.method()).kind().noun();
        for (String word : request.settings().keySet()) {
            if (known.names().contains(word)) {
                continue;
            }
            if (request.method().equals(Method.RAMP) && isOfSteadyRuns(request.network(), word)) {
                throw new BadInput(
                                word
                                        + "= is a word of steady runs: the load of a ramp grows by slew="
                                        + " from start= to end=")
                        .about(word, "slew", "start", "end");
            }
            Optional<String> owner = ownerOf(request, word);
            if (owner.isPresent()) {
                throw new BadInput(
                                word
                                        + "= is a word of the "
                                        + owner.get()
                                        + ": this "
                                        + noun
                                        + " of "
                                        + request.network()
                                        + " does not know it")
                        .about(word);
            }
        }
    }

    private boolean isOfSteadyRuns(String network, String word) {
        return word.equals(RunRequest.AXIS)
                || Technique.of(Method.SIMULATION).tools(catalogue, network).stream()
                        .anyMatch(tool -> tool.parameters().names().contains(word));
    }

    private Optional<String> ownerOf(RunRequest request, String word) {
        for (Technique<?> technique : Technique.all()) {
            for (Tool owner : technique.tools(catalogue, request.network())) {
                Vocabulary theirs = new Vocabulary(catalogue, request.network(), owner);
                if (PlugIn.attempt(
                        () -> theirs.with(request.settings()).names().contains(word),
                        failure -> false)) {
                    return Optional.of(technique.kind().noun() + " " + owner.name());
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Refuses wrong input, scenario by scenario, each within its time limit. A failure of a plug-in
     * is left to the run, where it fails again. The run that follows begins at 0.
     */
    private static void check(List<PlannedCurve> curves, Progress checking) {
        List<Admission> admissions =
                curves.stream().flatMap(c -> c.points().stream()).map(Admission::new).toList();
        Workers.run(admissions, checking.part(0, 0), Long.MAX_VALUE);
    }

    /** The check of a point. */
    private record Admission(PlannedPoint point) implements Workers.Task<Boolean> {
        @Override
        public Boolean run(Progress progress) {
            return PlugIn.attempt(
                    () -> {
                        point.admit();
                        return true;
                    },
                    failure -> false);
        }

        @Override
        public double limit() {
            return point.limit();
        }

        @Override
        public String plugIn(StackTraceElement[] trace) {
            return PlugIn.named(trace, point.plugIns());
        }

        @Override
        public void givenUp(Throwable why) {
            // the run will tell
        }
    }
}
