// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import org.kneepoint.api.result.Quantity;

/**
 * Rows of one kind.
 *
 * @param title what they show
 * @param quantity what their figures are
 * @param rowHeading heading of the column that tells the rows apart
 * @param rows at least one
 */
public record ComparisonSection(
        String title, Quantity quantity, String rowHeading, List<ComparisonRow> rows) {
    /** Copies the rows. */
    public ComparisonSection {
        rows = List.copyOf(rows);
    }
}
