// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.contract.PlugInContract;

/** The contract of a metric as a JUnit 5 test: extend it and return the metric. */
public abstract class MetricContract {
    /** Returns the metric to check. */
    protected abstract Metric metric();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        return ClauseTests.of(PlugInContract.of(metric()));
    }
}
