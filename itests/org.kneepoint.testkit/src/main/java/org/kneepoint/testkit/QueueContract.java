// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.contract.PlugInContract;

/** The contract of a queue as a JUnit 5 test: extend it and return the queue. */
public abstract class QueueContract {
    /** Returns the queue to check. */
    protected abstract QueueModel queue();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        return ClauseTests.of(PlugInContract.of(queue()));
    }
}
