// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.contract.EvaluationSubject;
import org.kneepoint.contract.PlugInContract;

/**
 * The contract of a simulator as a JUnit 5 test: extend it and return the simulator on a network.
 */
public abstract class SimulatorContract {
    /**
     * Returns the simulator on a network: {@link org.kneepoint.contract.EvaluatedNetwork#of} of the
     * simulator, and unless it has a system of its own, a network and a routing.
     */
    protected abstract EvaluationSubject subject();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        EvaluationSubject subject = subject();
        return Stream.of(
                        PlugInContract.ofDescription(subject.plugin()),
                        PlugInContract.ofSimulator(subject),
                        PlugInContract.ofParameters(subject))
                .flatMap(ClauseTests::of);
    }
}
