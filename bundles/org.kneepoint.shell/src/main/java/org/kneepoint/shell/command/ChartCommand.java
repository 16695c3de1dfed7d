// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.explanation.SaturationExplanation;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.UnknownName;

/**
 * {@code chart}: curves, a scatter plot of their metric values, or a network with the loads of its
 * channels, as an image file.
 */
public final class ChartCommand implements Command {
    private static final List<Quantity> Y_QUANTITIES =
            List.of(
                    Quantities.LATENCY,
                    Quantities.THROUGHPUT,
                    Quantities.LOSS,
                    Quantities.SYSTEM_POWER);

    /** Numerical parameters for the axes of a scatter plot. */
    private static final List<Parameter<?>> X_PARAMETERS =
            List.of(
                    StandardParameters.NODES,
                    StandardParameters.LENGTH,
                    StandardParameters.BUFFER,
                    StandardParameters.VCS);

    private static final String KIND = "kind";
    private static final String CHANNELS = "channels";

    private final Supplier<Optional<ChartWriter>> writer;
    private final Catalogue catalogue;
    private final EvaluationService evaluation;

    /**
     * Charts with the installed metrics and networks.
     *
     * @param writer the chart writer, if one is installed
     */
    public ChartCommand(
            Catalogue catalogue,
            EvaluationService evaluation,
            Supplier<Optional<ChartWriter>> writer) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.writer = writer;
    }

    @Override
    public String name() {
        return "chart";
    }

    @Override
    public String summary() {
        return "draws curves, scatter plots of their metrics, or networks, as PNG or SVG";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        ChartWriter chartWriter =
                writer.get()
                        .orElseThrow(
                                () ->
                                        BadInput.because(
                                                "feature",
                                                "charts",
                                                "no installed bundle draws charts: install the"
                                                        + " feature charts"));
        Path file =
                request.outputFile()
                        .orElseThrow(() -> BadInput.missing("out=FILE.svg or out=FILE.png", "out"));
        ChartFile chartFile =
                new ChartFile(file, formatOf(file, chartWriter.formats()), chartWriter);
        Optional<String> network = networkName(request);
        if (network.isPresent()) {
            drawNetwork(request, network.get(), chartFile);
            return CommandResult.none();
        }
        List<Curve> curves = request.curves();
        Optional<String> kind = request.takeParameter(KIND);
        if (kind.isPresent()) {
            drawChannels(request, kind.get(), curves, chartFile);
            return CommandResult.of(curves).withoutOutput();
        }
        Optional<String> xFigures = request.takeParameter("x");
        if (xFigures.isPresent()) {
            drawScatterPlot(request, curves, xFigures.get(), chartFile);
        } else {
            drawCurves(request, curves, chartFile);
        }
        return CommandResult.of(curves).withoutOutput();
    }

    /** The single operand, if it names an installed network and no file. */
    private Optional<String> networkName(CommandRequest request) {
        if (request.operands().size() != 1
                || !(request.operands().get(0) instanceof CharSequence operand)) {
            return Optional.empty();
        }
        String name = operand.toString();
        return catalogue.networks().contains(name) && !Files.exists(request.resolve(name))
                ? Optional.of(name)
                : Optional.empty();
    }

    private void drawNetwork(CommandRequest request, String network, ChartFile chartFile)
            throws IOException {
        Optional<ChartSize> size = ChartSize.of(request);
        Optional<String> title = request.takeParameter("title");
        OptionalDouble load = ExplainCommand.load(request);
        NetworkPicture picture =
                ChannelPicture.of(request, evaluation, network, request.remainingSettings(), load);
        draw(request, picture, size, title, chartFile);
    }

    private void drawChannels(
            CommandRequest request, String kind, List<Curve> curves, ChartFile chartFile)
            throws IOException {
        if (!kind.equals(CHANNELS)) {
            throw UnknownName.of("kind", kind, List.of(CHANNELS));
        }
        Optional<ChartSize> size = ChartSize.of(request);
        Optional<String> title = request.takeParameter("title");
        OptionalDouble load = ExplainCommand.load(request);
        request.requireNoSettings();
        if (curves.size() != 1) {
            throw BadInput.because(
                    KIND, kind, "a picture shows one curve, and there are " + curves.size());
        }
        Curve curve = curves.get(0);
        Point point = SaturationExplanation.point(curve, load);
        draw(
                request,
                ChannelPicture.of(request, catalogue, evaluation, curve, point),
                size,
                title,
                chartFile);
    }

    private static void draw(
            CommandRequest request,
            NetworkPicture untitled,
            Optional<ChartSize> size,
            Optional<String> title,
            ChartFile chartFile)
            throws IOException {
        NetworkPicture picture = title.map(untitled::title).orElse(untitled);
        if (size.isPresent()) {
            picture = picture.size(size.get().width(), size.get().height());
        }
        chartFile.draw(picture);
        printWritten(request, chartFile.file());
    }

    private void drawCurves(CommandRequest request, List<Curve> curves, ChartFile chartFile)
            throws IOException {
        Optional<ChartSize> size = ChartSize.of(request);
        Optional<String> title = request.takeParameter("title");
        Optional<Path> dataFile = dataFile(request, chartFile);
        Chart chart = MarkedChart.of(catalogue, request, curves);
        chart = title.map(chart::title).orElse(chart);
        if (size.isPresent()) {
            chart = chart.size(size.get().width(), size.get().height());
        }
        chartFile.draw(chart);
        printWritten(request, chartFile.file());
        write(request, dataFile, CurveTable.of(chart.curves()));
    }

    private void drawScatterPlot(
            CommandRequest request, List<Curve> curves, String x, ChartFile chartFile)
            throws IOException {
        String y =
                request.takeParameter("y")
                        .orElseThrow(() -> BadInput.missing("y=FIGURE", "y").with("x", x));
        Optional<ChartSize> size = ChartSize.of(request);
        Optional<String> title = request.takeParameter("title");
        Optional<Path> dataFile = dataFile(request, chartFile);
        MetricScatterPlot dots = MetricScatterPlot.of(catalogue, request, curves, x, y);
        ScatterPlot plot = title.map(dots.plot()::title).orElse(dots.plot());
        if (size.isPresent()) {
            plot = plot.size(size.get().width(), size.get().height());
        }
        chartFile.draw(plot);
        printWritten(request, chartFile.file());
        write(request, dataFile, dots.table());
    }

    private static void write(CommandRequest request, Optional<Path> dataFile, Table table)
            throws IOException {
        if (dataFile.isPresent()) {
            AtomicFile.write(dataFile.get(), CsvCodec.write(table));
            printWritten(request, dataFile.get());
        }
    }

    private static void printWritten(CommandRequest request, Path file) {
        request.printNotice("wrote " + request.displayPath(file));
    }

    /** The data of a.png are written to a.csv, unless that is the input of the chart. */
    private static Optional<Path> dataFile(CommandRequest request, ChartFile chartFile) {
        if (!request.takeFlag("data")) {
            return Optional.empty();
        }
        String name = chartFile.file().getFileName().toString();
        String stem = name.substring(0, name.length() - chartFile.format().length());
        Path dataFile = chartFile.file().resolveSibling(stem + "csv");
        for (Object operand : request.operands()) {
            if (operand instanceof CharSequence named
                    && request.resolve(named.toString()).equals(dataFile)) {
                throw BadInput.of("data", true, " would overwrite " + named + ": give another out=")
                        .about("out");
            }
        }
        return Optional.of(dataFile);
    }

    private static String formatOf(Path file, Set<String> formats) {
        return ChartFile.format(file, formats)
                .orElseThrow(
                        () ->
                                BadInput.of(
                                        "out",
                                        file.getFileName(),
                                        ": the name must end in ."
                                                + String.join(
                                                        " or .",
                                                        formats.stream().sorted().toList())));
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty() && word.indexOf('=') < 0) {
            return List.copyOf(catalogue.networks());
        }
        if (!typed.isEmpty() && catalogue.networks().contains(typed.get(0))) {
            return ofNetwork(typed).after(typed, word);
        }
        return ParameterCompletions.none()
                .choice("out", List.of())
                .choice("y", isScatter(typed) ? xFigures() : yFigures())
                .choice("x", xFigures())
                .choice(KIND, List.of(CHANNELS))
                .choice(ExplainCommand.LOAD, List.of())
                .choice("mark", catalogue.metrics().stream().map(Metric::name).toList())
                .choice("size", List.of("900x600"))
                .choice("title", List.of())
                .flag("data")
                .after(typed, word);
    }

    private ParameterCompletions ofNetwork(List<String> typed) {
        Parameters parameters =
                catalogue.topology(typed.get(0)).isEmpty()
                        ? Parameters.of()
                        : evaluation.networkParameters(typed.get(0), Map.of());
        return ParameterCompletions.of(parameters)
                .withValues(
                        StandardParameters.ROUTING.name(),
                        evaluation.routings(typed.get(0), Map.of()))
                .withValues(
                        StandardParameters.PATTERN.name(),
                        catalogue.all(Catalogue.PlugInKind.PATTERN).stream()
                                .map(Described::name)
                                .toList())
                .choice("out", List.of())
                .choice(ExplainCommand.LOAD, List.of())
                .choice("size", List.of("900x600"))
                .choice("title", List.of());
    }

    private List<String> yFigures() {
        Stream<Quantity> derived =
                catalogue.metrics().stream().flatMap(m -> m.derivedFigures().stream());
        return Stream.concat(Y_QUANTITIES.stream(), derived).map(Quantity::name).toList();
    }

    private List<String> xFigures() {
        Stream<String> read =
                catalogue.metrics().stream().flatMap(m -> m.figures().stream()).map(Quantity::name);
        return Stream.concat(read, X_PARAMETERS.stream().map(Parameter::name)).toList();
    }

    private static boolean isScatter(List<String> typed) {
        return typed.stream().anyMatch(word -> word.startsWith("x="));
    }
}
