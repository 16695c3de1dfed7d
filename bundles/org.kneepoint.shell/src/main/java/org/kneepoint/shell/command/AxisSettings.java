// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.ChartAxis;
import org.kneepoint.support.CsvReader;

/**
 * The axes of a chart and the names of its curves: {@code x_axis=}, {@code x_range=}, {@code
 * y_axis=}, {@code y_range=}, {@code labels=}.
 *
 * @param x the horizontal axis
 * @param y the vertical axes of the first panels
 * @param labels the names of the first curves, empty for none
 */
record AxisSettings(ChartAxis x, List<ChartAxis> y, List<String> labels) {
    static final String X_AXIS = "x_axis";
    static final String X_RANGE = "x_range";
    static final String Y_AXIS = "y_axis";
    static final String Y_RANGE = "y_range";
    static final String LABELS = "labels";

    private static final String LINEAR = "linear";
    private static final String LOG = "log";

    /** The scales of an axis. */
    static final List<String> SCALES = List.of(LINEAR, LOG);

    /**
     * Reads the parameters.
     *
     * @throws BadInput if one is malformed
     */
    static AxisSettings of(CommandRequest request) {
        List<ChartAxis> x = axes(request, X_AXIS, X_RANGE);
        if (x.size() > 1) {
            throw BadInput.notAllowed(
                    X_RANGE, x.size() + " values", "there is one horizontal axis");
        }
        return new AxisSettings(
                x.isEmpty() ? ChartAxis.linear() : x.get(0),
                axes(request, Y_AXIS, Y_RANGE),
                labels(request));
    }

    /** The vertical axis of a plot that has one. */
    ChartAxis singleY() {
        if (y.size() > 1) {
            throw BadInput.notAllowed(
                    Y_AXIS, y.size() + " values", "a scatter plot has one vertical axis");
        }
        return y.isEmpty() ? ChartAxis.linear() : y.get(0);
    }

    private static List<ChartAxis> axes(CommandRequest request, String axis, String range) {
        List<String> scales = items(request.takeParameter(axis));
        List<String> ranges = items(request.takeParameter(range));
        List<ChartAxis> axes = new ArrayList<>();
        for (int i = 0; i < Math.max(scales.size(), ranges.size()); i++) {
            ChartAxis scale = scale(axis, i < scales.size() ? scales.get(i) : "");
            axes.add(ranged(scale, range, i < ranges.size() ? ranges.get(i) : ""));
        }
        return List.copyOf(axes);
    }

    private static List<String> items(Optional<String> text) {
        return text.map(list -> List.of(list.split(",", -1))).orElse(List.of());
    }

    private static ChartAxis scale(String parameter, String text) {
        return switch (text) {
            case LINEAR, "" -> ChartAxis.linear();
            case LOG -> ChartAxis.logarithmic();
            default -> throw BadInput.notAllowed(parameter, text, SCALES);
        };
    }

    private static ChartAxis ranged(ChartAxis axis, String parameter, String text) {
        if (text.isEmpty()) {
            return axis;
        }
        String[] ends = text.split(":", -1);
        if (ends.length != 2) {
            throw badRange(parameter, text);
        }
        return new ChartAxis(
                axis.isLogarithmic(), end(parameter, text, ends[0]), end(parameter, text, ends[1]));
    }

    private static OptionalDouble end(String parameter, String text, String end) {
        try {
            return end.isBlank()
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(Double.parseDouble(end));
        } catch (NumberFormatException e) {
            throw badRange(parameter, text);
        }
    }

    private static BadInput badRange(String parameter, String text) {
        return BadInput.notAllowed(
                parameter, text, "FROM:TO, two numbers of which one may be left out");
    }

    /** Names are a line of CSV: one with a comma is in quotation marks. */
    private static List<String> labels(CommandRequest request) {
        Optional<String> text = request.takeParameter(LABELS);
        if (text.isEmpty() || text.get().isBlank()) {
            return List.of();
        }
        try {
            CsvReader reader = CsvReader.of(new StringReader(text.get()));
            List<String> labels = reader.next();
            if (labels == null || reader.next() != null) {
                throw BadInput.notAllowed(LABELS, text.get(), "names on one line");
            }
            return List.copyOf(labels);
        } catch (IOException e) {
            throw BadInput.because(LABELS, text.get(), e.getMessage());
        }
    }
}
