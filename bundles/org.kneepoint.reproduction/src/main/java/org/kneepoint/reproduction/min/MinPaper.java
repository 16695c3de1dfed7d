// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.Map;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Outlines;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Outlines, thresholds and terms common to the experiments of the paper. */
final class MinPaper {
    static final Outlines OUTLINES =
            new Outlines(MinPaper.class, Map.of("readings", SwitchInterpretation.explained()));

    /** The only limit of error that the paper states, for Figures 6 and 7. */
    static final double ACCURACY = 0.07;

    static final DeviationThresholds THRESHOLDS = new DeviationThresholds(ACCURACY, 2 * ACCURACY);

    private MinPaper() {}

    /** Returns the term of the paper for a figure. */
    static String name(Quantity figure) {
        return figure.equals(Quantities.LATENCY) ? "delay" : figure.name();
    }

    /** The part of every figure that cannot be checked. */
    static PaperStatement plottedValues(String figure) {
        return new PaperStatement(
                MinPaper.OUTLINES.statement("plotted", figure),
                ReproductionVerdict.CANNOT_BE_CHECKED,
                "the paper prints curves without numbers");
    }
}
