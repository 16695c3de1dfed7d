// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.contract.PlugInContract;

/** The contract of a result format as a JUnit 5 test: extend it and return the result format. */
public abstract class FormatContract {
    /** Returns the result format to check. */
    protected abstract ResultFormat format();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        return ClauseTests.of(PlugInContract.of(format()));
    }
}
