// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.api.view.NetworkPicture.Channel;
import org.kneepoint.api.view.NetworkPicture.Mark;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.explanation.SaturationExplanation;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.CurveDifferences;
import org.kneepoint.support.Paragraph;

/** {@code explain}: where and why the networks of curves saturate. */
public final class ExplainCommand implements Command {
    static final String LOAD = "load";

    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final Supplier<Optional<ChartWriter>> writer;

    /**
     * Explains curves of the installed networks.
     *
     * @param writer the chart writer, if one is installed
     */
    public ExplainCommand(
            Catalogue catalogue,
            EvaluationService evaluation,
            Supplier<Optional<ChartWriter>> writer) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.writer = writer;
    }

    @Override
    public String name() {
        return "explain";
    }

    @Override
    public String summary() {
        return "explains where and why the network of a curve saturates";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        OptionalDouble load = load(request);
        Optional<ChartFile> file =
                ChartFile.of(request, writer.get(), new InstalledFormats(catalogue));
        request.requireNoSettings();
        List<Curve> curves = request.curves();
        if (file.isPresent() && curves.size() > 1) {
            throw BadInput.because(
                    "out",
                    request.displayPath(file.get().file()),
                    request.displayPath(file.get().file())
                            + ": a picture shows one curve, and there are "
                            + curves.size());
        }
        List<SaturationExplanation> explanations = new ArrayList<>();
        for (Curve curve : curves) {
            Point point = SaturationExplanation.point(curve, load);
            Optional<NetworkContext> context = CurveNetwork.of(catalogue, evaluation, curve, point);
            explanations.add(SaturationExplanation.of(curve, load, context));
        }
        if (file.isPresent()) {
            NetworkPicture picture = picture(request, curves.get(0), explanations.get(0));
            file.get().draw(Drawing.of(picture), Optional.empty());
            request.printNotice("wrote " + request.displayPath(file.get().file()));
        }
        List<String> labels = CurveDifferences.of(curves).labels();
        CommandResult result =
                CommandResult.of(
                        width -> text(labels, explanations, width), table(labels, explanations));
        return file.isPresent() ? result.withoutOutput() : result;
    }

    /** Returns the position of the point to be examined, if one is given. */
    static OptionalDouble load(CommandRequest request) {
        Optional<String> text = request.takeParameter(LOAD);
        try {
            return text.isPresent()
                    ? OptionalDouble.of(Double.parseDouble(text.get()))
                    : OptionalDouble.empty();
        } catch (NumberFormatException e) {
            throw BadInput.of(LOAD, text.get(), " is not a number");
        }
    }

    private NetworkPicture picture(
            CommandRequest request, Curve curve, SaturationExplanation explanation) {
        NetworkPicture picture =
                ChannelPicture.of(request, catalogue, evaluation, curve, explanation.point());
        List<Mark> marks = new ArrayList<>();
        explanation
                .tree()
                .ifPresent(
                        tree ->
                                marks.add(
                                        new Mark(
                                                "blocked",
                                                new LinkedHashSet<>(tree.channels()),
                                                tree.routers())));
        Optional<Channel> first =
                explanation.fullest().or(() -> explanation.full().flatMap(full -> full.channel()));
        first.ifPresent(
                channel ->
                        marks.add(
                                new Mark(
                                        "first full channel",
                                        Set.of(channel),
                                        Set.of(channel.router()))));
        return picture.marks(marks);
    }

    private static String text(
            List<String> labels, List<SaturationExplanation> explanations, int width) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < explanations.size(); i++) {
            lines.addAll(Paragraph.lines(labels.get(i) + ":", Paragraph.width(width)));
            for (Explanation finding : explanations.get(i).findings()) {
                lines.addAll(Paragraph.lines(finding.text(), Paragraph.width(width)));
            }
        }
        return String.join("\n", lines);
    }

    private static Table table(List<String> labels, List<SaturationExplanation> explanations) {
        Table.Builder table = Table.of(List.of("curve", "finding", "explanation"));
        for (int i = 0; i < explanations.size(); i++) {
            for (Explanation finding : explanations.get(i).findings()) {
                table.row(labels.get(i), finding.code(), finding.text());
            }
        }
        return table.build();
    }

    @Override
    public Parameters parameters(List<String> operands, Map<String, String> settings) {
        return Parameters.of(
                Parameter.real(LOAD, "", "position of the point examined on the axis").optional());
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return ParameterCompletions.none()
                .choice(LOAD, List.of())
                .outputParameters()
                .after(typed, word);
    }
}
