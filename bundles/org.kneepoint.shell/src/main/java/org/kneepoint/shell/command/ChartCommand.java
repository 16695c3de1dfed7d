// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
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
 * channels, as an image file, in the terminal or in a window.
 */
public final class ChartCommand implements SessionCommand {
    private static final String KIND = "kind";
    static final String CHANNELS = "channels";

    private final Supplier<Optional<ChartWriter>> writer;
    private final Supplier<Path> home;
    private final Catalogue catalogue;
    private final EvaluationService evaluation;

    /**
     * Charts with the installed metrics and networks.
     *
     * @param writer the chart writer, if one is installed
     * @param home folder of the installation
     */
    public ChartCommand(
            Catalogue catalogue,
            EvaluationService evaluation,
            Supplier<Optional<ChartWriter>> writer,
            Supplier<Path> home) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.writer = writer;
        this.home = home;
    }

    @Override
    public String name() {
        return "chart";
    }

    @Override
    public String summary() {
        return "draws curves, scatter plots of their metrics, or networks, in the terminal or a file";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(SessionRequest request) throws IOException {
        ChartWriter chartWriter =
                writer.get()
                        .orElseThrow(
                                () ->
                                        BadInput.because(
                                                "feature",
                                                "charts",
                                                "no installed bundle draws charts: install the"
                                                        + " feature charts"));
        Optional<ChartFile> file = request.outputFile().map(out -> ChartFile.of(out, chartWriter));
        ChartOutput output = output(request, chartWriter, file);
        Optional<String> network = networkName(request);
        if (network.isPresent()) {
            requirePicture(output, network.get());
            return output.show(List.of(), network(request, network.get()));
        }
        List<Curve> curves = request.curves();
        Optional<String> kind = request.takeParameter(KIND);
        if (kind.isPresent()) {
            requirePicture(output, kind.get());
            return output.show(curves, channels(request, kind.get(), curves));
        }
        Optional<Path> dataFile = dataFile(request, file);
        Optional<String> xFigures = request.takeParameter("x");
        return xFigures.isPresent()
                ? showScatterPlot(request, curves, xFigures.get(), output, dataFile)
                : showCurves(request, curves, output, dataFile);
    }

    private ChartOutput output(
            SessionRequest request, ChartWriter chartWriter, Optional<ChartFile> file) {
        boolean window = request.takeFlag(ChartWindow.WINDOW);
        if (window && file.isPresent()) {
            throw BadInput.exclusive(List.of(ChartWindow.WINDOW, "out"));
        }
        if (window) {
            return ChartWindow.of(request, chartWriter, home.get());
        }
        return file.isPresent()
                ? fileOutput(request, file.get())
                : ChartText.of(request, chartWriter);
    }

    private static ChartOutput fileOutput(CommandRequest request, ChartFile file) {
        Optional<ChartSize> size = ChartSize.of(request);
        return (curves, drawing) -> {
            file.draw(drawing, size);
            printWritten(request, file.file());
            return CommandResult.of(curves).withoutOutput();
        };
    }

    /** Characters cannot show a network. */
    private static void requirePicture(ChartOutput output, String what) {
        boolean characters = output instanceof ChartText text && !text.isPicture();
        if (characters || output instanceof ChartWindow) {
            throw BadInput.missing(
                    "out=FILE.svg or out=FILE.png: the picture of "
                            + what
                            + " is drawn into a file",
                    "out");
        }
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

    private Drawing network(CommandRequest request, String network) {
        Optional<String> title = request.takeParameter("title");
        OptionalDouble load = ExplainCommand.load(request);
        NetworkPicture picture =
                ChannelPicture.of(request, evaluation, network, request.remainingSettings(), load);
        return Drawing.of(title.map(picture::title).orElse(picture));
    }

    private Drawing channels(CommandRequest request, String kind, List<Curve> curves) {
        if (!kind.equals(CHANNELS)) {
            throw UnknownName.of("kind", kind, List.of(CHANNELS));
        }
        Optional<String> title = request.takeParameter("title");
        OptionalDouble load = ExplainCommand.load(request);
        request.requireNoSettings();
        if (curves.size() != 1) {
            throw BadInput.because(
                    KIND, kind, "a picture shows one curve, and there are " + curves.size());
        }
        Curve curve = curves.get(0);
        Point point = SaturationExplanation.point(curve, load);
        NetworkPicture picture = ChannelPicture.of(request, catalogue, evaluation, curve, point);
        return Drawing.of(title.map(picture::title).orElse(picture));
    }

    private CommandResult showCurves(
            CommandRequest request, List<Curve> curves, ChartOutput output, Optional<Path> dataFile)
            throws IOException {
        Optional<String> title = request.takeParameter("title");
        AxisSettings axes = AxisSettings.of(request);
        Chart untitled =
                MarkedChart.of(catalogue, request, curves)
                        .x(axes.x())
                        .y(axes.y())
                        .labels(axes.labels());
        Chart chart = title.map(untitled::title).orElse(untitled);
        CommandResult result = output.show(curves, Drawing.of(chart));
        write(request, dataFile, CurveTable.of(chart.curves()));
        return result;
    }

    private CommandResult showScatterPlot(
            CommandRequest request,
            List<Curve> curves,
            String x,
            ChartOutput output,
            Optional<Path> dataFile)
            throws IOException {
        String y =
                request.takeParameter("y")
                        .orElseThrow(() -> BadInput.missing("y=FIGURE", "y").with("x", x));
        Optional<String> title = request.takeParameter("title");
        AxisSettings axes = AxisSettings.of(request);
        MetricScatterPlot dots =
                MetricScatterPlot.of(catalogue, request, curves, x, y, axes.labels());
        ScatterPlot untitled = dots.plot().axes(axes.x(), axes.singleY());
        ScatterPlot plot = title.map(untitled::title).orElse(untitled);
        CommandResult result = output.show(curves, Drawing.of(plot));
        write(request, dataFile, dots.table());
        return result;
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
    private static Optional<Path> dataFile(CommandRequest request, Optional<ChartFile> chartFile) {
        if (!request.takeFlag("data")) {
            return Optional.empty();
        }
        ChartFile file =
                chartFile.orElseThrow(
                        () ->
                                BadInput.missing(
                                        "out=FILE, beside which the data are written", "out"));
        Path dataFile = file.dataFile();
        for (Object operand : request.operands()) {
            if (operand instanceof CharSequence named
                    && request.resolve(named.toString()).equals(dataFile)) {
                throw BadInput.of("data", true, " would overwrite " + named + ": give another out=")
                        .about("out");
            }
        }
        return Optional.of(dataFile);
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty() && word.indexOf('=') < 0) {
            return List.copyOf(catalogue.networks());
        }
        Map<String, String> scatter = isScatter(typed) ? Map.of("x", "") : Map.of();
        Parameters parameters =
                typed.isEmpty()
                        ? parameters(typed, scatter)
                        : parameters(List.of(typed.get(0)), scatter);
        return ParameterCompletions.of(parameters)
                .choice("out", List.of())
                .withValues("size", List.of("900x600"))
                .choice(ChartText.GRAPHICS, forms())
                .flag(ChartWindow.WINDOW)
                .after(typed, word);
    }

    private List<String> forms() {
        return writer.get().map(w -> ChartText.names(w.terminalFormats())).orElse(List.of());
    }

    @Override
    public Parameters parameters(List<String> operands, Map<String, String> settings) {
        return operands.size() == 1 && catalogue.networks().contains(operands.get(0))
                ? ChartParameters.ofNetwork(catalogue, evaluation, operands.get(0), settings)
                : ChartParameters.ofCurves(catalogue, settings.containsKey("x"));
    }

    private static boolean isScatter(List<String> typed) {
        return typed.stream().anyMatch(word -> word.startsWith("x="));
    }
}
