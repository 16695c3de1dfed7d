// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Verdict;

/** The paper, and what is common to its experiments. */
final class SharedBufferPaper {
    static final Paper PAPER =
            new Paper(
                    "M. Saleh, M. Atiquzzaman",
                    "Analysis of Shared Buffer Multistage Networks with Hot Spot",
                    "IEEE First International Conference on Algorithms and Architectures for"
                            + " Parallel Processing, vol. 2, p. 799",
                    "1995");

    /** What is taken for accurate, close or in agreement; the paper gives no number. */
    static final double CLOSE = 0.05;

    static final Thresholds THRESHOLDS = new Thresholds(CLOSE, 2 * CLOSE);

    static final Quantity RATIO = Quantity.of("ratio", "", "ratio");

    static final String CLOSE_RULE =
            "The paper gives no number for accurate, close or in agreement: here it is 5 % at"
                    + " every point, the 95 % interval left out of account, and with limits at"
                    + " three quarters of the points if none of the others is off by more than 50 %.";

    static final String SIMULATION =
            "The simulation is as Section 3 has it, but ends when its 95 % intervals are narrow;"
                    + " the paper ends a run when the running mean of the throughput changes by"
                    + " less than 1e-6 in a cycle, which happens by chance.";

    static final String[] MISPRINTS = {
        "(9), (10), (12), (13) and (26) have no solution as printed; the model reads them as"
                + " 'describe shared-buffer' tells. See shared-buffer-equations.",
        "(27) is the mean over the outputs, not over the packets: they part with a hot spot. Here"
                + " the delay is (27), as the paper has it."
    };

    private SharedBufferPaper() {}

    /** The part of every figure that cannot be checked. */
    static Claim plotted(int figure) {
        return new Claim(
                "The values plotted in Figure " + figure,
                Verdict.CANNOT_BE_CHECKED,
                "the paper prints the curves only; ours are below");
    }
}
