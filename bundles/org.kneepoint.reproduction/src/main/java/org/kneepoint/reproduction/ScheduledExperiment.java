// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.ArrayList;
import java.util.List;

/**
 * An experiment with its share of the expected time of a sequence.
 *
 * @param experiment to run
 * @param from where it begins, as a fraction of the expected time of all
 * @param to where it ends
 */
public record ScheduledExperiment(Experiment experiment, double from, double to) {
    /** Schedules experiments one after the other. */
    public static List<ScheduledExperiment> schedule(
            List<Experiment> experiments, ExperimentEffort effort) {
        double all = experiments.stream().mapToInt(e -> e.outline().expectedSeconds(effort)).sum();
        List<ScheduledExperiment> turns = new ArrayList<>();
        double before = 0;
        for (Experiment experiment : experiments) {
            double after = before + experiment.outline().expectedSeconds(effort);
            turns.add(new ScheduledExperiment(experiment, before / all, after / all));
            before = after;
        }
        return turns;
    }
}
