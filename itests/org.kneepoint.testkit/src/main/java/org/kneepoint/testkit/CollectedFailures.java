// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import static org.kneepoint.testkit.Checks.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Collects the failures of several checks. JUnit's own collector does not suffice: of several
 * failures the container reports only the first.
 */
public final class CollectedFailures {
    private final List<String> faults = new ArrayList<>();

    /** A check that may fail. */
    @FunctionalInterface
    public interface Check {
        /** Throws if the check fails. */
        void run() throws Exception;
    }

    /**
     * Runs a check and records its failure.
     *
     * @param what the subject of the check
     */
    public void check(String what, Check check) {
        try {
            check.run();
        } catch (Exception | AssertionError | LinkageError | StackOverflowError e) {
            StackTraceElement[] trace = e.getStackTrace();
            String first = trace.length == 0 ? "" : " at " + trace[0];
            boolean isAssertion = e instanceof AssertionError;
            faults.add(what + ": " + (isAssertion ? e.getMessage() : e + first));
        }
    }

    /** Records a value that is not the expected one. */
    public void checkEquals(String what, Object expected, Callable<?> answer) {
        check(what, () -> assertEquals(expected, answer.call()));
    }

    /** Records the failures of another collector. */
    public void addAll(List<String> lines) {
        faults.addAll(lines);
    }

    /** Returns the failures, a line each. */
    public List<String> lines() {
        return List.copyOf(faults);
    }

    /** Fails with all collected failures. */
    public void requireNone() {
        assertEquals("findings", "", String.join("\n", faults));
    }
}
