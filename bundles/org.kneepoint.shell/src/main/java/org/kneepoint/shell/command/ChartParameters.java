// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;

/** The parameters of {@code chart}, with the figures of the installed metrics as choices. */
final class ChartParameters {
    private static final Parameter<Double> LOAD =
            Parameter.real(
                            ExplainCommand.LOAD,
                            "flits per node per cycle",
                            "load of the point or the channels drawn")
                    .optional();

    private static final Parameter<String> SIZE =
            text("size", "width and height in pixels, such as 900x600");
    private static final Parameter<String> TITLE = text("title", "title of the picture");

    private static final Parameters AXES =
            Parameters.of(
                    scale(AxisSettings.X_AXIS, "scale of the horizontal axis"),
                    text(AxisSettings.X_RANGE, "range of the horizontal axis, FROM:TO"),
                    scale(AxisSettings.Y_AXIS, "scale of the vertical axis of each figure"),
                    text(AxisSettings.Y_RANGE, "range of the vertical axis of each figure"),
                    text(AxisSettings.LABELS, "names of the curves, as a line of CSV"));

    /** Common figures for the panels of a chart. */
    private static final Map<String, String> PANELS =
            meanings(
                    Stream.of(
                            Quantities.LATENCY,
                            Quantities.THROUGHPUT,
                            Quantities.LOSS,
                            Quantities.SYSTEM_POWER));

    private ChartParameters() {}

    private static Parameter<String> text(String name, String meaning) {
        return Parameter.text(name, meaning).optional();
    }

    private static Parameter<String> scale(String name, String meaning) {
        return text(name, meaning).choices(AxisSettings.SCALES.toArray(String[]::new));
    }

    private static Map<String, String> meanings(Stream<Quantity> quantities) {
        Map<String, String> meanings = new LinkedHashMap<>();
        quantities.forEach(quantity -> meanings.put(quantity.name(), quantity.meaning()));
        return meanings;
    }

    private static Parameter<String> among(Parameter<String> parameter, Map<String, String> names) {
        Parameter<String> listed = parameter.choices(names.keySet().toArray(String[]::new));
        for (Map.Entry<String, String> name : names.entrySet()) {
            listed = listed.withChoiceMeaning(name.getKey(), name.getValue());
        }
        return listed;
    }

    /**
     * The parameters of a chart of curves, those of the metrics last.
     *
     * @param isScatter whether the axes are metrics of the curves
     */
    static Parameters ofCurves(Catalogue catalogue, boolean isScatter) {
        Map<String, String> metrics = metricFigures(catalogue);
        Map<String, String> marks = new LinkedHashMap<>();
        catalogue.metrics().forEach(m -> marks.put(m.name(), m.description().summary()));
        Parameters all =
                Parameters.of(
                                among(
                                        text(
                                                "y",
                                                "figures of the panels, or the metric of a scatter plot"),
                                        isScatter ? metrics : panelFigures(catalogue)),
                                among(
                                        text(
                                                "x",
                                                "metric of the horizontal axis of a scatter plot"),
                                        metrics),
                                text("kind", "channels draws the network of the curve")
                                        .choices(ChartCommand.CHANNELS),
                                LOAD,
                                among(text("mark", "metric marked on the curves, or none"), marks),
                                SIZE,
                                TITLE)
                        .and(AXES)
                        .and(
                                Parameters.of(
                                        Parameter.flag(
                                                "data", "whether the points are written too")));
        for (Metric metric : catalogue.metrics()) {
            all = all.and(metric.parameters());
        }
        return all;
    }

    /** The parameters of a picture of a network. */
    static Parameters ofNetwork(
            Catalogue catalogue,
            EvaluationService evaluation,
            String network,
            Map<String, String> settings) {
        Parameters own =
                catalogue.topology(network).isEmpty()
                        ? Parameters.of()
                        : evaluation.withInstalledChoices(
                                network, settings, evaluation.networkParameters(network, settings));
        return own.and(Parameters.of(LOAD, SIZE, TITLE));
    }

    private static Map<String, String> panelFigures(Catalogue catalogue) {
        Map<String, String> figures = new LinkedHashMap<>(PANELS);
        for (Metric metric : catalogue.metrics()) {
            figures.putAll(meanings(metric.derivedFigures().stream()));
        }
        return figures;
    }

    /** Figures of metrics, and numerical parameters. */
    private static Map<String, String> metricFigures(Catalogue catalogue) {
        Map<String, String> figures = new LinkedHashMap<>();
        for (Metric metric : catalogue.metrics()) {
            figures.putAll(meanings(metric.figures().stream()));
        }
        Stream.of(
                        StandardParameters.NODES,
                        StandardParameters.LENGTH,
                        StandardParameters.BUFFER,
                        StandardParameters.VCS)
                .forEach(parameter -> figures.put(parameter.name(), parameter.meaning()));
        return figures;
    }
}
