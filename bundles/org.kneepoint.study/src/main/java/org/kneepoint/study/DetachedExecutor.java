// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.nio.file.Path;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * An executor whose runs are executed outside this process and go on when it ends, such as by a
 * cluster. Its work is in a folder that all its machines see, from which any process can collect
 * the results.
 */
@ConsumerType
public interface DetachedExecutor extends RunExecutor {
    /** Returns the parameters that a user may set beside the choice of this executor. */
    Parameters parameters();

    /**
     * Returns this executor at a site. Its executions take what was done there before, wait for
     * what is being done, and begin what is missing.
     *
     * @param settings values of the {@link #parameters()}
     */
    RunExecutor at(ExecutionSite site, Scenario settings);

    /**
     * Returns the work in the folder of a kept site.
     *
     * @param folder need not exist
     */
    DetachedWork work(Path folder);
}
