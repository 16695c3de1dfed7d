// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.List;
import org.kneepoint.api.format.Table;

/**
 * A document to which content is added from the top: a web page, a Markdown page, or lines for a
 * terminal. Its {@code toString} is the document so far. Not thread-safe.
 */
public interface ReportDocument {
    /**
     * Adds a heading.
     *
     * @param level 1 for the title, up to 3
     * @param id that a {@link Link} names; empty for none
     */
    void heading(int level, String text, String id);

    /**
     * Adds a paragraph, unless the text is empty.
     *
     * @param label what stands before it; empty for none
     */
    void paragraph(String label, String text);

    /**
     * Adds a list, unless it is empty.
     *
     * @param label what stands before it
     */
    void list(String label, List<String> items);

    /**
     * Adds a table.
     *
     * @param caption what stands above it; empty for none
     * @param table whose cells may also be a {@link Link} or a {@link VerdictCell}
     */
    void table(String caption, Table table);

    /**
     * Adds a chart of the report, if there is one and the document can show it.
     *
     * @param stem name of its files without the ending
     */
    void chart(String title, String stem);

    /**
     * Adds lines to be copied as they are, unless there are none.
     *
     * @param label what stands before them
     */
    void commands(String label, List<String> lines);
}
