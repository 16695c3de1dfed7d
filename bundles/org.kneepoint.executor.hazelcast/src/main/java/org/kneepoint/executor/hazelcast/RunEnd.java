// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.ExecutorChoice;
import org.kneepoint.study.RunLost;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/** How a run has ended at a member: with its result, or why it has none. */
final class RunEnd {
    private static final String FAILED = "failed";
    private static final String REFUSED = "refused";

    private final Map<String, Object> entry;

    private RunEnd(Map<String, Object> entry) {
        this.entry = entry;
    }

    /** A run with a result. */
    static RunEnd of(RunResult result) {
        return new RunEnd(result.entry());
    }

    /** A run whose worker process has ended. */
    static RunEnd failed(String why) {
        return new RunEnd(Map.of(FAILED, why));
    }

    /** A run whose scenario the evaluator rejects. */
    static RunEnd refused(String why) {
        return new RunEnd(Map.of(REFUSED, why));
    }

    /** Returns it as a text. */
    String text() {
        try {
            return JSON.std.asString(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a {@linkplain #text text}. */
    static RunEnd parse(String text) {
        try {
            return new RunEnd(JSON.std.mapFrom(text));
        } catch (IOException e) {
            throw new UncheckedIOException("a member has sent no result: " + text, e);
        }
    }

    /**
     * Returns the result.
     *
     * @param plan the plan of the run
     * @throws BadInput if the evaluator rejects the scenario
     */
    RunResult result(RunPlan plan, RunTask task) {
        if (entry.get(REFUSED) instanceof String why) {
            throw BadInput.because(ExecutorChoice.PARAMETER, HazelcastExecutor.NAME, why);
        }
        return entry.get(FAILED) instanceof String why
                ? plan.failed(task, new RunLost(why))
                : RunResult.of(entry);
    }
}
