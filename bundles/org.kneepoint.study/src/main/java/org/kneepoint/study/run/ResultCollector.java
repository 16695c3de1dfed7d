// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import org.osgi.annotation.versioning.ConsumerType;

/** Takes what runs give, as soon as they give it. Safe for use by several threads. */
@ConsumerType
@FunctionalInterface
public interface ResultCollector {
    /**
     * Takes a result.
     *
     * @throws RuntimeException if it cannot; the execution then ends with it
     */
    void collect(RunResult result);
}
