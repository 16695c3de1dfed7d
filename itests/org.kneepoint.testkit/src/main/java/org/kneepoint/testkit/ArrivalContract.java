// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.contract.PlugInContract;

/**
 * The contract of an arrival process as a JUnit 5 test: extend it and return the arrival process.
 */
public abstract class ArrivalContract {
    /** Returns the arrival process to check. */
    protected abstract ArrivalProcess process();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        return ClauseTests.of(PlugInContract.of(process()));
    }
}
