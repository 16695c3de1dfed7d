// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.felix.service.command.annotations.GogoCommand;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.study.table.Csv;
import org.kneepoint.study.table.CurveTable;
import org.kneepoint.study.table.WholeFile;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;

/** {@code chart}: a picture of curves. */
@Component(service = Command.class)
@GogoCommand(scope = Command.SCOPE, function = "chart")
public final class ChartCommand implements Command {
    private static final int LARGEST = 10_000;
    private static final int SMALLEST = 100;

    @Reference(
            cardinality = ReferenceCardinality.OPTIONAL,
            policy = ReferencePolicy.DYNAMIC,
            policyOption = ReferencePolicyOption.GREEDY)
    volatile ChartWriter writer;

    @Override
    public String name() {
        return "chart";
    }

    @Override
    public String summary() {
        return "draws curves as PNG or SVG";
    }

    @Override
    public String usage() {
        return "chart CURVES... out=FILE [y=FIGURE,...] [size=WIDTHxHEIGHT] [title=TEXT] [data=true]\n"
                + "CURVES are variables, commands in parentheses or CSV files. The ending of the file,"
                + " .png or .svg, is the format. y=latency is the default; several figures make a"
                + " panel each. data=true writes the points beside the picture as CSV.\n"
                + "Example: chart (solve min nodes=64 radix=2 load=0.1:1:0.1) out=min.svg"
                + " y=latency,throughput";
    }

    @Override
    public Answer answer(Request request) throws IOException {
        ChartWriter pen = writer;
        if (pen == null) {
            throw new BadInput("no installed bundle draws charts: install the feature charts");
        }
        List<Curve> curves = CurveOperands.of(request);
        Path file =
                request.out().orElseThrow(() -> new BadInput("give out=FILE.svg or out=FILE.png"));
        String ending = ending(file, pen.formats());
        Chart chart = Chart.of(curves);
        chart = request.take("title").map(chart::title).orElse(chart);
        chart = sized(chart, request.take("size"));
        chart = panels(chart, request.take("y"));
        Path beside = request.flag("data") ? beside(request, file, ending) : null;
        request.requireNoWords();
        Chart drawn = chart;
        WholeFile.write(file, out -> pen.write(drawn, ending, out));
        request.tell("wrote " + request.shown(file));
        if (beside != null) {
            WholeFile.write(beside, Csv.write(CurveTable.of(curves)));
            request.tell("wrote " + request.shown(beside));
        }
        return Answer.of(curves).silently();
    }

    /** The data of a.png go to a.csv, unless that is what the picture is made from. */
    private static Path beside(Request request, Path file, String ending) {
        String name = file.getFileName().toString();
        String stem = name.substring(0, name.length() - ending.length());
        Path beside = file.resolveSibling(stem + "csv");
        for (Object operand : request.operands()) {
            if (operand instanceof CharSequence named
                    && request.resolve(named.toString()).equals(beside)) {
                throw new BadInput(
                        "data=true would overwrite " + named + ": give another name with out=");
            }
        }
        return beside;
    }

    private static String ending(Path file, Set<String> formats) {
        return Picture.format(file, formats)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "out="
                                                + file.getFileName()
                                                + ": the name must end in ."
                                                + String.join(
                                                        " or .",
                                                        formats.stream().sorted().toList())));
    }

    private static Chart sized(Chart chart, Optional<String> size) {
        if (size.isEmpty()) {
            return chart;
        }
        String text = size.get();
        if (!text.matches("\\d{3,5}x\\d{3,5}")) {
            throw badSize(text);
        }
        String[] sides = text.split("x");
        int width = Integer.parseInt(sides[0]);
        int height = Integer.parseInt(sides[1]);
        if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) {
            throw badSize(text);
        }
        return chart.size(width, height);
    }

    private static BadInput badSize(String text) {
        return new BadInput(
                "size="
                        + text
                        + " is not allowed: size is WIDTHxHEIGHT in pixels, each "
                        + SMALLEST
                        + " to "
                        + LARGEST);
    }

    private static Chart panels(Chart chart, Optional<String> names) {
        if (names.isEmpty()) {
            return chart;
        }
        Set<Quantity> known = new LinkedHashSet<>();
        chart.curves()
                .forEach(curve -> curve.points().forEach(p -> known.addAll(p.figures().keySet())));
        List<Quantity> panels = new ArrayList<>();
        for (String name : names.get().split(",")) {
            panels.add(
                    known.stream()
                            .filter(quantity -> quantity.name().equals(name))
                            .findFirst()
                            .orElseThrow(
                                    () ->
                                            BadInput.unknown(
                                                    "figure",
                                                    name,
                                                    known.stream().map(Quantity::name).toList())));
        }
        return chart.quantities(panels);
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        return Proposals.none()
                .choice("out", List.of())
                .choice("y", List.of("latency", "throughput", "loss", "power"))
                .choice("size", List.of("900x600"))
                .choice("title", List.of())
                .flag("data")
                .after(typed, word);
    }
}
