// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.task.HeapSize;
import org.kneepoint.study.task.UnresponsiveTaskException;

/**
 * Asks plug-ins for what a trial is about. Only what does not return or uses up the memory is a
 * reason to refuse them: other faults are reported where it is not only tried.
 *
 * @param planner plans requests
 * @param builder builds the networks of a name and settings
 */
record TrialAttempt(Planner planner, BiConsumer<String, Map<String, String>> builder) {
    /** Plans requests. */
    @FunctionalInterface
    interface Planner {
        RunPlan plan(List<RunRequest> requests, Progress checking, Consumer<String> overrun);
    }

    /**
     * Attempts it.
     *
     * @param checking cancels it
     * @return why the plug-ins are refused, in one line; empty if they are not
     */
    Optional<String> of(Trial trial, Progress checking) {
        List<String> overruns = new CopyOnWriteArrayList<>();
        try {
            if (trial instanceof Trial.Plan plan) {
                planner.plan(plan.requests(), checking, overruns::add);
            } else if (trial instanceof Trial.Networks networks) {
                return of(networks);
            }
        } catch (OutOfMemoryError e) {
            return Optional.of(HeapSize.exhausted());
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            // reported where it is not only tried
        }
        return overruns.stream().findFirst();
    }

    private Optional<String> of(Trial.Networks trial) {
        return PlugInCalls.within(
                trial.limit(),
                "network " + trial.network(),
                () -> {
                    builder.accept(trial.network(), trial.settings());
                    return Optional.empty();
                },
                failure ->
                        Optional.of(failure)
                                .filter(TrialAttempt::isOverrun)
                                .map(PlugInCalls::firstCause));
    }

    private static boolean isOverrun(Throwable failure) {
        return failure instanceof UnresponsiveTaskException || failure instanceof OutOfMemoryError;
    }
}
