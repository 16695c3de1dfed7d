// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.viewer.json.ParameterJson;
import org.kneepoint.viewer.json.QuantityJson;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** What is installed now: networks, evaluators, metrics, formats, commands. */
public final class PlugInHandler {
    private static final String NAME = "name";
    private static final String SUMMARY = "summary";

    private final Catalogue installed;
    private final EvaluationService evaluation;
    private final Supplier<Optional<ChartWriter>> writer;

    /**
     * Lists the plug-ins of a catalogue.
     *
     * @param writer the chart writer, if one is installed
     */
    public PlugInHandler(
            Catalogue installed,
            EvaluationService evaluation,
            Supplier<Optional<ChartWriter>> writer) {
        this.installed = installed;
        this.evaluation = evaluation;
        this.writer = writer;
    }

    /** Returns all plug-ins and commands. */
    public Reply list(Call call) {
        Catalogue catalogue = installed.snapshot();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("networks", networks(catalogue));
        all.put("solvers", plugIns(catalogue, PlugInKind.SOLVER));
        all.put("simulators", plugIns(catalogue, PlugInKind.SIMULATOR));
        all.put("routings", plugIns(catalogue, PlugInKind.ROUTING));
        all.put("patterns", plugIns(catalogue, PlugInKind.PATTERN));
        all.put("arrivals", plugIns(catalogue, PlugInKind.ARRIVALS));
        all.put("lengths", plugIns(catalogue, PlugInKind.LENGTHS));
        all.put("routers", plugIns(catalogue, PlugInKind.ROUTER));
        all.put("queues", plugIns(catalogue, PlugInKind.QUEUE));
        all.put("metrics", catalogue.metrics().stream().map(PlugInHandler::metric).toList());
        all.put("formats", formats(catalogue));
        all.put("commands", call.workspace().commands().stream().map(this::command).toList());
        return Reply.json(all);
    }

    private List<Map<String, Object>> networks(Catalogue catalogue) {
        List<Map<String, Object>> networks = new ArrayList<>();
        for (String name : catalogue.networks()) {
            Optional<? extends Described> definer =
                    Stream.of(
                                    catalogue.topology(name).stream(),
                                    catalogue.solversFor(name).stream(),
                                    catalogue.simulatorsFor(name).stream())
                            .flatMap(part -> part)
                            .findFirst();
            // removed since the names were listed
            definer.ifPresent(
                    plugIn -> {
                        Map<String, Object> object = plugIn(plugIn);
                        object.put(NAME, name);
                        boolean isTopology = catalogue.topology(name).isPresent();
                        object.put("kind", isTopology ? "topology" : "system");
                        object.put("example", plugIn.description().example());
                        object.put("solvers", names(EvaluationMethod.MODEL, name));
                        object.put("simulators", names(EvaluationMethod.SIMULATION, name));
                        object.put("ramps", names(EvaluationMethod.RAMP, name));
                        networks.add(object);
                    });
        }
        return networks;
    }

    private List<String> names(EvaluationMethod method, String network) {
        return evaluation.evaluators(method, network).stream()
                .map(SelectedEvaluator::name)
                .toList();
    }

    private static List<Map<String, Object>> plugIns(Catalogue catalogue, PlugInKind kind) {
        return catalogue.all(kind).stream().map(PlugInHandler::plugIn).toList();
    }

    private static Map<String, Object> plugIn(Described plugIn) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(NAME, plugIn.name());
        object.put(SUMMARY, plugIn.description().summary());
        object.put("bundle", PlugInBundles.name(plugIn));
        object.put("shipped", PlugInBundles.isShipped(plugIn));
        return object;
    }

    private static Map<String, Object> metric(Metric metric) {
        Map<String, Object> object = plugIn(metric);
        object.put("figures", QuantityJson.of(metric.figures()));
        object.put("derived", QuantityJson.of(metric.derivedFigures()));
        object.put("parameters", ParameterJson.of(metric.parameters()));
        return object;
    }

    private List<Map<String, Object>> formats(Catalogue catalogue) {
        List<Map<String, Object>> formats = new ArrayList<>();
        for (ResultFormat format : catalogue.formats()) {
            formats.add(format(format.name(), format.fileExtensions(), format.isBinary(), false));
        }
        Set<String> charts = new TreeSet<>();
        writer.get().ifPresent(chart -> charts.addAll(chart.formats()));
        charts.forEach(name -> formats.add(format(name, List.of(name), true, true)));
        return formats;
    }

    private static Map<String, Object> format(
            String name, Collection<String> extensions, boolean isBinary, boolean isChart) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(NAME, name);
        object.put("extensions", extensions);
        object.put("binary", isBinary);
        object.put("chart", isChart);
        return object;
    }

    private Map<String, Object> command(Command command) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(NAME, command.name());
        object.put(SUMMARY, command.summary());
        object.put("usage", command.usage());
        return object;
    }
}
