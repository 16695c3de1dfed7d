// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.task.WorkerPool;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/** {@code bound}: upper bounds of the load of a network. */
public final class BoundCommand implements Command {
    private static final String ROUTING = StandardParameters.ROUTING.name();
    private static final String PATTERN = StandardParameters.PATTERN.name();
    private static final String FILE = "write_pattern";

    private static final Parameter<Double> PRECISION =
            Parameter.real(
                            "precision",
                            "",
                            "relative width at which the interval of a large concurrent flow ends")
                    .atLeast(1e-9)
                    .atMost(0.5)
                    .withDefault(1e-3);

    private static final Parameter<Boolean> TERMINALS =
            Parameter.flag("terminal_channels", "whether the terminals' own channels count")
                    .withDefault(true);

    private static final Parameter<String> WRITTEN =
            Parameter.text(FILE, "file for the matrix of the pattern, as CSV").optional();

    private final Catalogue catalogue;
    private final EvaluationService evaluation;

    /** Computes bounds of the installed networks. */
    public BoundCommand(Catalogue catalogue, EvaluationService evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
    }

    @Override
    public String name() {
        return "bound";
    }

    @Override
    public String summary() {
        return "computes the load at which the first channel of a network is full";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        String network = request.singleOperand("network");
        BoundRows kind = new BoundRows(value(request, PRECISION), value(request, TERMINALS));
        Optional<Path> file = request.takeParameter(FILE).map(request::resolve);
        Map<String, String> settings = request.remainingSettings();
        boolean isBest = isBest(settings);
        boolean isAnyPermutation = isBest && BoundRows.WORST.equals(settings.get(PATTERN));
        List<NetworkContext> contexts = contexts(network, settings);
        List<List<BoundRow>> rows =
                request.runWithProgress(
                        run ->
                                rows(
                                        contexts.size(),
                                        index ->
                                                isBest
                                                        ? best(
                                                                kind,
                                                                contexts,
                                                                index,
                                                                isAnyPermutation)
                                                        : kind.ofRouting(contexts.get(index)),
                                        run));
        if (file.isPresent()) {
            write(file.get(), contexts);
            request.printNotice("wrote " + request.displayPath(file.get()));
        }
        Table table = table(network, contexts, rows);
        return CommandResult.of(width -> text(table, rows, width), table)
                .withComplete(rows.size() == contexts.size());
    }

    private static boolean isBest(Map<String, String> settings) {
        return BoundRows.BEST.equals(settings.get(ROUTING));
    }

    /** The networks, of which the best routing and the worst permutation are no settings. */
    private List<NetworkContext> contexts(String network, Map<String, String> settings) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        if (isBest(settings)) {
            own.remove(ROUTING);
            own.remove(PATTERN, BoundRows.WORST);
        }
        return evaluation.contexts(network, own);
    }

    /** Computes the rows, those done if cancelled; a plug-in that does not return is abandoned. */
    private static List<List<BoundRow>> rows(
            int count, IntFunction<List<BoundRow>> function, Progress run) {
        List<List<BoundRow>> rows = Collections.synchronizedList(new ArrayList<>());
        List<WorkerPool.Task<List<BoundRow>>> tasks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int index = i;
            rows.add(null);
            tasks.add(progress -> rows.set(index, function.apply(index)));
        }
        WorkerPool.run(tasks, run, Long.MAX_VALUE);
        int done = rows.indexOf(null);
        return done < 0 ? rows : rows.subList(0, done);
    }

    /** The bound under any permutation belongs to the network: once for several patterns. */
    private static List<BoundRow> best(
            BoundRows kind, List<NetworkContext> contexts, int index, boolean isAnyPermutation) {
        NetworkContext context = contexts.get(index);
        List<BoundRow> rows = new ArrayList<>();
        if (!isAnyPermutation) {
            rows.addAll(kind.ofAnyRouting(context));
        }
        if (index == 0 || contexts.get(index - 1).network() != context.network()) {
            rows.addAll(kind.ofAnyPermutation(context));
        }
        return rows;
    }

    private static <T> T value(CommandRequest request, Parameter<T> parameter) {
        return request.takeParameter(parameter.name())
                .map(parameter::parse)
                .orElseGet(() -> parameter.defaultValue().orElseThrow());
    }

    /** Writes the traffic as a matrix, for {@code pattern=matrix matrix=FILE}. */
    private static void write(Path file, List<NetworkContext> contexts) throws IOException {
        if (contexts.size() != 1) {
            throw BadInput.because(FILE, file, FILE + "= takes one traffic pattern, not a list");
        }
        int terminals = contexts.get(0).network().terminals();
        Destinations destinations = contexts.get(0).destinations();
        AtomicFile.write(
                file,
                out -> {
                    StringBuilder line = new StringBuilder();
                    for (int source = 0; source < terminals; source++) {
                        line.setLength(0);
                        for (int target = 0; target < terminals; target++) {
                            double share = destinations.traffic(source, target);
                            line.append(target > 0 ? "," : "");
                            line.append(share == Math.rint(share) ? "" + (int) share : "" + share);
                        }
                        out.write(line.append('\n').toString().getBytes(StandardCharsets.US_ASCII));
                    }
                });
    }

    private static Table table(
            String network, List<NetworkContext> contexts, List<List<BoundRow>> rows) {
        List<String> varying = varying(contexts);
        List<String> columns = new ArrayList<>(List.of("network", ROUTING, PATTERN));
        columns.addAll(varying);
        columns.addAll(
                List.of("bound", "channel", "method", "certificate", "split", "flows", "largest"));
        Table.Builder table = Table.of(columns);
        for (int i = 0; i < rows.size(); i++) {
            Map<String, String> settings = contexts.get(i).scenario().settings();
            for (BoundRow row : rows.get(i)) {
                List<Object> cells =
                        new ArrayList<>(List.of(network, row.routing(), row.pattern()));
                varying.forEach(name -> cells.add(settings.get(name)));
                cells.add(row.bound());
                cells.add(absent(row.channel()));
                cells.add(row.method());
                cells.add(row.certificate());
                cells.add(absent(row.split()));
                cells.add(row.flows().isEmpty() ? null : row.flows().size());
                cells.add(absent(row.largestFlows()));
                table.row(cells.toArray());
            }
        }
        return table.build();
    }

    private static String absent(String text) {
        return text.isEmpty() ? null : text;
    }

    /** Returns the parameters that differ among the contexts, without routing and pattern. */
    private static List<String> varying(List<NetworkContext> contexts) {
        Set<String> names = new LinkedHashSet<>(contexts.get(0).scenario().settings().keySet());
        contexts.forEach(context -> names.retainAll(context.scenario().settings().keySet()));
        names.removeAll(List.of(ROUTING, PATTERN));
        return names.stream()
                .filter(
                        name ->
                                contexts.stream()
                                                .map(c -> c.scenario().settings().get(name))
                                                .map(Objects::toString)
                                                .distinct()
                                                .count()
                                        > 1)
                .toList();
    }

    private static String text(Table table, List<List<BoundRow>> rows, int width) {
        StringBuilder text = new StringBuilder(TextTable.of(brief(table), width));
        for (List<BoundRow> own : rows) {
            for (BoundRow row : own) {
                if (!row.sentence().isEmpty()) {
                    Paragraph.lines(row.sentence(), Paragraph.width(width))
                            .forEach(line -> text.append(line).append('\n'));
                }
            }
        }
        return text.toString().stripTrailing();
    }

    /**
     * The table without channels and flows, which the sentences have, and without empty columns.
     */
    private static Table brief(Table table) {
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            int column = i;
            boolean isSaid =
                    List.of("channel", "flows", "largest").contains(table.columns().get(i));
            if (!isSaid && table.rows().stream().anyMatch(row -> row.get(column) != null)) {
                kept.add(i);
            }
        }
        Table.Builder brief = Table.of(kept.stream().map(table.columns()::get).toList());
        table.rows().forEach(row -> brief.row(kept.stream().map(row::get).toArray()));
        return brief.build();
    }

    @Override
    public Parameters parameters(List<String> operands, Map<String, String> settings) {
        Parameters own = Parameters.of(PRECISION, TERMINALS, WRITTEN);
        if (operands.isEmpty()) {
            return own;
        }
        String network = operands.get(0);
        Map<String, String> named = new LinkedHashMap<>(settings);
        named.remove(ROUTING, BoundRows.BEST);
        Parameters all =
                evaluation.withInstalledChoices(
                        network, named, evaluation.networkParameters(network, named));
        return Parameters.of(
                        all.all().stream().map(BoundCommand::withBest).toArray(Parameter<?>[]::new))
                .and(own);
    }

    private static Parameter<?> withBest(Parameter<?> parameter) {
        if (!parameter.name().equals(ROUTING)) {
            return parameter;
        }
        List<String> choices = new ArrayList<>(parameter.choices());
        choices.add(BoundRows.BEST);
        return parameter
                .choices(choices.toArray(String[]::new))
                .withChoiceMeaning(BoundRows.BEST, "bound of any routing between routers");
    }

    @Override
    public RequestSize check(
            List<String> operands, Map<String, String> settings, Progress progress) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        for (Parameter<?> parameter : List.of(PRECISION, TERMINALS, WRITTEN)) {
            Optional.ofNullable(own.remove(parameter.name())).ifPresent(parameter::parse);
        }
        return new RequestSize(0, contexts(NetworkParameters.network(operands), own).size());
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return catalogue.all(Catalogue.PlugInKind.TOPOLOGY).stream()
                    .map(topology -> topology.name())
                    .toList();
        }
        String network = typed.get(0);
        if (catalogue.topology(network).isEmpty()) {
            return List.of();
        }
        List<String> routings = new ArrayList<>(evaluation.routings(network, Map.of()));
        routings.add(BoundRows.BEST);
        List<String> patterns =
                catalogue.all(Catalogue.PlugInKind.PATTERN).stream().map(p -> p.name()).toList();
        return ParameterCompletions.of(evaluation.networkParameters(network, Map.of()))
                .withValues(ROUTING, routings)
                .withValues(PATTERN, patterns)
                .choice(PRECISION.name(), List.of())
                .flag(TERMINALS.name())
                .choice(FILE, List.of())
                .outputParameters()
                .after(typed, word);
    }
}
