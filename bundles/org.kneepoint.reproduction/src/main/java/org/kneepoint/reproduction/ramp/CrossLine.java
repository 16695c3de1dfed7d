// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Trial;

/** Figures 11 to 14, whose algorithms the text does not define. */
final class CrossLine implements Experiment {
    @Override
    public Outline outline() {
        return Outline.of(
                        "ramp-cross-line",
                        RampPaper.PAPER,
                        "Figures 11 to 14: Cross-Line routing and throttling")
                .says(
                        "sa(2) has the highest critical load; cl(2)-th0 is the best of the cl(2)"
                                + " variants and has a better NPM than sa(2); of 82 ways to select"
                                + " outputs and throttle, tp27 has a far better NPM than tp00 at about"
                                + " the same critical load.")
                .runs("Nothing.")
                .rule("What cannot be run cannot be checked.")
                .misprints(
                        "Section 7.2 has sl(2)-th4 and -th12 where it means cl(2)-th4 and -th12; it"
                                + " changes names only.")
                .takes(1, 1);
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return List.of();
    }

    @Override
    public Findings judge(Results results) {
        return Findings.unchecked(
                "Cross-Line routing, its thresholds and the throttling functions are defined in other"
                        + " publications only, and the figures are pictures without numbers. Maps of"
                        + " critical load and NPM like Figures 12 and 13 are drawn by the command"
                        + " chart with x=critical_load and y=npm.");
    }
}
