// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Does the runs of a plan, here or elsewhere. Offered as an OSGi service; stateless, so that
 * several threads may use it at once.
 *
 * <p>What it has to keep to: every run ends, at the latest some time after its {@linkplain
 * RunPlan#limit limit}, also where a plug-in never returns; the others go on then. One that works
 * elsewhere takes there the {@linkplain RunPlan#requests requests} of the plan and the numbers of
 * the tasks, and brings back {@linkplain org.kneepoint.study.run.RunResult#entry results}.
 */
@ConsumerType
public interface RunExecutor {
    /**
     * Does runs.
     *
     * @param plan what they belong to
     * @param tasks some of the plan, begun in this order
     * @param collector takes every result as soon as there is one, on any thread
     * @param progress the caller's side, told and asked by the calling thread only; its progress is
     *     that of these tasks. When it cancels, no further run begins, and those that have begun
     *     end soon
     * @throws org.kneepoint.api.scenario.BadInput if a solver or simulator refuses a scenario
     * @throws RuntimeException what the collector or the caller's side has thrown
     */
    void execute(RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress);
}
