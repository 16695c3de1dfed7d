// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.run.RunTask;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Plans and executes run requests with the installed plug-ins. */
@Component(service = EvaluationService.class)
public final class EvaluationService {
    private final Catalogue catalogue;
    private final RunExecutor executor;
    private final ProvenanceRecorder provenanceRecorder;
    private final VerdictCache verdictCache;

    /** Evaluates with what the catalogue holds, by the executor of this process. */
    @Activate
    public EvaluationService(
            @Reference Catalogue catalogue,
            @Reference(target = LocalExecutor.TARGET) RunExecutor executor) {
        this(catalogue, executor, new ProvenanceRecorder(), new VerdictCache());
    }

    /** Evaluates with what the catalogue holds, in this process. */
    public EvaluationService(Catalogue catalogue) {
        this(catalogue, new LocalExecutor());
    }

    private EvaluationService(
            Catalogue catalogue,
            RunExecutor executor,
            ProvenanceRecorder provenanceRecorder,
            VerdictCache verdictCache) {
        this.catalogue = catalogue;
        this.executor = executor;
        this.provenanceRecorder = provenanceRecorder;
        this.verdictCache = verdictCache;
    }

    /**
     * Returns an evaluation with what is installed now, whatever becomes of it, for work of several
     * plans. A single plan keeps to what was there when it was made anyway.
     */
    public EvaluationService snapshot() {
        return new EvaluationService(
                catalogue.snapshot(), executor, provenanceRecorder, verdictCache);
    }

    /**
     * Picks the solver or simulator of a network.
     *
     * @param method by which it is to make points
     * @param network the network's name
     * @param name the solver's or simulator's name, or an empty text for the default: the first
     *     that treats the network
     * @throws org.kneepoint.api.scenario.BadInput if a name is unknown or they do not fit
     */
    public SelectedEvaluator tool(EvaluationMethod method, String network, String name) {
        return EvaluationTechnique.of(method).pick(catalogue, network, name);
    }

    /** Picks the solver or simulator of a request, see {@link #tool(Method, String, String)}. */
    public SelectedEvaluator tool(RunRequest request) {
        return tool(request.method(), request.network(), request.evaluator());
    }

    /** Returns the evaluators that support a network by a method, the default first. */
    public List<SelectedEvaluator> tools(EvaluationMethod method, String network) {
        return EvaluationTechnique.of(method).tools(catalogue, network);
    }

    /** Returns the words that apply to a network, its traffic left to the defaults. */
    public Parameters parameters(String network, SelectedEvaluator evaluator) {
        return parameters(network, evaluator, Map.of());
    }

    /**
     * Returns the words that apply when something evaluates a network, in the order of the columns.
     *
     * @param settings what is given so far; it decides which patterns, arrival processes and
     *     lengths there are words for
     * @throws org.kneepoint.api.scenario.BadInput if one of these is unknown
     */
    public Parameters parameters(
            String network, SelectedEvaluator evaluator, Map<String, String> settings) {
        return new ApplicableParameters(catalogue, network, evaluator).applicable(settings);
    }

    /**
     * Returns the names of the routings of a network, its own first. Other sizes may have others;
     * where the words tell no size, all that the topology tells of and all installed algorithms.
     *
     * @param settings what is given so far
     */
    public List<String> routings(String network, Map<String, String> settings) {
        return catalogue
                .topology(network)
                .map(topology -> AvailableRoutings.names(catalogue, topology, settings))
                .orElse(List.of());
    }

    /**
     * Checks a request and plans its runs; nothing is run.
     *
     * @param checking the caller's side of the check, which gets no progress
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not
     *     allowed, or nothing installed can do it
     */
    public RunPlan plan(RunRequest request, Progress checking) {
        return plan(List.of(request), checking);
    }

    /**
     * Checks requests and plans their runs, those of the first request before those of the next.
     *
     * @param requests at least one; all by the same method, network and tool
     * @param checking the caller's side of the check, which gets no progress
     * @throws org.kneepoint.api.scenario.BadInput if a word or a combination of them is not
     *     allowed, or nothing installed can do it
     */
    public RunPlan plan(List<RunRequest> requests, Progress checking) {
        return new RunPlanner(catalogue.snapshot(), verdictCache, provenanceRecorder)
                .plan(requests, checking);
    }

    /** Plans and evaluates a request that nobody listens to. */
    public List<Curve> evaluate(RunRequest request, Progress progress) {
        return evaluate(request, progress, PointListener.NONE);
    }

    /** Plans and evaluates a request. */
    public List<Curve> evaluate(RunRequest request, Progress progress, PointListener listener) {
        return evaluate(plan(request, progress), progress, listener);
    }

    /**
     * Does all runs of a plan.
     *
     * @param progress the caller's side; when it cancels, the curves end with the points begun so
     *     far
     * @param listener told of every point
     * @return the curves, without those of which no point was begun; where {@code replications} is
     *     above 1, each point stands for so many runs, and of ramps each run is a curve
     * @throws org.kneepoint.api.scenario.BadInput if the solver or simulator refuses a scenario
     */
    public List<Curve> evaluate(RunPlan plan, Progress progress, PointListener listener) {
        InMemoryCollector memory = new InMemoryCollector(plan.tasks());
        memory.publish(listener, task -> plan.points(task, memory::points));
        execute(plan, plan.tasks(), memory, progress);
        return plan.curves(memory::points);
    }

    /** Does some runs of a plan, for callers that keep what each gives: see {@link RunExecutor}. */
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        executor.execute(plan, tasks, collector, progress);
    }
}
