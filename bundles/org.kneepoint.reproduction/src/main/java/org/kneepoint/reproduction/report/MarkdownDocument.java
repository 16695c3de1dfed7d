// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.format.Table;

/** A page of Markdown, whose charts are files beside it. */
final class MarkdownDocument implements ReportDocument {
    private final Set<String> charts;
    private final StringBuilder page = new StringBuilder();

    /**
     * An empty page.
     *
     * @param charts stems of the files that exist as SVG
     */
    MarkdownDocument(Set<String> charts) {
        this.charts = charts;
    }

    @Override
    public void heading(int level, String text, String id) {
        page.append("#".repeat(level) + " " + escaped(text) + "\n\n");
    }

    @Override
    public void paragraph(String label, String text) {
        if (!text.isEmpty()) {
            page.append(bold(label) + escaped(text) + "\n\n");
        }
    }

    private static String bold(String label) {
        return label.isEmpty() ? "" : "**" + escaped(label) + ".** ";
    }

    @Override
    public void list(String label, List<String> items) {
        if (!items.isEmpty()) {
            page.append(label.isEmpty() ? "" : bold(label).strip() + "\n\n");
            items.forEach(item -> page.append("- " + escaped(item) + "\n"));
            page.append('\n');
        }
    }

    @Override
    public void table(String caption, Table table) {
        paragraph("", caption);
        page.append(row(table.columns()));
        page.append(row(Collections.nCopies(table.columns().size(), "---")));
        table.rows().forEach(row -> page.append(row(row)));
        page.append('\n');
    }

    private static String row(List<?> cells) {
        return cells.stream()
                .map(cell -> cell == null ? "" : escaped(cell.toString()))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    @Override
    public void chart(String title, String stem) {
        if (charts.contains(stem)) {
            String file = ReportFolder.DATA + "/" + stem + ".svg";
            page.append("![" + escaped(title) + "](" + file + ")\n\n");
        }
    }

    @Override
    public void commands(String label, List<String> lines) {
        if (!lines.isEmpty()) {
            page.append(escaped(label) + ":\n\n```\n" + String.join("\n", lines) + "\n```\n\n");
        }
    }

    private static String escaped(String text) {
        return text.replace("<", "&lt;").replace("*", "\\*").replace("|", "\\|");
    }

    @Override
    public String toString() {
        return page.toString().stripTrailing() + "\n";
    }
}
