// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.Map;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Outlines;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Verdict;

/** The paper, and what is common to its experiments. */
final class MinPaper {
    private static final Paper PAPER =
            new Paper(
                    "P. Mohapatra, C. R. Das",
                    "Performance Analysis of Finite-Buffered Asynchronous Multistage"
                            + " Interconnection Networks",
                    "IEEE Transactions on Parallel and Distributed Systems 7(1)",
                    "1996");

    static final Outlines OUTLINES =
            new Outlines(MinPaper.class, PAPER, Map.of("readings", SwitchReading.explained()));

    /** The only limit of error that the paper states, for Figures 6 and 7. */
    static final double ACCURACY = 0.07;

    static final Thresholds THRESHOLDS = new Thresholds(ACCURACY, 2 * ACCURACY);

    private MinPaper() {}

    /** Returns the paper's word for a figure. */
    static String name(Quantity figure) {
        return figure.equals(Quantities.LATENCY) ? "delay" : figure.name();
    }

    /** The part of every figure that cannot be checked. */
    static Claim plotted(String figure) {
        return new Claim(
                "The values plotted in " + figure,
                Verdict.CANNOT_BE_CHECKED,
                "the paper prints the curves only; ours are below");
    }
}
