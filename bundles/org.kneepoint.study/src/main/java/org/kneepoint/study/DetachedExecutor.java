// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * An executor whose runs are executed outside this process and go on when it ends, such as by a
 * cluster. Its work is in a folder that all its machines see, from which any process can collect
 * the results.
 */
@ConsumerType
public interface DetachedExecutor extends ConfiguredExecutor {
    /**
     * Returns this executor with its settings, at a site. Its executions take what was done there
     * before, wait for what is being done, and begin what is missing.
     *
     * @param settings values of the {@link #parameters()}
     */
    @Override
    RunExecutor at(ExecutionSite site, Scenario settings);

    /**
     * Returns those of some runs that are worth a process of their own: the first of the packs into
     * which they are divided.
     *
     * @param waiting at least one run
     * @param done results of the plan so far, from which the time of a run follows
     * @param parallel number of processes that share the runs
     */
    List<RunTask> pack(
            RunPlan plan, List<RunTask> waiting, Collection<RunResult> done, int parallel);

    /**
     * Returns the work in the folder of a kept site.
     *
     * @param folder need not exist
     */
    DetachedWork work(Path folder);
}
