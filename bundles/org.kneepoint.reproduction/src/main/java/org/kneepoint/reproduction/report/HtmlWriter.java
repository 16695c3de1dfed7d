// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A page being written, whose elements are closed in their order and whose texts are escaped, so
 * that it is well-formed whatever they contain.
 */
final class HtmlWriter {
    private final StringBuilder page = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Opens an element.
     *
     * @param attributes names and values in turn
     */
    HtmlWriter open(String element, String... attributes) {
        tag(element, attributes);
        page.append('>');
        open.push(element);
        return this;
    }

    /** Closes the element that was opened last. */
    HtmlWriter close() {
        page.append("</").append(open.pop()).append('>');
        return this;
    }

    /** Closes it and ends the line. */
    HtmlWriter closeLine() {
        close();
        page.append('\n');
        return this;
    }

    /** Adds an element without content. */
    HtmlWriter empty(String element, String... attributes) {
        tag(element, attributes);
        page.append("/>");
        return this;
    }

    /** Adds a text. */
    HtmlWriter text(String text) {
        page.append(escaped(text));
        return this;
    }

    /** Adds an element with a text inside a line. */
    HtmlWriter inline(String element, String text, String... attributes) {
        return open(element, attributes).text(text).close();
    }

    /** Adds an element with a text on a line of its own. */
    HtmlWriter element(String element, String text, String... attributes) {
        inline(element, text, attributes);
        page.append('\n');
        return this;
    }

    /** Adds a text that is written as it is, such as a style sheet. */
    HtmlWriter literal(String text) {
        page.append(text);
        return this;
    }

    private void tag(String element, String... attributes) {
        page.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            page.append(' ').append(attributes[i]).append("=\"");
            page.append(escaped(attributes[i + 1])).append('"');
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** Returns the page so far. */
    @Override
    public String toString() {
        return page.toString();
    }
}
