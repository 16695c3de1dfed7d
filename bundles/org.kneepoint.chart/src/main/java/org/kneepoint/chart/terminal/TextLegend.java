// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kneepoint.chart.layout.LegendItem;
import org.kneepoint.chart.layout.LegendItem.Symbol;
import org.kneepoint.chart.style.CurveStyle;

/** The legend below the panels: symbols and labels, as many on a line as it holds. */
final class TextLegend {
    private static final String GAP = "   ";

    private final List<List<Entry>> lines;

    /**
     * A symbol with its explanation.
     *
     * @param symbol characters of the symbol
     * @param ink of the symbol
     * @param label the explanation
     */
    record Entry(String symbol, Ink ink, String label) {
        int width() {
            return symbol.length() + 1 + label.length();
        }
    }

    private TextLegend(List<List<Entry>> lines) {
        this.lines = lines;
    }

    /**
     * Arranges a legend.
     *
     * @param entries its entries
     * @param columns characters on a line
     * @param rows most lines
     */
    static TextLegend of(List<Entry> entries, int columns, int rows) {
        List<List<Entry>> lines = new ArrayList<>();
        int used = columns;
        int shown = 0;
        for (Entry entry : entries) {
            Entry fitting = shortened(entry, columns);
            if (used + GAP.length() + fitting.width() > columns) {
                if (lines.size() == rows) {
                    break;
                }
                lines.add(new ArrayList<>());
                used = -GAP.length();
            }
            lines.get(lines.size() - 1).add(fitting);
            used += GAP.length() + fitting.width();
            shown++;
        }
        if (shown < entries.size()) {
            int lost = entries.size() - shown + lines.get(lines.size() - 1).size();
            String more = "and " + lost + " more: shown with a larger size=";
            lines.set(lines.size() - 1, List.of(new Entry("", Ink.PLAIN, more)));
        }
        return new TextLegend(lines);
    }

    private static Entry shortened(Entry entry, int columns) {
        int room = columns - entry.symbol().length() - 1;
        return entry.label().length() <= room
                ? entry
                : new Entry(
                        entry.symbol(),
                        entry.ink(),
                        entry.label().substring(0, Math.max(0, room - 1)) + "\u2026");
    }

    /** The entries of the items of a chart. */
    static List<Entry> entries(List<LegendItem> items, CurveSymbols symbols) {
        List<Entry> entries = new ArrayList<>();
        for (LegendItem item : items) {
            Optional<CurveStyle> style = item.style();
            if (style.isPresent()) {
                entries.add(entry(style.get(), symbols));
            } else {
                entry(item, symbols).ifPresent(entries::add);
            }
        }
        return entries;
    }

    private static Entry entry(CurveStyle style, CurveSymbols symbols) {
        String symbol = String.valueOf(symbols.of(style.style()));
        if (symbols.isColoured()) {
            symbol =
                    (style.line().isPresent() ? "\u2812\u2812" : "")
                            + (style.marked() ? symbol : "");
        }
        return new Entry(symbol, Ink.of(style), style.label());
    }

    private static Optional<Entry> entry(LegendItem item, CurveSymbols symbols) {
        Symbol first = item.symbols().iterator().next();
        String symbol =
                switch (first) {
                    case INTERVAL -> "\u2847";
                    case UNSMOOTHED -> symbols.isColoured() ? "\u2812\u2812" : "";
                    case LINE -> "\u2502";
                    case INTERVAL_BAND -> "\u251c\u253c\u2524";
                    case BRACKET_BAND -> "[\u253c]";
                    case HOLLOW -> symbols.hollow();
                    case MISSING -> String.valueOf(CurveSymbols.MISSING);
                    default -> saturated(item, symbols);
                };
        Ink ink = first == Symbol.UNSMOOTHED ? Ink.FAINT : Ink.PLAIN;
        // without colours, unsmoothed values would hide the curve
        return symbol.isEmpty()
                ? Optional.empty()
                : Optional.of(new Entry(symbol, ink, item.label()));
    }

    private static String saturated(LegendItem item, CurveSymbols symbols) {
        String symbol = "\u250a";
        if (item.symbols().contains(Symbol.SATURATED)) {
            symbol += symbols.isColoured() ? CurveSymbols.SATURATED : "a";
            symbol += CurveSymbols.STILL_SATURATED;
        }
        return item.symbols().contains(Symbol.HOLLOW) ? symbol + symbols.hollow() : symbol;
    }

    /** Returns the number of lines. */
    int rows() {
        return lines.size();
    }

    /** Writes the legend from a row on. */
    void draw(CharacterCanvas canvas, int top) {
        for (int row = 0; row < lines.size(); row++) {
            int column = 0;
            for (Entry entry : lines.get(row)) {
                canvas.text(column, top + row, entry.symbol(), entry.ink());
                int label =
                        entry.symbol().isEmpty() ? column : column + entry.symbol().length() + 1;
                canvas.text(label, top + row, entry.label(), Ink.PLAIN);
                column += entry.width() + GAP.length();
            }
        }
    }
}
