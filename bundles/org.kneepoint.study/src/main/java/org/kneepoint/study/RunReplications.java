// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** Replications: independent runs of one point, and their pooled point. */
final class RunReplications {
    /** The rule of pooling, for the provenance. */
    static final String RULE =
            "means over the runs, interval by Student's t over them, unsteady if more than a"
                    + " quarter of them are, percentiles averaged, extremes"
                    + " of all, sums of cycles, messages and seconds";

    /** The statuses from the best to the worst. */
    private static final List<Status> SEVERITY =
            List.of(
                    Status.OK,
                    Status.UNSTEADY,
                    Status.UNCONVERGED,
                    Status.LIMIT,
                    Status.SATURATED,
                    Status.DEADLOCKED,
                    Status.FAILED,
                    Status.CANCELLED);

    private static final double UNSTEADY_FRACTION = 0.25;

    private RunReplications() {}

    /**
     * Returns a function for each run of a scenario, which sets the seed of the assembled scenario.
     * A traffic pattern drawn from the root seed is the same in all runs.
     *
     * @throws BadInput if there are more than a million
     */
    static List<UnaryOperator<AssembledScenario>> of(Scenario scenario) {
        int[] seeds = seeds(scenario);
        return seeds.length == 0
                ? List.of(UnaryOperator.identity())
                : Arrays.stream(seeds).mapToObj(RunReplications::seeded).toList();
    }

    private static UnaryOperator<AssembledScenario> seeded(int seed) {
        return assembled -> assembled.with(StandardParameters.SEED, seed);
    }

    /**
     * Returns a scenario for each run of a scenario, with the seed of the run.
     *
     * @throws BadInput if there are more than a million
     */
    static List<Scenario> scenarios(Scenario scenario) {
        int[] seeds = seeds(scenario);
        return seeds.length == 0
                ? List.of(scenario)
                : Arrays.stream(seeds)
                        .mapToObj(seed -> scenario.with(StandardParameters.SEED, seed))
                        .toList();
    }

    /**
     * Returns the seeds of several runs; empty for a single run, which has that of its scenario.
     */
    private static int[] seeds(Scenario scenario) {
        int runs = scenario.find(StandardParameters.REPLICATIONS).orElse(1);
        requireReasonable(runs);
        return runs == 1 || scenario.find(StandardParameters.SEED).isEmpty()
                ? new int[0]
                : ReplicationSeeds.split(scenario.get(StandardParameters.SEED), runs);
    }

    /**
     * Rejects an implausible number of runs.
     *
     * @throws BadInput if there are more than a million
     */
    static void requireReasonable(int runs) {
        if (runs > ParameterValues.MAX_VALUES) {
            throw BadInput.because(
                    "runs",
                    runs,
                    "the replications make more than " + ParameterValues.MAX_VALUES + " runs");
        }
    }

    /**
     * Returns the pooled point of several runs. Its status is their worst, of which unsteady counts
     * if more than a quarter of the runs have it.
     *
     * @param runs at least one, in the order of the seeds
     * @param requested the number requested; fewer were begun if cancelled
     */
    static Point pooled(List<Point> runs, int requested) {
        if (requested == 1) {
            return runs.get(0);
        }
        Point.Builder merged = Point.of(runs.get(0).settings()).validity(validity(runs));
        ReplicationPooling.pool(runs).forEach(merged::with);
        Status worst =
                runs.stream()
                        .map(Point::status)
                        .filter(status -> status != Status.UNSTEADY || isUnsteady(runs))
                        .max(Comparator.comparingInt(SEVERITY::indexOf))
                        .orElse(Status.OK);
        if (runs.size() < requested) {
            Explanation done =
                    Explanation.of(
                            "cancelled",
                            "{begun} of {wanted} runs were begun",
                            runs.size(),
                            requested);
            return merged.status(Status.CANCELLED, done).build();
        }
        return merged.status(worst, reason(runs, worst)).build();
    }

    /** Of many runs some are called unsteady by chance; the interval is that between the runs. */
    private static boolean isUnsteady(List<Point> runs) {
        long unsteady = runs.stream().filter(run -> run.status() == Status.UNSTEADY).count();
        return unsteady > UNSTEADY_FRACTION * runs.size();
    }

    private static Validity validity(List<Point> runs) {
        boolean checked = runs.stream().allMatch(run -> run.validity() == Validity.CHECKED);
        return checked ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }

    private static Explanation reason(List<Point> runs, Status status) {
        if (status == Status.OK) {
            return Explanation.NONE;
        }
        List<Point> such = runs.stream().filter(run -> run.status() == status).toList();
        Explanation first = such.get(0).reason();
        return Explanation.of(
                first.code(), "{such} of {runs} runs: {first}", such.size(), runs.size(), first);
    }
}
