// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.PercentText;

/** The rows of a section as a table of the page. */
final class SectionTable {
    private static final int DIGITS = 5;
    private static final int INTERVAL_DIGITS = 2;
    private static final String NUMBER = "number";

    private SectionTable() {}

    /** Writes the table without the columns that none of its rows has anything for. */
    static void write(HtmlWriter html, ComparisonSection section) {
        Predicate<ComparisonRow> reported = row -> row.reported().isPresent();
        Predicate<ComparisonRow> model = row -> row.model().isPresent();
        Predicate<ComparisonRow> simulated = row -> row.simulated().isPresent();
        boolean notes = section.rows().stream().anyMatch(row -> !row.note().isEmpty());
        html.open("div", "class", "scroll").open("table", "class", "figures");
        html.element("caption", caption(section));
        html.open("thead").open("tr").element("th", section.rowHeading());
        heading(html, section, "reported", reported);
        heading(html, section, "model", model);
        heading(html, section, "simulated", simulated);
        html.element("th", "deviation", "class", NUMBER).element("th", "verdict");
        if (notes) {
            html.element("th", "remark");
        }
        html.closeLine().closeLine().open("tbody");
        for (ComparisonRow row : section.rows()) {
            html.open("tr").element("th", row.label());
            cell(html, section, reported, number(row.reported()));
            cell(html, section, model, number(row.model()));
            cell(html, section, simulated, simulated(row));
            html.element("td", deviation(row), "class", NUMBER).open("td");
            html.inline("span", row.verdictText(), "class", ReportPage.badgeStyle(row.verdict()));
            html.close();
            if (notes) {
                html.element("td", row.note(), "class", "note");
            }
            html.closeLine();
        }
        html.closeLine().closeLine().closeLine();
    }

    /** The title, and in brackets what it does not say itself: the meaning and the unit. */
    private static String caption(ComparisonSection section) {
        Quantity quantity = section.quantity();
        String title = section.title().toLowerCase(Locale.ROOT);
        boolean isTold = title.contains(quantity.meaning().toLowerCase(Locale.ROOT));
        String told =
                Stream.of(isTold ? "" : quantity.meaning(), quantity.unit())
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(", "));
        return told.isEmpty() ? section.title() : section.title() + " (" + told + ")";
    }

    private static void heading(
            HtmlWriter html, ComparisonSection section, String name, Predicate<ComparisonRow> has) {
        if (section.rows().stream().anyMatch(has)) {
            html.element("th", name, "class", NUMBER);
        }
    }

    private static void cell(
            HtmlWriter html, ComparisonSection section, Predicate<ComparisonRow> has, String text) {
        if (section.rows().stream().anyMatch(has)) {
            html.element("td", text, "class", NUMBER);
        }
    }

    private static String number(OptionalDouble value) {
        return value.isPresent() ? Decimal.round(value.getAsDouble(), DIGITS) : "";
    }

    private static String simulated(ComparisonRow row) {
        return row.interval().isPresent()
                ? number(row.simulated())
                        + " \u00b1\u00a0"
                        + Decimal.round(row.interval().getAsDouble(), INTERVAL_DIGITS)
                : number(row.simulated());
    }

    private static String deviation(ComparisonRow row) {
        return row.deviation().isPresent()
                ? signed(PercentText.tenths(row.deviation().getAsDouble())) + "\u00a0%"
                : "";
    }

    private static String signed(String number) {
        return number.startsWith("-") || number.equals("0.0") ? number : "+" + number;
    }
}
