// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.shell.text.MeasurementText;
import org.kneepoint.shell.text.SilentTerminals;
import org.kneepoint.study.measurement.CurveMeasurements;
import org.kneepoint.study.measurement.CurveMetricValue;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.Paragraph;

/** {@code measure}: the values of metrics on curves. */
public final class MeasureCommand implements Command {
    private static final String METRIC = "metric";

    private final Catalogue catalogue;

    /** Measures with the installed metrics. */
    public MeasureCommand(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public String name() {
        return "measure";
    }

    @Override
    public String summary() {
        return "computes metrics of curves: saturation, zero-load latency, system power, ...";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        CurveMeasurements measurements =
                new CurveMeasurements(metrics(request), request.remainingSettings());
        List<Curve> curves = request.curves();
        List<CurveMetricValue> values = new ArrayList<>(measurements.combined(curves));
        values.addAll(measurements.of(curves));
        if (values.isEmpty()) {
            throw BadInput.because("curves", curves.size(), "no metric applies to these curves")
                    .about(METRIC);
        }
        return CommandResult.of(
                width -> text(values, curves, width), MeasurementText.longForm(values));
    }

    private static String text(List<CurveMetricValue> values, List<Curve> curves, int width) {
        List<String> lines = new ArrayList<>(List.of(MeasurementText.of(values, width)));
        SilentTerminals.notes(curves)
                .forEach(note -> lines.addAll(Paragraph.lines(note, Paragraph.width(width))));
        return String.join("\n", lines);
    }

    private List<Metric> metrics(CommandRequest request) {
        return request.takeParameter(METRIC)
                .map(names -> List.of(names.split(",")).stream().map(catalogue::metric).toList())
                .orElseGet(catalogue::metrics);
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty() && word.indexOf('=') < 0) {
            return List.of();
        }
        return ParameterCompletions.of(parameters(chosen(typed)))
                .outputParameters()
                .after(typed, word);
    }

    @Override
    public Parameters parameters(List<String> operands, Map<String, String> settings) {
        return parameters(List.of(settings.getOrDefault(METRIC, "").split(",")));
    }

    /** The parameters of these metrics, or of all if none of them is installed. */
    private Parameters parameters(List<String> names) {
        List<Metric> metrics = catalogue.metrics();
        Parameter<String> metric =
                Parameter.text(METRIC, "metrics; by default all that apply")
                        .choices(metrics.stream().map(Metric::name).toArray(String[]::new))
                        .optional();
        for (Metric one : metrics) {
            metric = metric.withChoiceMeaning(one.name(), one.description().summary());
        }
        List<Metric> named = metrics.stream().filter(m -> names.contains(m.name())).toList();
        Parameters all = Parameters.of(metric);
        for (Metric one : named.isEmpty() ? metrics : named) {
            all = all.and(one.parameters());
        }
        return all;
    }

    private static List<String> chosen(List<String> typed) {
        return typed.stream()
                .filter(word -> word.startsWith(METRIC + "="))
                .flatMap(word -> Stream.of(word.substring(METRIC.length() + 1).split(",")))
                .toList();
    }
}
