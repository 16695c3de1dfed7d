// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.shell.text.ComparisonText;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.comparison.CurveComparison;
import org.kneepoint.study.comparison.SharedSettings;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;

/** {@code compare}: a simulation with its model, or any curves. */
public final class CompareCommand implements SessionCommand {
    private static final String SOLVER = "solver";
    private static final String SIMULATOR = "simulator";
    private static final List<Quantity> PANELS = List.of(Quantities.LATENCY, Quantities.THROUGHPUT);
    private static final int WIDTH = 900;
    private static final int HEIGHT = 700;

    private final Supplier<Optional<ChartWriter>> writer;
    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final NetworkCompletions completions;

    /**
     * Compares with the installed evaluators.
     *
     * @param writer chart writer, if one is installed
     */
    public CompareCommand(
            Catalogue catalogue,
            EvaluationService evaluation,
            Supplier<Optional<ChartWriter>> writer) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.writer = writer;
        this.completions = new NetworkCompletions(catalogue, evaluation);
    }

    @Override
    public String name() {
        return "compare";
    }

    @Override
    public String summary() {
        return "compares a model with its simulation, or curves with each other";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(SessionRequest request) throws IOException {
        Optional<ChartFile> chartFile =
                ChartFile.of(request, writer.get(), new InstalledFormats(catalogue));
        CommandResult result = isNetwork(request) ? ofNetwork(request) : ofCurves(request);
        if (chartFile.isEmpty()) {
            return result;
        }
        Chart chart = Chart.of(result.curves()).quantities(PANELS).size(WIDTH, HEIGHT);
        chartFile.get().draw(Drawing.of(chart), Optional.empty());
        request.printNotice("wrote " + request.displayPath(chartFile.get().file()));
        return result.withoutOutput();
    }

    /** Whether the only operand is a name and not a file. */
    private boolean isNetwork(SessionRequest request) {
        List<Object> operands = request.operands();
        if (operands.isEmpty()) {
            throw BadInput.missing(
                    "the name of a network, or curves (variables, commands in parentheses or CSV"
                            + " files)",
                    "network",
                    "curves");
        }
        if (operands.size() > 1 || !(operands.get(0) instanceof CharSequence name)) {
            return false;
        }
        return catalogue.networks().contains(name.toString())
                || !isFile(request, name)
                        && new InstalledFormats(catalogue).ofFile(name.toString()).isEmpty();
    }

    private static boolean isFile(SessionRequest request, CharSequence name) {
        return Files.isRegularFile(request.resolve(name.toString()));
    }

    private CommandResult ofNetwork(SessionRequest request) {
        String network = request.singleOperand("network");
        EvaluationService now = evaluation.snapshot();
        SelectedEvaluator solver =
                now.evaluator(
                        EvaluationMethod.MODEL, network, request.takeParameter(SOLVER).orElse(""));
        SelectedEvaluator simulator =
                now.evaluator(
                        EvaluationMethod.SIMULATION,
                        network,
                        request.takeParameter(SIMULATOR).orElse(""));
        Map<String, String> settings = request.remainingSettings();
        SharedSettings shared = shared(now, network, solver, simulator, settings);
        RouterClause router =
                RouterClause.of(
                        now.parameters(network, solver, settings),
                        now.parameters(network, simulator, settings));
        RunPlan simulation =
                now.plan(runRequest(network, simulator, shared.simulation()), request.progress());
        RunRequest model = runRequest(network, solver, shared.model());
        List<Curve> models =
                request.runWithProgress(run -> now.evaluate(model, run, request.listener()));
        List<Curve> simulations =
                request.runWithProgress(
                        run ->
                                run.isCancelled()
                                        ? List.of()
                                        : now.evaluate(simulation, run, request.listener()));
        List<Curve> all = new ArrayList<>(simulations);
        all.addAll(models);
        CurveComparison comparison = CurveComparison.of(simulations, models, shared.common());
        if (request.progress().isCancelled()) {
            return comparison.pairs().isEmpty()
                    ? CommandResult.of(all)
                    : execute(all, comparison, router);
        }
        return execute(all, comparison.requireShared(), router);
    }

    private static SharedSettings shared(
            EvaluationService now,
            String network,
            SelectedEvaluator solver,
            SelectedEvaluator simulator,
            Map<String, String> settings) {
        Parameters simulated = now.parameters(network, simulator, settings);
        Parameters modelled = now.parameters(network, solver, settings);
        return SharedSettings.split(settings, simulated, modelled);
    }

    private static RunRequest runRequest(
            String network, SelectedEvaluator evaluator, Map<String, String> settings) {
        return new RunRequest(evaluator.method(), network, evaluator.name(), settings);
    }

    private CommandResult ofCurves(SessionRequest request) throws IOException {
        for (Object operand : request.operands()) {
            if (operand instanceof CharSequence name
                    && catalogue.networks().contains(name.toString())
                    && !isFile(request, name)) {
                throw BadInput.because(
                        "curves",
                        name,
                        name
                                + " is a network: to compare networks, give their curves:"
                                + " compare (solve "
                                + name
                                + " ...) (solve ...)");
            }
        }
        request.requireNoSettings();
        List<Curve> curves = request.curves();
        return execute(curves, CurveComparison.of(curves).requireShared(), RouterClause.NONE);
    }

    private static CommandResult execute(
            List<Curve> curves, CurveComparison comparison, RouterClause router) {
        return CommandResult.of(
                curves, width -> ComparisonText.of(comparison, router, width), comparison.table());
    }

    @Override
    public Parameters parameters(List<String> operands, Map<String, String> settings) {
        if (operands.isEmpty()) {
            return parameters();
        }
        NetworkParameters network = new NetworkParameters(evaluation);
        return network.of(EvaluationMethod.SIMULATION, operands.get(0), settings)
                .and(network.of(EvaluationMethod.MODEL, operands.get(0), settings));
    }

    @Override
    public RequestSize check(
            List<String> operands, Map<String, String> settings, Progress progress) {
        String network = NetworkParameters.network(operands);
        Map<String, String> own = new LinkedHashMap<>(settings);
        String solverName = own.remove(SOLVER);
        String simulatorName = own.remove(SIMULATOR);
        EvaluationService now = evaluation.snapshot();
        SelectedEvaluator solver =
                now.evaluator(EvaluationMethod.MODEL, network, Objects.toString(solverName, ""));
        SelectedEvaluator simulator =
                now.evaluator(
                        EvaluationMethod.SIMULATION, network, Objects.toString(simulatorName, ""));
        SharedSettings shared = shared(now, network, solver, simulator, own);
        RunPlan simulation =
                now.plan(runRequest(network, simulator, shared.simulation()), progress);
        RunPlan model = now.plan(runRequest(network, solver, shared.model()), progress);
        return new RequestSize(
                simulation.curves() + model.curves(), simulation.points() + model.points());
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        List<String> simulated = completions.after(EvaluationMethod.SIMULATION, typed, word);
        List<String> solved = completions.after(EvaluationMethod.MODEL, typed, word);
        if (typed.isEmpty()) {
            return simulated.stream().filter(solved::contains).toList();
        }
        Set<String> both = new LinkedHashSet<>(simulated);
        both.addAll(solved);
        both.addAll(
                ParameterCompletions.none().flag("strict").outputParameters().after(typed, word));
        return List.copyOf(both);
    }
}
