// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Validity;

/**
 * Findings as rows: method, network, solver and simulator, the words that vary, the interval and
 * its middle, what is accepted, what it took, validity, status and note. A model has no interval:
 * how finely it is followed is not its error.
 */
public final class FindingTable {
    private static final Column METHOD = new Column("method", f -> f.method().word());
    private static final Column LOAD = number(FiguresOfMerit.SATURATION_LOAD.name(), Finding::load);
    private static final Column LOW = number("low", Finding::low);
    private static final Column HIGH = number("high", Finding::high);
    private static final Column THROUGHPUT =
            number(Quantities.THROUGHPUT.name(), Finding::throughput);
    private static final Column POINTS = new Column("points", f -> f.effort().points());
    private static final Column VALIDITY =
            new Column("validity", f -> f.validity().map(Validity::word).orElse(null));
    private static final Column STATUS = new Column("status", f -> f.status().word());

    private static final List<Column> WHO =
            List.of(
                    METHOD,
                    new Column("network", Finding::network),
                    new Column("solver", f -> isModel(f) ? f.tool() : null),
                    new Column("simulator", f -> isModel(f) ? null : f.tool()));
    private static final List<Column> WHAT =
            List.of(
                    LOAD,
                    number("half_width", Finding::halfWidth).simulated(),
                    LOW,
                    HIGH,
                    THROUGHPUT,
                    number(Quantities.THROUGHPUT_CI95.name(), Finding::throughputHalfWidth),
                    number(FiguresOfMerit.LOAD_AT_PEAK_POWER.name(), Finding::peakPower),
                    number("load_at_loss_1pct", Finding::losing),
                    POINTS,
                    new Column("messages", f -> f.effort().messages()).simulated(),
                    new Column("seconds", f -> f.effort().seconds()),
                    VALIDITY,
                    STATUS,
                    new Column("note", Finding::note));
    private static final List<Column> BRIEFLY_WHO =
            List.of(METHOD, new Column("tool", Finding::tool));
    private static final List<Column> BRIEFLY_WHAT =
            List.of(LOAD, LOW.simulated(), HIGH.simulated(), THROUGHPUT, POINTS, VALIDITY, STATUS);

    private FindingTable() {}

    private record Column(String name, Function<Finding, Object> cell) {
        /** The same, empty for models. */
        private Column simulated() {
            return new Column(name, f -> isModel(f) ? null : cell.apply(f));
        }
    }

    private static Column number(String name, Function<Finding, OptionalDouble> value) {
        return new Column(name, f -> value.apply(f).stream().boxed().findFirst().orElse(null));
    }

    private static boolean isModel(Finding finding) {
        return finding.method().equals(Method.MODEL);
    }

    /** Returns a row for each finding, for programs. */
    public static Table of(List<Finding> findings) {
        return table(findings, WHO, WHAT);
    }

    /** Returns a row for each finding with what fits a line, for reading. */
    public static Table brief(List<Finding> findings) {
        return table(findings, BRIEFLY_WHO, BRIEFLY_WHAT);
    }

    /** The words that vary come between who answers and what. */
    private static Table table(List<Finding> findings, List<Column> who, List<Column> what) {
        List<Column> columns = new ArrayList<>(who);
        varying(findings).forEach(w -> columns.add(new Column(w, f -> f.words().get(w))));
        columns.addAll(what);
        Table.Builder table = Table.of(columns.stream().map(Column::name).toList());
        findings.forEach(f -> table.row(columns.stream().map(c -> c.cell().apply(f)).toArray()));
        return table.build();
    }

    /** Returns the words that do not have the same value in all rows that have them. */
    public static List<String> varying(List<Finding> findings) {
        Set<String> words = new LinkedHashSet<>();
        findings.forEach(finding -> words.addAll(finding.words().keySet()));
        return words.stream().filter(word -> values(word, findings) > 1).toList();
    }

    private static long values(String word, List<Finding> findings) {
        return findings.stream()
                .map(finding -> finding.words().get(word))
                .filter(Objects::nonNull)
                .distinct()
                .count();
    }
}
