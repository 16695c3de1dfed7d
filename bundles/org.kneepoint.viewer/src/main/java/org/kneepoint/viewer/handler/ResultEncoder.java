// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.measurement.CurveMeasurements;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.json.CurveJson;
import org.kneepoint.viewer.json.TableJson;

/** Results as JSON: curves, table and text. */
public final class ResultEncoder {
    /** Most points or rows of one reply. */
    static final int MOST_POINTS = 100_000;

    private static final int WIDTH = 80;
    private static final String REQUEST = "request";

    private final Catalogue catalogue;

    /** Knows the quantities of the installed metrics. */
    public ResultEncoder(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /**
     * Encodes a result as {@code {curves, table, text}}; table and text are null where it has none.
     *
     * @throws BadInput if it has too many points or rows
     */
    public Map<String, Object> of(CommandResult result) {
        int rows = result.table().map(table -> table.rows().size()).orElse(0);
        if (points(result) > MOST_POINTS || rows > MOST_POINTS) {
            throw BadInput.because(
                    "points",
                    Math.max(points(result), rows),
                    "a page shows at most " + MOST_POINTS + " points: write the result with out=");
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("curves", CurveJson.of(result.curves()));
        object.put(
                "table",
                result.table().map(table -> TableJson.of(table, this::quantity)).orElse(null));
        object.put("text", result.text().map(text -> text.apply(WIDTH)).orElse(null));
        return object;
    }

    /**
     * Encodes curves with the figures that the installed metrics derive, such as the gradient of
     * the throughput.
     */
    List<Map<String, Object>> derived(List<Curve> curves) {
        CurveMeasurements measurements = new CurveMeasurements(catalogue.metrics(), Map.of());
        return CurveJson.of(curves.stream().map(measurements::derived).toList());
    }

    private Quantity quantity(String column) {
        Stream<Quantity> figures =
                catalogue.metrics().stream()
                        .flatMap(
                                metric ->
                                        Stream.concat(
                                                metric.figures().stream(),
                                                metric.derivedFigures().stream()));
        return Quantities.find(column)
                .or(() -> named(CurveAttributes.ALL.stream(), column))
                .or(() -> named(figures, column))
                .or(() -> parameter(column))
                .orElseGet(() -> Quantity.of(column, "", ""));
    }

    private static Optional<Quantity> named(Stream<Quantity> quantities, String name) {
        return quantities.filter(quantity -> quantity.name().equals(name)).findFirst();
    }

    private static Optional<Quantity> parameter(String name) {
        return StandardParameters.all().stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .map(ResultEncoder::quantity);
    }

    private static Quantity quantity(Parameter<?> parameter) {
        return Quantity.of(parameter.name(), parameter.unit(), parameter.meaning());
    }

    /** Returns the number of points of all curves. */
    static int points(CommandResult result) {
        return result.curves().stream().mapToInt(curve -> curve.points().size()).sum();
    }

    /** Returns one line on a result. */
    static String summary(CommandResult result) {
        if (!result.curves().isEmpty()) {
            Curve first = result.curves().get(0);
            return first.network()
                    + " by "
                    + first.method().label()
                    + ": "
                    + count(result.curves().size(), "curve")
                    + ", "
                    + count(points(result), "point");
        }
        return result.table()
                .map(table -> "table: " + count(table.rows().size(), "row"))
                .orElse("empty");
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /**
     * Returns the command line of a result: the statement that has set it, else the one in the
     * provenance of its curves, else an empty text.
     */
    static String line(Workspace workspace, String name, CommandResult result) {
        String line = workspace.line(name);
        return line.isEmpty()
                ? result.curves().stream()
                        .map(curve -> curve.provenance().entries().get(REQUEST))
                        .filter(request -> request != null)
                        .findFirst()
                        .orElse("")
                : line;
    }
}
