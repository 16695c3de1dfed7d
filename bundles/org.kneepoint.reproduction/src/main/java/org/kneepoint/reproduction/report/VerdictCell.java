// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ReproductionVerdict;

/**
 * A cell with a verdict, which a document may colour.
 *
 * @param text what is shown
 * @param verdict its colour
 */
record VerdictCell(String text, ReproductionVerdict verdict) {
    static VerdictCell of(ReproductionVerdict verdict) {
        return new VerdictCell(verdict.text(), verdict);
    }

    /** The verdict on a row, or the agreement of its model with its simulation. */
    static VerdictCell of(ComparisonRow row) {
        return new VerdictCell(row.verdictText(), row.verdict());
    }

    @Override
    public String toString() {
        return text;
    }
}
