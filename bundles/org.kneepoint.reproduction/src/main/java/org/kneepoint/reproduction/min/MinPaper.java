// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Verdict;

/** The paper, and what is common to its experiments. */
final class MinPaper {
    static final Paper PAPER =
            new Paper(
                    "P. Mohapatra, C. R. Das",
                    "Performance Analysis of Finite-Buffered Asynchronous Multistage"
                            + " Interconnection Networks",
                    "IEEE Transactions on Parallel and Distributed Systems 7(1)",
                    "1996");

    /** The only limit of error that the paper states, for Figures 6 and 7. */
    static final double ACCURACY = 0.07;

    static final Thresholds THRESHOLDS = new Thresholds(ACCURACY, 2 * ACCURACY);

    static final String[] MISPRINTS = {
        "(13) has p_0 of stage i where (12), from which it follows, has that of stage i-1. See"
                + " min-equations for the effect.",
        "(14) divides by the rate of all arrivals, (5) by that of the admitted ones, from which"
                + " (14) is said to follow. See min-equations for the effect.",
        "Section 2 has packets blocked, but the model feeds nothing back: rate is lost from stage"
                + " to stage."
    };

    static final String SWITCHES =
            "The text does not say how the switches of its simulator serve and block, nor the"
                    + " buffer length; here each input has a server and L = 4, a packet whose next"
                    + " buffer is full keeps its server, and outputs take packets of both inputs"
                    + " at a time, unless said otherwise.";

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
