// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.explanation.FullChannel;
import org.kneepoint.study.explanation.SaturationExplanation;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.saturation.SaturationQuery;
import org.kneepoint.study.saturation.SaturationResult;
import org.kneepoint.study.saturation.SaturationSearch;
import org.kneepoint.study.saturation.SaturationTable;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/** {@code saturation}: the load at which a network saturates, by model and by simulation. */
public final class SaturationCommand implements Command {
    private static final String SOLVER = "solver";
    private static final String SIMULATOR = "simulator";
    private static final String BOTH = "both";
    private static final Parameter<String> BY =
            Parameter.choice(
                    "by",
                    "method; by default all that exist",
                    BOTH,
                    EvaluationMethod.MODEL.label(),
                    EvaluationMethod.SIMULATION.label());

    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final NetworkCompletions completions;

    /** Searches with the installed evaluators. */
    public SaturationCommand(Catalogue catalogue, EvaluationService evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.completions = new NetworkCompletions(catalogue, evaluation);
    }

    @Override
    public String name() {
        return "saturation";
    }

    @Override
    public String summary() {
        return "finds the load at which a network saturates";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        SaturationQuery query =
                query(
                        request.singleOperand("network"),
                        request::takeParameter,
                        request::remainingSettings);
        RouterClause router = router(query.network(), query.solver(), query.simulator());
        SaturationSearch search = new SaturationSearch(catalogue, evaluation);
        List<SaturationResult> results = request.runWithProgress(run -> search.search(query, run));
        List<String> channels = firstFullChannels(results);
        return CommandResult.of(
                        width -> text(results, router, channels, width),
                        SaturationTable.of(results))
                .withComplete(all(results, Status.OK))
                .withFailed(!results.isEmpty() && all(results, Status.FAILED));
    }

    private static boolean all(List<SaturationResult> results, Status status) {
        return results.stream().allMatch(result -> result.status() == status);
    }

    private SaturationQuery query(
            String network,
            Function<String, Optional<String>> taken,
            Supplier<Map<String, String>> remaining) {
        String by = value(taken, BY);
        Optional<SelectedEvaluator> solver = solver(taken, network, by);
        Optional<SelectedEvaluator> simulator = simulator(taken, network, by);
        if (solver.isEmpty() && simulator.isEmpty()) {
            evaluation.evaluator(EvaluationMethod.MODEL, network, "");
        }
        double tolerance = value(taken, SaturationQuery.TOLERANCE);
        double within = value(taken, SaturationQuery.TIMEOUT);
        return new SaturationQuery(network, solver, simulator, remaining.get(), tolerance, within);
    }

    private static <T> T value(Function<String, Optional<String>> taken, Parameter<T> word) {
        return taken.apply(word.name())
                .map(word::parse)
                .orElseGet(() -> word.defaultValue().orElseThrow());
    }

    /** A method given by {@code by=} must exist; by default one of the two must. */
    private Optional<SelectedEvaluator> solver(
            Function<String, Optional<String>> taken, String network, String by) {
        Optional<String> name = taken.apply(SOLVER);
        if (by.equals(EvaluationMethod.SIMULATION.label())) {
            requireAbsent(name, SOLVER, by);
            return Optional.empty();
        }
        boolean required =
                name.isPresent() || by.equals(EvaluationMethod.MODEL.label()) || !isKnown(network);
        return required || !catalogue.solversFor(network).isEmpty()
                ? Optional.of(
                        evaluation.evaluator(EvaluationMethod.MODEL, network, name.orElse("")))
                : Optional.empty();
    }

    private Optional<SelectedEvaluator> simulator(
            Function<String, Optional<String>> taken, String network, String by) {
        Optional<String> name = taken.apply(SIMULATOR);
        if (by.equals(EvaluationMethod.MODEL.label())) {
            requireAbsent(name, SIMULATOR, by);
            return Optional.empty();
        }
        boolean required = name.isPresent() || by.equals(EvaluationMethod.SIMULATION.label());
        return required || !catalogue.simulatorsFor(network).isEmpty()
                ? Optional.of(
                        evaluation.evaluator(EvaluationMethod.SIMULATION, network, name.orElse("")))
                : Optional.empty();
    }

    private boolean isKnown(String network) {
        return catalogue.networks().contains(network);
    }

    private static void requireAbsent(Optional<String> name, String noun, String by) {
        if (name.isPresent()) {
            throw BadInput.of(noun, name.get(), " is not used with by=" + by).about("by");
        }
    }

    /** A model describes one router; the alternatives are those of the simulator. */
    private RouterClause router(
            String network,
            Optional<SelectedEvaluator> solver,
            Optional<SelectedEvaluator> simulator) {
        Optional<Parameters> simulated =
                simulator
                        .or(
                                () ->
                                        evaluation
                                                .evaluators(EvaluationMethod.SIMULATION, network)
                                                .stream()
                                                .findFirst())
                        .map(SelectedEvaluator::parameters);
        return simulated
                .map(
                        completions ->
                                solver.map(s -> RouterClause.of(s.parameters(), completions))
                                        .orElseGet(() -> RouterClause.of(completions)))
                .orElse(RouterClause.NONE);
    }

    /** Returns a line for each network of the results whose flows are known. */
    private List<String> firstFullChannels(List<SaturationResult> results) {
        return results.stream()
                .filter(result -> result.high().isPresent())
                .flatMap(
                        result ->
                                CurveNetwork.of(
                                        catalogue, evaluation, result.network(), result.settings())
                                        .flatMap(FullChannel::of)
                                        .stream())
                .map(
                        full ->
                                SaturationExplanation.ofLoads(full).stream()
                                        .map(Explanation::text)
                                        .collect(Collectors.joining("; ")))
                .distinct()
                .toList();
    }

    private static String text(
            List<SaturationResult> results, RouterClause router, List<String> channels, int width) {
        StringBuilder text = new StringBuilder();
        String clause = router.of(results.stream().map(SaturationResult::settings).toList());
        if (!clause.isEmpty() && !results.isEmpty()) {
            Paragraph.lines(results.get(0).network() + clause, Paragraph.width(width))
                    .forEach(line -> text.append(line).append('\n'));
        }
        text.append(TextTable.of(SaturationTable.brief(results), width));
        List<String> varying = SaturationTable.varying(results);
        for (SaturationResult result : results) {
            Paragraph.lines(SaturationSummary.of(result, varying), Paragraph.width(width))
                    .forEach(line -> text.append(line).append('\n'));
        }
        for (String line : channels) {
            Paragraph.lines(line, Paragraph.width(width))
                    .forEach(part -> text.append(part).append('\n'));
        }
        return text.toString().stripTrailing();
    }

    @Override
    public Parameters parameters(List<String> operands, Map<String, String> settings) {
        Parameters own = Parameters.of(BY, SaturationQuery.TOLERANCE, SaturationQuery.TIMEOUT);
        if (operands.isEmpty()) {
            return own;
        }
        NetworkParameters network = new NetworkParameters(evaluation);
        Parameters all = Parameters.of();
        for (EvaluationMethod method :
                List.of(EvaluationMethod.MODEL, EvaluationMethod.SIMULATION)) {
            if (network.exists(method, operands.get(0))) {
                all = all.and(network.of(method, operands.get(0), settings));
            }
        }
        return NetworkParameters.without(
                        all,
                        StandardParameters.LOAD.name(),
                        StandardParameters.RATE.name(),
                        ParameterSweep.AXIS)
                .and(own);
    }

    @Override
    public RequestSize check(
            List<String> operands, Map<String, String> settings, Progress progress) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        SaturationQuery query =
                query(
                        NetworkParameters.network(operands),
                        name -> Optional.ofNullable(own.remove(name)),
                        () -> own);
        int rows = new SaturationSearch(catalogue, evaluation).check(query, progress);
        return new RequestSize(0, rows);
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return List.copyOf(catalogue.networks());
        }
        Set<String> proposed = new LinkedHashSet<>();
        Stream.of(
                        completions.after(EvaluationMethod.MODEL, typed, word),
                        completions.after(EvaluationMethod.SIMULATION, typed, word),
                        ParameterCompletions.none()
                                .choice(BY.name(), BY.choices())
                                .choice(SaturationQuery.TOLERANCE.name(), List.of())
                                .choice(SaturationQuery.TIMEOUT.name(), List.of())
                                .after(typed, word))
                .forEach(proposed::addAll);
        proposed.removeAll(
                List.of(
                        StandardParameters.LOAD.name() + "=",
                        StandardParameters.RATE.name() + "=",
                        ParameterSweep.AXIS + "="));
        return new ArrayList<>(proposed);
    }
}
