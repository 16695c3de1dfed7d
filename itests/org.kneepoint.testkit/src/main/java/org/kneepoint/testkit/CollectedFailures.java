// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import static org.kneepoint.testkit.Checks.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Collects what is wrong with several things, so that one of them does not hide the others. Not
 * JUnit's own collector: of several failures the container hands over the first only.
 */
public final class CollectedFailures {
    private final List<String> faults = new ArrayList<>();

    /** A check that may fail. */
    @FunctionalInterface
    public interface Check {
        /** Throws whatever it finds wrong. */
        void run() throws Exception;
    }

    /**
     * Runs a check and notes how it fails.
     *
     * @param what is checked
     */
    public void check(String what, Check check) {
        try {
            check.run();
        } catch (Exception | AssertionError | LinkageError | StackOverflowError e) {
            StackTraceElement[] trace = e.getStackTrace();
            String first = trace.length == 0 ? "" : " at " + trace[0];
            boolean told = e instanceof AssertionError;
            faults.add(what + ": " + (told ? e.getMessage() : e + first));
        }
    }

    /** Notes an answer that is not the one expected. */
    public void checkEquals(String what, Object expected, Callable<?> answer) {
        check(what, () -> assertEquals(expected, answer.call()));
    }

    /** Notes lines that another check has found. */
    public void addAll(List<String> lines) {
        faults.addAll(lines);
    }

    /** Returns what was found, a line each. */
    public List<String> lines() {
        return List.copyOf(faults);
    }

    /** Fails with all collected failures. */
    public void requireNone() {
        assertEquals("findings", "", String.join("\n", faults));
    }
}
