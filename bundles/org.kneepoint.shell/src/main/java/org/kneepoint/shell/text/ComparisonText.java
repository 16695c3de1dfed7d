// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.study.comparison.ComparisonFindings;
import org.kneepoint.study.comparison.CurveComparison;
import org.kneepoint.study.comparison.CurvePair;
import org.kneepoint.study.comparison.PointPair;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/**
 * The text of a comparison: for each pair of curves the common settings, the settings of each,
 * latency, throughput and loss side by side with the difference in per cent, and the findings.
 */
public final class ComparisonText {
    private static final List<Quantity> FIGURES =
            List.of(Quantities.LATENCY, Quantities.THROUGHPUT, Quantities.LOSS);
    private static final int PER_CENT = 100;

    private final CurvePair pair;
    private final Curve reference;
    private final Curve other;
    private final RouterClause router;

    private ComparisonText(CurvePair pair, RouterClause router) {
        this.pair = pair;
        this.router = router;
        this.reference = pair.reference().curve();
        this.other = pair.other().curve();
    }

    /**
     * Returns the lines of a comparison, the last one not ended.
     *
     * @param router of the simulation
     * @param width characters per line
     */
    public static String of(CurveComparison comparison, RouterClause router, int width) {
        return comparison.pairs().stream()
                .map(pair -> new ComparisonText(pair, router).lines(width))
                .collect(Collectors.joining("\n\n"));
    }

    private String lines(int width) {
        int broken = Paragraph.width(width);
        List<String> lines = new ArrayList<>();
        heading().forEach(line -> lines.addAll(Paragraph.lines(line, broken)));
        lines.add(TextTable.of(table(), width).stripTrailing());
        SilentTerminals.notes(List.of(reference, other))
                .forEach(line -> lines.addAll(Paragraph.lines(line, broken)));
        ComparisonFindings.of(pair).forEach(line -> lines.addAll(Paragraph.lines(line, broken)));
        return String.join("\n", lines);
    }

    private List<String> heading() {
        Map<String, String> common = new LinkedHashMap<>(reference.commonSettings());
        common.entrySet().retainAll(other.commonSettings().entrySet());
        String network =
                reference.network().equals(other.network())
                        ? reference.network()
                        : reference.network() + ", " + other.network();
        String clause = router.of(List.of(reference.commonSettings()));
        if (!clause.isEmpty()) {
            common.remove(RouterClause.PARAMETER);
        }
        return List.of(
                labelled(network + clause, common),
                labelled("reference: " + named(reference), own(reference, common)),
                labelled("other: " + named(other), own(other, common)));
    }

    private String named(Curve curve) {
        String evaluator = curve.method().label() + " " + curve.evaluator();
        return reference.network().equals(other.network())
                ? evaluator
                : curve.network() + ", " + evaluator;
    }

    /** The settings in which a curve differs from the other. */
    private static Map<String, String> own(Curve curve, Map<String, String> common) {
        Map<String, String> own = new LinkedHashMap<>(curve.commonSettings());
        own.keySet().removeAll(common.keySet());
        return own;
    }

    private static String labelled(String subject, Map<String, String> settings) {
        return settings.isEmpty()
                ? subject
                : settings.entrySet().stream()
                        .map(name -> name.getKey() + "=" + name.getValue())
                        .collect(Collectors.joining(" ", subject + ": ", ""));
    }

    private Table table() {
        List<PointPair> pointPairs = pair.pointPairs();
        List<String> columns = new ArrayList<>(List.of(pair.axis().name()));
        List<List<Object>> rows = new ArrayList<>();
        pointPairs.forEach(pointPair -> rows.add(new ArrayList<>(List.of(pointPair.position()))));
        for (Quantity figure : FIGURES) {
            if (!figure.equals(Quantities.LOSS)
                    || pointPairs.stream().anyMatch(m -> m.has(figure))) {
                add(columns, rows, figure);
            }
        }
        columns.add("status");
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).add(status(pointPairs.get(i)));
        }
        Table.Builder table = Table.of(columns);
        rows.forEach(row -> table.row(row.toArray()));
        return table.build();
    }

    /** Adds the columns of a figure, with its interval if there is one. */
    private void add(List<String> columns, List<List<Object>> rows, Quantity figure) {
        List<PointPair> pointPairs = pair.pointPairs();
        Quantity interval = Quantities.halfWidth(figure);
        boolean judged =
                figure.equals(Quantities.LATENCY) && any(point -> point.get(interval).isPresent());
        columns.addAll(
                judged
                        ? List.of(figure.name(), "ci95", "other", "diff_pct", "inside")
                        : List.of(figure.name(), "other", "diff_pct"));
        for (int i = 0; i < rows.size(); i++) {
            List<Object> row = rows.get(i);
            PointPair pointPair = pointPairs.get(i);
            row.add(cell(pointPair.reference().get(figure)));
            if (judged) {
                row.add(cell(pointPair.reference().get(interval)));
            }
            row.add(cell(pointPair.other().get(figure)));
            row.add(perCent(pointPair.difference(figure)));
            if (judged) {
                row.add(
                        pointPair
                                .isWithinInterval(figure)
                                .map(inside -> inside ? "yes" : "no")
                                .orElse(null));
            }
        }
    }

    private boolean any(Predicate<Point> trait) {
        return pair.pointPairs().stream().map(PointPair::reference).anyMatch(trait);
    }

    private static Object cell(OptionalDouble figure) {
        return figure.isPresent() ? figure.getAsDouble() : null;
    }

    private static String perCent(OptionalDouble difference) {
        return difference.isPresent()
                ? String.format(Locale.ROOT, "%.2f", PER_CENT * difference.getAsDouble())
                : null;
    }

    private static String status(PointPair pointPair) {
        String first = pointPair.reference().status().label();
        String second = pointPair.other().status().label();
        return first.equals(second) ? first : first + ", other " + second;
    }
}
