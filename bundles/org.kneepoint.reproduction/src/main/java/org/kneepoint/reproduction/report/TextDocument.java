// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.format.Table;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/** Lines for a terminal, the last one not ended; without charts. */
public final class TextDocument implements ReportDocument {
    private static final String INDENT = "  ";

    private final int width;
    private final List<String> lines = new ArrayList<>();

    /**
     * An empty document.
     *
     * @param width characters per line to fit
     */
    public TextDocument(int width) {
        this.width = width;
    }

    @Override
    public void heading(int level, String text, String id) {
        paragraph("", text);
    }

    @Override
    public void paragraph(String label, String text) {
        if (!text.isEmpty()) {
            separate();
            lines.addAll(wrapped(label.isEmpty() ? text : label + ": " + text, 0));
        }
    }

    private void separate() {
        if (!lines.isEmpty()) {
            lines.add("");
        }
    }

    private List<String> wrapped(String text, int indent) {
        return Paragraph.lines(text, Paragraph.width(width) - indent);
    }

    @Override
    public void list(String label, List<String> items) {
        if (!items.isEmpty()) {
            paragraph("", label);
            for (String item : items) {
                String hanging = "\n" + INDENT + INDENT;
                lines.add(INDENT + String.join(hanging, wrapped(item, 2 * INDENT.length())));
            }
        }
    }

    @Override
    public void table(String caption, Table table) {
        separate();
        if (!caption.isEmpty()) {
            lines.addAll(wrapped(caption, 0));
        }
        lines.add(TextTable.of(table, width).stripTrailing());
    }

    @Override
    public void chart(String title, String stem) {
        // a terminal shows none
    }

    @Override
    public void commands(String label, List<String> commands) {
        if (!commands.isEmpty()) {
            paragraph("", label);
            commands.forEach(line -> lines.add(INDENT + line));
        }
    }

    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
