// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import org.osgi.annotation.versioning.ConsumerType;

/** Receives the results of runs. Safe for use by several threads. */
@ConsumerType
@FunctionalInterface
public interface ResultCollector {
    /**
     * Receives a result.
     *
     * @throws RuntimeException ends the execution
     */
    void collect(RunResult result);
}
