// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.FileParameters;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.run.RunTask;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Plans and executes run requests with the installed plug-ins. */
@Component(service = EvaluationService.class)
public final class EvaluationService {
    /** Where a detached executor works that is chosen by the property. */
    private static final ExecutionSite WORKING_FOLDER =
            ExecutionSite.temporary(Path.of("").toAbsolutePath(), line -> {});

    private final Catalogue catalogue;
    private final InstalledExecutors executors;
    private final RunExecutor executor;
    private final PlugInAdmission admission;
    private final ProvenanceRecorder provenanceRecorder;
    private final VerdictCache verdictCache;

    /** Evaluates with the plug-ins of a catalogue by the selected executor. */
    @Activate
    public EvaluationService(BundleContext context, @Reference Catalogue catalogue) {
        this(catalogue, InstalledExecutors.of(context));
    }

    /** Evaluates with the plug-ins of a catalogue in this process. */
    public EvaluationService(Catalogue catalogue) {
        this(catalogue, Map.of(InstalledExecutors.LOCAL, new LocalExecutor()));
    }

    /**
     * Evaluates with the plug-ins of a catalogue by some executors.
     *
     * @param executors by name; without a choice, that of the name local
     */
    public EvaluationService(Catalogue catalogue, Map<String, RunExecutor> executors) {
        this(catalogue, new InstalledExecutors(() -> executors, () -> null));
    }

    private EvaluationService(Catalogue catalogue, InstalledExecutors executors) {
        this(
                catalogue,
                executors,
                executors.executor(ExecutorChoice.DEFAULT, WORKING_FOLDER),
                new ProvenanceRecorder(),
                new VerdictCache());
    }

    private EvaluationService(
            Catalogue catalogue,
            InstalledExecutors executors,
            RunExecutor executor,
            ProvenanceRecorder provenanceRecorder,
            VerdictCache verdictCache) {
        this.catalogue = catalogue;
        this.executors = executors;
        this.executor = executor;
        this.admission = new PlugInAdmission(catalogue, executor);
        this.provenanceRecorder = provenanceRecorder;
        this.verdictCache = verdictCache;
    }

    /**
     * Returns a service with the plug-ins installed now, for several plans. A single plan keeps its
     * plug-ins anyway.
     */
    public EvaluationService snapshot() {
        return new EvaluationService(
                catalogue.snapshot(), executors, executor, provenanceRecorder, verdictCache);
    }

    /** Returns the executors of which one can be chosen. */
    public InstalledExecutors executors() {
        return executors;
    }

    /**
     * Returns this service with another executor.
     *
     * @param site where a detached executor keeps its work
     */
    public EvaluationService by(ExecutorChoice choice, ExecutionSite site) {
        return by(executors.executor(choice, site));
    }

    /**
     * Returns this service with the executor that a command chooses, if any.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there is no such executor, or a setting of it
     *     is wrong
     */
    public EvaluationService by(CommandRequest request) {
        ExecutorChoice choice = executors.take(request);
        return choice.isDefault()
                ? this
                : by(choice, ExecutionSite.temporary(request.resolve(""), request::printNotice));
    }

    /** Returns this service with another executor. */
    public EvaluationService by(RunExecutor other) {
        return new EvaluationService(catalogue, executors, other, provenanceRecorder, verdictCache);
    }

    /**
     * Selects the evaluator of a network.
     *
     * @param method the method of evaluation
     * @param network the network's name
     * @param name the evaluator's name, or an empty text for the first that supports the network
     * @throws org.kneepoint.api.scenario.BadInput if a name is unknown or the evaluator does not
     *     support the network
     */
    public SelectedEvaluator evaluator(EvaluationMethod method, String network, String name) {
        return EvaluationTechnique.of(method).pick(catalogue, network, name);
    }

    /** Selects the evaluator of a request. */
    public SelectedEvaluator evaluator(RunRequest request) {
        return evaluator(request.method(), request.network(), request.evaluator());
    }

    /** Returns the evaluators that support a network by a method, the default first. */
    public List<SelectedEvaluator> evaluators(EvaluationMethod method, String network) {
        return EvaluationTechnique.of(method).evaluators(catalogue, network);
    }

    /** Returns the parameters that apply to a network with default routing and traffic. */
    public Parameters parameters(String network, SelectedEvaluator evaluator) {
        return parameters(network, evaluator, Map.of());
    }

    /**
     * Returns the parameters that apply to the evaluation of a network, in the order of the
     * columns.
     *
     * @param settings the settings so far, which select routing, pattern, arrival process and
     *     lengths
     * @throws org.kneepoint.api.scenario.BadInput if the name of a plug-in is unknown
     */
    public Parameters parameters(
            String network, SelectedEvaluator evaluator, Map<String, String> settings) {
        return new ApplicableParameters(catalogue, network, evaluator).of(settings);
    }

    /**
     * Returns parameters of which those that select a plug-in by name, such as the routing, have
     * the installed ones as choices: for forms and completions. A routing of a network that is not
     * built yet can be missing.
     *
     * @param settings the settings so far
     */
    public Parameters withInstalledChoices(
            String network, Map<String, String> settings, Parameters parameters) {
        return new InstalledChoices(catalogue, network, settings, this::routings).of(parameters);
    }

    /**
     * Returns the parameters of a network, its routing and its traffic pattern, without those of an
     * evaluator.
     *
     * @param settings the settings so far, which select routing and pattern
     * @throws org.kneepoint.api.scenario.BadInput if there is no such topology or plug-in
     */
    public Parameters networkParameters(String network, Map<String, String> settings) {
        return new NetworkContexts(catalogue, verdictCache, network).parameters(settings);
    }

    /**
     * Returns networks with routing and traffic pattern, built and checked, without an evaluator:
     * one for each combination of lists in the settings.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there is no such topology, a setting is
     *     invalid, or a network breaks its contract
     */
    public List<NetworkContext> contexts(String network, Map<String, String> settings) {
        Map<String, String> resolved = FileParameters.resolved(catalogue, settings);
        admission.networks(network, resolved);
        return built(network, resolved);
    }

    private List<NetworkContext> built(String network, Map<String, String> settings) {
        return new NetworkContexts(catalogue.snapshot(), verdictCache, network).of(settings);
    }

    /**
     * Asks plug-ins for what a trial is about, in a process that a plug-in may harm.
     *
     * @param checking cancels it; no progress is reported
     * @return why the plug-ins are refused, in one line; empty if they return and have enough
     *     memory, also if they or the settings are wrong
     */
    public Optional<String> attempt(Trial trial, Progress checking) {
        return new TrialAttempt(this::plan, this::built).of(trial, checking);
    }

    /**
     * Returns the names of the routings of a network, its own first; if the settings give no size,
     * all that the topology's description lists and all installed algorithms.
     *
     * @param settings the settings so far
     */
    public List<String> routings(String network, Map<String, String> settings) {
        return catalogue
                .topology(network)
                .map(topology -> admission.routings(topology, settings))
                .orElse(List.of());
    }

    /**
     * Admits that a network is built in this process: see {@link RunExecutor#admit}.
     *
     * @param settings those of the network, among others
     * @throws org.kneepoint.api.scenario.BadInput if its plug-in is refused
     */
    public void admit(Topology topology, Map<String, String> settings) {
        admission.network(topology, settings);
    }

    /**
     * Checks a request and plans its runs.
     *
     * @param checking cancels the check; no progress is reported
     * @throws org.kneepoint.api.scenario.BadInput if the settings are invalid, or no plug-in
     *     supports the request
     */
    public RunPlan plan(RunRequest request, Progress checking) {
        return plan(List.of(request), checking);
    }

    /**
     * Checks requests and plans their runs in order.
     *
     * @param requests at least one; all of the same method, network and evaluator
     * @param checking cancels the check; no progress is reported
     * @throws org.kneepoint.api.scenario.BadInput if the settings are invalid, or no plug-in
     *     supports the request
     */
    public RunPlan plan(List<RunRequest> requests, Progress checking) {
        List<RunRequest> resolved =
                requests.stream()
                        .map(one -> one.with(FileParameters.resolved(catalogue, one.settings())))
                        .toList();
        admission.plan(resolved, checking);
        // a run reports why the check of its point has not ended
        return plan(resolved, checking, overrun -> {});
    }

    private RunPlan plan(List<RunRequest> requests, Progress checking, Consumer<String> overrun) {
        return new RunPlanner(catalogue.snapshot(), verdictCache, provenanceRecorder)
                .plan(requests, checking, overrun);
    }

    /** Plans and evaluates a request without a listener. */
    public List<Curve> evaluate(RunRequest request, Progress progress) {
        return evaluate(request, progress, PointListener.NONE);
    }

    /** Plans and evaluates a request. */
    public List<Curve> evaluate(RunRequest request, Progress progress, PointListener listener) {
        return evaluate(plan(request, progress), progress, listener);
    }

    /**
     * Executes all runs of a plan.
     *
     * @param progress progress and cancellation; if cancelled, the curves end with the points begun
     * @param listener receives every point
     * @return the curves with at least one point begun; with {@code replications} above 1, each
     *     point pools its runs, but each run of a ramp is a curve
     * @throws org.kneepoint.api.scenario.BadInput if the evaluator rejects a scenario
     */
    public List<Curve> evaluate(RunPlan plan, Progress progress, PointListener listener) {
        InMemoryCollector memory = new InMemoryCollector(plan.tasks());
        memory.publish(listener, task -> plan.points(task, memory::points));
        execute(plan, plan.tasks(), memory, progress);
        return plan.curves(memory::points);
    }

    /** Executes some runs of a plan: see {@link RunExecutor}. */
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        executor.execute(plan, tasks, collector, progress);
    }
}
