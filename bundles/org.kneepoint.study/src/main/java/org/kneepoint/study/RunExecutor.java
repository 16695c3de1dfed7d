// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.function.Supplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Executes the runs of a plan, in this process or elsewhere. Offered as an OSGi service; stateless
 * and safe for use by several threads.
 *
 * <p>Every run ends soon after its {@linkplain RunPlan#limit time limit}, also if a plug-in never
 * returns; the other runs continue. A remote executor transfers the {@linkplain RunPlan#requests
 * requests} of the plan and the numbers of the tasks, and returns {@linkplain
 * org.kneepoint.study.run.RunResult#entry results}.
 */
@ConsumerType
public interface RunExecutor {
    /**
     * Service property: the name by which an executor is chosen, by {@value
     * ExecutorChoice#PARAMETER} or by the framework or system property of the same name.
     */
    String NAME = "kneepoint.executor";

    /**
     * Returns whether it executes the runs of all users of a server, so that a command cannot
     * choose another.
     */
    default boolean isForAll() {
        return false;
    }

    /**
     * Admits what plug-ins are asked for before this process asks them. An executor that protects
     * its process from plug-ins lets another one try it; this default admits everything.
     *
     * @param droppedIn returns the dropped-in plug-ins that take part
     * @param progress cancels the trial; no progress is reported
     * @throws org.kneepoint.api.scenario.BadInput if a plug-in does not return, uses up the memory
     *     or ends its process
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    default void admit(Trial trial, Supplier<List<Described>> droppedIn, Progress progress) {
        // the process of one user is protected by nobody
    }

    /**
     * Executes runs.
     *
     * @param plan the plan of the runs
     * @param tasks some tasks of the plan, begun in this order
     * @param collector receives every result when it is available, on any thread
     * @param progress progress of these tasks, used by the calling thread only; if cancelled, no
     *     further run begins, and those begun end soon
     * @throws org.kneepoint.api.scenario.BadInput if an evaluator rejects a scenario
     * @throws RuntimeException thrown by the collector or the progress
     */
    void execute(RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress);
}
