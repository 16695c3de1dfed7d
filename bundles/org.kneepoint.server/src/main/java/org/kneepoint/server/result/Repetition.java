// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.run.RunRequest;

/**
 * A statement that computes a result, or some of its curves, again.
 *
 * @param name name of its files
 * @param statement the statement
 * @param request the request of its curves; empty for any other statement
 * @param expected what it gave, without run times
 * @param curves number of curves; 0 for another table
 */
record Repetition(
        String name, String statement, Optional<RunRequest> request, Table expected, int curves) {
    private static final String REQUEST = "request";

    /**
     * Returns the repetitions of a result: one for each request of its curves, else one of its
     * command line; none if neither can be repeated alone.
     *
     * @param name name of the files of the result
     */
    static List<Repetition> of(String name, Selection.Entry entry) {
        Map<RunRequest, List<Curve>> requests = new LinkedHashMap<>();
        CommandResult content = entry.content();
        for (Curve curve : content.curves()) {
            request(curve)
                    .ifPresent(
                            request ->
                                    requests.computeIfAbsent(request, r -> new ArrayList<>())
                                            .add(curve));
        }
        List<Repetition> repetitions = new ArrayList<>();
        requests.forEach(
                (request, curves) ->
                        repetitions.add(
                                new Repetition(
                                        requests.size() == 1
                                                ? name
                                                : name + "-" + (repetitions.size() + 1),
                                        request.text(),
                                        Optional.of(request),
                                        withoutTimes(CurveTable.of(curves)),
                                        curves.size())));
        return repetitions.isEmpty() ? ofLine(name, entry) : repetitions;
    }

    private static List<Repetition> ofLine(String name, Selection.Entry entry) {
        CommandResult content = entry.content();
        Table table = content.table().orElseGet(() -> CurveTable.of(content.curves()));
        return PlainStatement.of(entry.result().heading().line())
                .map(
                        line ->
                                List.of(
                                        new Repetition(
                                                name,
                                                line,
                                                Optional.empty(),
                                                withoutTimes(table),
                                                0)))
                .orElse(List.of());
    }

    private static Optional<RunRequest> request(Curve curve) {
        try {
            return PlainStatement.of(curve.provenance().entries().getOrDefault(REQUEST, ""))
                    .map(RunRequest::parse);
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private static Table withoutTimes(Table table) {
        int seconds = table.columns().indexOf(Quantities.SECONDS.name());
        if (seconds < 0) {
            return table;
        }
        List<String> columns = new ArrayList<>(table.columns());
        columns.remove(seconds);
        Table.Builder without = Table.of(columns);
        for (List<Object> row : table.rows()) {
            List<Object> cells = new ArrayList<>(row);
            cells.remove(seconds);
            without.row(cells.toArray());
        }
        return without.build();
    }

    /** Returns the request as a study file. */
    Optional<String> study() {
        return request.map(
                run -> {
                    String[] words = run.text().split(" ");
                    StringBuilder text = new StringBuilder(words[0] + " " + words[1] + "\n");
                    for (int i = 2; i < words.length; i++) {
                        text.append(words[i].replaceFirst("=", " = ")).append('\n');
                    }
                    return text.toString();
                });
    }
}
