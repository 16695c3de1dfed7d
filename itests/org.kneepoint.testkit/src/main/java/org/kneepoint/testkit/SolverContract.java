// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.contract.EvaluationSubject;
import org.kneepoint.contract.PlugInContract;

/**
 * The contract of an analytic model as a JUnit 5 test: extend it and return the solver on a
 * network.
 */
public abstract class SolverContract {
    /**
     * Returns the solver on a network: {@link org.kneepoint.contract.EvaluatedNetwork#of} of the
     * solver, and unless it has a system of its own, a network and a routing.
     */
    protected abstract EvaluationSubject subject();

    /** Returns the tolerated relative difference, such as the error of an iteration. */
    protected double slack() {
        return 1e-9;
    }

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        EvaluationSubject subject = subject();
        return Stream.concat(
                ClauseTests.of(PlugInContract.ofDescription(subject.plugin())),
                ClauseTests.of(PlugInContract.ofSolver(subject, slack())));
    }
}
