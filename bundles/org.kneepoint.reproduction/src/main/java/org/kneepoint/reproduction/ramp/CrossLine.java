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
        return RampPaper.OUTLINES.get("ramp-cross-line");
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
