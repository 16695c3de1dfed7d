// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.format.Table;
import org.kneepoint.support.ResourceText;

/** A web page that loads nothing: its style and its charts are inside. */
final class HtmlDocument implements ReportDocument {
    private final String title;
    private final Map<String, byte[]> charts;
    private final StringBuilder body = new StringBuilder();

    /**
     * An empty page.
     *
     * @param charts as SVG, by the stem of their files
     */
    HtmlDocument(String title, Map<String, byte[]> charts) {
        this.title = title;
        this.charts = charts;
    }

    @Override
    public void heading(int level, String text, String id) {
        String attribute = id.isEmpty() ? "" : " id=\"" + escaped(id) + "\"";
        body.append("<h" + level + attribute + ">" + escaped(text) + "</h" + level + ">\n");
    }

    @Override
    public void paragraph(String label, String text) {
        if (!text.isEmpty()) {
            body.append("<p>" + bold(label) + escaped(text) + "</p>\n");
        }
    }

    private static String bold(String label) {
        return label.isEmpty() ? "" : "<b>" + escaped(label) + ".</b> ";
    }

    @Override
    public void list(String label, List<String> items) {
        if (!items.isEmpty()) {
            body.append("<p>" + bold(label) + "</p>\n<ul>");
            items.forEach(item -> body.append("<li>" + escaped(item) + "</li>\n"));
            body.append("</ul>\n");
        }
    }

    @Override
    public void table(String caption, Table table) {
        body.append("<div class=\"scroll\"><table>");
        if (!caption.isEmpty()) {
            body.append("<caption>" + escaped(caption) + "</caption>");
        }
        body.append("<thead>" + row("th", table.columns()) + "</thead>\n<tbody>");
        table.rows().forEach(row -> body.append(row("td", row)).append('\n'));
        body.append("</tbody></table></div>\n");
    }

    private static String row(String element, List<?> cells) {
        return cells.stream()
                .map(cell -> cell(element, cell))
                .collect(Collectors.joining("", "<tr>", "</tr>"));
    }

    private static String cell(String element, Object cell) {
        String text = cell == null ? "" : escaped(cell.toString());
        if (cell instanceof Link link) {
            text = "<a href=\"#" + escaped(link.id()) + "\">" + text + "</a>";
        }
        String style =
                cell instanceof VerdictCell verdict
                        ? " class=\"" + verdict.verdict().name().toLowerCase(Locale.ROOT) + "\""
                        : "";
        return "<" + element + style + ">" + text + "</" + element + ">";
    }

    @Override
    public void chart(String text, String stem) {
        String file = ReportFolder.DATA + "/" + stem;
        body.append("<figure>");
        if (charts.containsKey(stem)) {
            String svg = Base64.getEncoder().encodeToString(charts.get(stem));
            body.append(
                    "<img src=\"data:image/svg+xml;base64,%s\" alt=\"%s\"/>"
                            .formatted(svg, escaped(text)));
        }
        body.append("<figcaption>" + escaped(text) + ": ");
        if (charts.containsKey(stem)) {
            body.append("<a href=\"" + file + ".svg\">SVG</a>, ");
        }
        body.append("<a href=\"" + file + ".csv\">CSV</a></figcaption></figure>\n");
    }

    @Override
    public void commands(String label, List<String> lines) {
        if (!lines.isEmpty()) {
            body.append("<details><summary>" + escaped(label) + "</summary>\n<pre>");
            lines.forEach(line -> body.append(escaped(line)).append('\n'));
            body.append("</pre></details>\n");
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><title>"
                + escaped(title)
                + "</title>\n<style>"
                + ResourceText.of(HtmlDocument.class, "style.css")
                + "</style>\n</head><body><main>\n"
                + body
                + "</main></body></html>\n";
    }
}
