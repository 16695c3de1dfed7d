// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;
import org.osgi.annotation.versioning.ConsumerType;

/** An executor with settings of its own. */
@ConsumerType
public interface ConfiguredExecutor extends RunExecutor {
    /** Returns the parameters that a user may set beside the choice of this executor. */
    Parameters parameters();

    /**
     * Returns this executor with its settings, at a site.
     *
     * @param settings values of the {@link #parameters()}
     */
    RunExecutor at(ExecutionSite site, Scenario settings);

    /**
     * Executes runs with the default settings, in a temporary folder of the working directory.
     *
     * @throws org.kneepoint.api.scenario.BadInput also if a setting is required
     */
    @Override
    default void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        Path present = Path.of("").toAbsolutePath();
        at(ExecutionSite.temporary(present, line -> {}), Scenario.of("", parameters(), Map.of()))
                .execute(plan, tasks, collector, progress);
    }
}
