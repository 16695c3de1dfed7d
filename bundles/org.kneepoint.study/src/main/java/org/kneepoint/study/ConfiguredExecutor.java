// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
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
}
