// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.felix.service.command.annotations.GogoCommand;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.view.Differences;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.shell.text.Paragraph;
import org.kneepoint.shell.text.TextTable;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.table.Table;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code measure}: figures of merit of curves, side by side. */
@Component(service = Command.class)
@GogoCommand(scope = Command.SCOPE, function = "measure")
public final class MeasureCommand implements Command {
    private static final String METRIC = "metric";
    private static final int DIGITS = 6;

    private final Catalogue catalogue;

    /** Measures with what is installed. */
    @Activate
    public MeasureCommand(@Reference Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public String name() {
        return "measure";
    }

    @Override
    public String summary() {
        return "reads figures of merit off curves";
    }

    @Override
    public String usage() {
        return "measure CURVES... [metric=NAME,...] [key=value...] [format=table|csv|json]"
                + " [out=FILE]\n"
                + "CURVES are variables, commands in parentheses or CSV files. Metrics: metrics.\n"
                + "Only the curves are read: nothing is evaluated again.\n"
                + "Example: measure (solve min nodes=64 radix=2 load=0.01:1:0.01 buffer=1,4)";
    }

    @Override
    public Answer answer(Request request) throws IOException {
        List<Metric> metrics = metrics(request);
        Map<String, String> words = request.words();
        requireKnown(metrics, words);
        List<Curve> curves = CurveOperands.of(request);
        List<String> labels = Differences.of(curves).labels();
        List<Line> lines = new ArrayList<>();
        for (Metric metric : metrics) {
            Map<String, String> own = new LinkedHashMap<>(words);
            own.keySet().retainAll(metric.parameters().names());
            Scenario settings = Scenario.of(metric.name(), metric.parameters(), own);
            for (int i = 0; i < curves.size(); i++) {
                for (Reading reading : metric.read(curves.get(i), settings)) {
                    lines.add(new Line(labels.get(i), metric.name(), reading));
                }
            }
        }
        if (lines.isEmpty()) {
            throw new BadInput("no metric applies to these curves");
        }
        Table sideBySide = sideBySide(lines, labels);
        return Answer.of(
                width -> TextTable.of(sideBySide, width).stripTrailing() + notes(lines, width),
                longForm(lines));
    }

    /** One reading of one curve. */
    private record Line(String curve, String metric, Reading reading) {}

    private List<Metric> metrics(Request request) {
        return request.take(METRIC)
                .map(names -> List.of(names.split(",")).stream().map(catalogue::metric).toList())
                .orElseGet(catalogue::metrics);
    }

    private static void requireKnown(List<Metric> metrics, Map<String, String> words) {
        Set<String> known = new LinkedHashSet<>(List.of(METRIC, "format", "out"));
        metrics.forEach(metric -> known.addAll(metric.parameters().names()));
        words.keySet().stream()
                .filter(word -> !known.contains(word))
                .findFirst()
                .ifPresent(
                        word -> {
                            throw BadInput.unknown("word", word, known);
                        });
    }

    private static Table sideBySide(List<Line> lines, List<String> labels) {
        List<String> columns = new ArrayList<>(List.of("figure", "unit"));
        columns.addAll(labels);
        Set<Quantity> quantities = new LinkedHashSet<>();
        lines.forEach(line -> quantities.add(line.reading().quantity()));
        Table.Builder table = Table.of(columns);
        for (Quantity quantity : quantities) {
            List<Object> row = new ArrayList<>(List.of(quantity.name(), quantity.unit()));
            for (String label : labels) {
                row.add(
                        lines.stream()
                                .filter(line -> line.curve().equals(label))
                                .map(Line::reading)
                                .filter(reading -> reading.quantity().equals(quantity))
                                .findFirst()
                                .map(MeasureCommand::shown)
                                .orElse("-"));
            }
            table.row(row.toArray());
        }
        return table.build();
    }

    private static String shown(Reading reading) {
        if (reading.value().isEmpty()) {
            return "-";
        }
        String value = Decimal.round(reading.value().getAsDouble(), DIGITS);
        return reading.halfWidth().isEmpty()
                ? value
                : value + " +- " + Decimal.round(reading.halfWidth().getAsDouble(), 2);
    }

    /** What was said of several figures or curves alike is said once. */
    private static String notes(List<Line> lines, int width) {
        long all = lines.stream().map(Line::curve).distinct().count();
        Map<String, List<Line>> byNote = new LinkedHashMap<>();
        lines.forEach(
                line ->
                        byNote.computeIfAbsent(line.reading().note(), n -> new ArrayList<>())
                                .add(line));
        byNote.remove("");
        StringBuilder notes = new StringBuilder();
        byNote.forEach(
                (note, told) -> {
                    List<String> curves = told.stream().map(Line::curve).distinct().toList();
                    String where =
                            curves.size() < all ? " (" + String.join("; ", curves) + ")" : "";
                    Paragraph.lines(names(told) + where + ": " + note, width)
                            .forEach(line -> notes.append('\n').append(line));
                });
        return notes.toString();
    }

    private static String names(List<Line> lines) {
        return lines.stream()
                .map(line -> line.reading().quantity().name())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static Table longForm(List<Line> lines) {
        Table.Builder table =
                Table.of("curve", METRIC, "figure", "unit", "value", "value_ci95", "note");
        for (Line line : lines) {
            Reading reading = line.reading();
            table.row(
                    line.curve(),
                    line.metric(),
                    reading.quantity().name(),
                    reading.quantity().unit(),
                    reading.value().isPresent() ? reading.value().getAsDouble() : null,
                    reading.halfWidth().isPresent() ? reading.halfWidth().getAsDouble() : null,
                    reading.note());
        }
        return table.build();
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        Proposals proposals = Proposals.none();
        List<String> names = catalogue.metrics().stream().map(Metric::name).toList();
        return proposals.choice(METRIC, names).delivery().after(typed, word);
    }
}
