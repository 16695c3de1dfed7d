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
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Validity;

/**
 * Results as rows: method, network, solver and simulator, the varying settings, the bracket and its
 * middle, throughput, effort, validity, status and note. A model has no half width, since the
 * resolution of its search is not its error.
 */
public final class SaturationTable {
    private static final Column METHOD = new Column("method", f -> f.method().label());
    private static final Column LOAD =
            number(FiguresOfMerit.SATURATION_LOAD.name(), SaturationResult::load);
    private static final Column LOW = number("low", SaturationResult::low);
    private static final Column HIGH = number("high", SaturationResult::high);
    private static final Column THROUGHPUT =
            number(Quantities.THROUGHPUT.name(), SaturationResult::throughput);
    private static final Column POINTS = new Column("points", f -> f.effort().points());
    private static final Column VALIDITY =
            new Column("validity", f -> f.validity().map(Validity::label).orElse(null));
    private static final Column STATUS = new Column("status", f -> f.status().label());

    private static final List<Column> SUBJECT =
            List.of(
                    METHOD,
                    new Column("network", SaturationResult::network),
                    new Column("solver", f -> isModel(f) ? f.evaluator() : null),
                    new Column("simulator", f -> isModel(f) ? null : f.evaluator()));
    private static final List<Column> RESULT =
            List.of(
                    LOAD,
                    number("half_width", SaturationResult::halfWidth).simulated(),
                    LOW,
                    HIGH,
                    THROUGHPUT,
                    number(
                            Quantities.THROUGHPUT_CI95.name(),
                            SaturationResult::throughputHalfWidth),
                    number(
                            FiguresOfMerit.LOAD_AT_PEAK_SYSTEM_POWER.name(),
                            SaturationResult::peakPower),
                    number("load_at_loss_1pct", SaturationResult::loadAtLoss),
                    POINTS,
                    new Column("cycles", f -> f.effort().cycles()).simulated(),
                    new Column("seconds", f -> f.effort().seconds()),
                    VALIDITY,
                    STATUS,
                    new Column("note", SaturationResult::note));
    private static final List<Column> BRIEF_SUBJECT =
            List.of(METHOD, new Column("tool", SaturationResult::evaluator));
    private static final List<Column> BRIEF_RESULT =
            List.of(LOAD, LOW.simulated(), HIGH.simulated(), THROUGHPUT, POINTS, VALIDITY, STATUS);

    private SaturationTable() {}

    private record Column(String name, Function<SaturationResult, Object> cell) {
        /** A copy, empty for models. */
        private Column simulated() {
            return new Column(name, f -> isModel(f) ? null : cell.apply(f));
        }
    }

    private static Column number(String name, Function<SaturationResult, OptionalDouble> value) {
        return new Column(name, f -> value.apply(f).stream().boxed().findFirst().orElse(null));
    }

    private static boolean isModel(SaturationResult result) {
        return result.method().equals(EvaluationMethod.MODEL);
    }

    /** Returns the complete table. */
    public static Table of(List<SaturationResult> results) {
        return table(results, SUBJECT, RESULT);
    }

    /** Returns the table with the columns that fit a line. */
    public static Table brief(List<SaturationResult> results) {
        return table(results, BRIEF_SUBJECT, BRIEF_RESULT);
    }

    /** The varying settings come between subject and result. */
    private static Table table(
            List<SaturationResult> results, List<Column> subject, List<Column> result) {
        List<Column> columns = new ArrayList<>(subject);
        varying(results)
                .forEach(
                        setting ->
                                columns.add(new Column(setting, f -> f.settings().get(setting))));
        columns.addAll(result);
        Table.Builder table = Table.of(columns.stream().map(Column::name).toList());
        results.forEach(f -> table.row(columns.stream().map(c -> c.cell().apply(f)).toArray()));
        return table.build();
    }

    /** Returns the parameters with different values in the rows that have them. */
    public static List<String> varying(List<SaturationResult> results) {
        Set<String> names = new LinkedHashSet<>();
        results.forEach(result -> names.addAll(result.settings().keySet()));
        return names.stream().filter(name -> values(name, results) > 1).toList();
    }

    private static long values(String name, List<SaturationResult> results) {
        return results.stream()
                .map(result -> result.settings().get(name))
                .filter(Objects::nonNull)
                .distinct()
                .count();
    }
}
