// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.contract.PlugInContract;

/**
 * The contract of a traffic pattern as a JUnit 5 test: extend it and return the traffic pattern.
 */
public abstract class PatternContract {
    /** Returns the traffic pattern to check. */
    protected abstract TrafficPattern pattern();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        return ClauseTests.of(PlugInContract.of(pattern()));
    }
}
