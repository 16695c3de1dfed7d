// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.contract.PlugInContract;

/**
 * The contract of a length distribution as a JUnit 5 test: extend it and return the length
 * distribution.
 */
public abstract class LengthContract {
    /** Returns the length distribution to check. */
    protected abstract LengthDistribution lengths();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        return ClauseTests.of(PlugInContract.of(lengths()));
    }
}
