// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;

/** Figures 11 to 14, whose algorithms the text does not define. */
final class CrossLineExperiment implements Experiment {
    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-cross-line");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of();
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        return ExperimentFindings.unchecked(RampPaper.OUTLINES.text("cross-line"));
    }
}
