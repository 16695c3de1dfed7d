// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
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
    private FindingTable() {}

    /** Returns a row for each finding, for programs. */
    public static Table of(List<Finding> findings) {
        List<String> varying = varying(findings);
        List<String> columns = new ArrayList<>(List.of("method", "network", "solver", "simulator"));
        columns.addAll(varying);
        columns.addAll(
                List.of(
                        FiguresOfMerit.SATURATION_LOAD.name(),
                        "half_width",
                        "low",
                        "high",
                        Quantities.THROUGHPUT.name(),
                        Quantities.THROUGHPUT_CI95.name(),
                        FiguresOfMerit.LOAD_AT_PEAK_POWER.name(),
                        "load_at_loss_1pct",
                        "points",
                        "messages",
                        "seconds",
                        "validity",
                        "status",
                        "note"));
        Table.Builder table = Table.of(columns);
        findings.forEach(finding -> table.row(cells(finding, varying)));
        return table.build();
    }

    private static Object[] cells(Finding finding, List<String> varying) {
        boolean model = finding.method().equals(Method.MODEL);
        List<Object> cells = new ArrayList<>();
        cells.add(finding.method().word());
        cells.add(finding.network());
        cells.add(model ? finding.tool() : null);
        cells.add(model ? null : finding.tool());
        varying.forEach(word -> cells.add(finding.words().get(word)));
        cells.add(cell(finding.load()));
        cells.add(model ? null : cell(finding.halfWidth()));
        cells.add(cell(finding.low()));
        cells.add(cell(finding.high()));
        cells.add(cell(finding.throughput()));
        cells.add(cell(finding.throughputHalfWidth()));
        cells.add(cell(finding.peakPower()));
        cells.add(cell(finding.losing()));
        cells.add(finding.effort().points());
        cells.add(model ? null : finding.effort().messages());
        cells.add(finding.effort().seconds());
        cells.add(validity(finding));
        cells.add(finding.status().word());
        cells.add(finding.note());
        return cells.toArray();
    }

    /** Returns a row for each finding with what fits a line, for reading. */
    public static Table brief(List<Finding> findings) {
        List<String> varying = varying(findings);
        List<String> columns = new ArrayList<>(List.of("method", "tool"));
        columns.addAll(varying);
        columns.addAll(
                List.of(
                        FiguresOfMerit.SATURATION_LOAD.name(),
                        "low",
                        "high",
                        Quantities.THROUGHPUT.name(),
                        "points",
                        "validity",
                        "status"));
        Table.Builder table = Table.of(columns);
        for (Finding finding : findings) {
            List<Object> cells = new ArrayList<>();
            cells.add(finding.method().word());
            cells.add(finding.tool());
            varying.forEach(word -> cells.add(finding.words().get(word)));
            cells.add(cell(finding.load()));
            boolean model = finding.method().equals(Method.MODEL);
            cells.add(model ? null : cell(finding.low()));
            cells.add(model ? null : cell(finding.high()));
            cells.add(cell(finding.throughput()));
            cells.add(finding.effort().points());
            cells.add(validity(finding));
            cells.add(finding.status().word());
            table.row(cells.toArray());
        }
        return table.build();
    }

    /** Returns the words that do not have the same value in all rows that have them. */
    public static List<String> varying(List<Finding> findings) {
        Set<String> words = new LinkedHashSet<>();
        findings.forEach(finding -> words.addAll(finding.words().keySet()));
        return words.stream()
                .filter(
                        word ->
                                findings.stream()
                                                .map(finding -> finding.words().get(word))
                                                .filter(value -> value != null)
                                                .distinct()
                                                .count()
                                        > 1)
                .toList();
    }

    private static String validity(Finding finding) {
        return finding.validity().map(Validity::word).orElse(null);
    }

    private static Object cell(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }
}
