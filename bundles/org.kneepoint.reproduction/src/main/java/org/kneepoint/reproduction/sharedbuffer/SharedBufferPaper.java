// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Outlines;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Outlines and thresholds common to the experiments of the paper. */
final class SharedBufferPaper {
    static final Outlines OUTLINES = new Outlines(SharedBufferPaper.class);

    /** Largest deviation that is accurate, close or in agreement; the paper gives no number. */
    static final double CLOSE = 0.05;

    static final DeviationThresholds THRESHOLDS = new DeviationThresholds(CLOSE, 2 * CLOSE);

    static final Quantity RATIO = Quantity.of("ratio", "", "ratio");

    private SharedBufferPaper() {}

    /** The part of every figure that cannot be checked. */
    static PaperStatement plottedValues(int figure) {
        return new PaperStatement(
                SharedBufferPaper.OUTLINES.statement("plotted", figure),
                ReproductionVerdict.CANNOT_BE_CHECKED,
                "the paper prints curves without numbers");
    }
}
