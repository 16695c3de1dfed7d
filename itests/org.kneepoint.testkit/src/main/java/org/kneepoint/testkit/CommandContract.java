// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.command.Command;
import org.kneepoint.contract.PlugInContract;

/** The contract of a command as a JUnit 5 test: extend it and return the command. */
public abstract class CommandContract {
    /** Returns the command to check. */
    protected abstract Command command();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        return ClauseTests.of(PlugInContract.of(command()));
    }
}
