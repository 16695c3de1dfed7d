// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import org.kneepoint.api.result.Quantity;

/**
 * Rows of one kind.
 *
 * @param title of the table
 * @param quantity of the figures
 * @param rowHeading heading of the labels
 * @param rows at least one
 */
public record ComparisonSection(
        String title, Quantity quantity, String rowHeading, List<ComparisonRow> rows) {
    /** Copies the rows. */
    public ComparisonSection {
        rows = List.copyOf(rows);
    }
}
