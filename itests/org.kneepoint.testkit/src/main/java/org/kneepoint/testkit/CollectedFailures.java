// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.kneepoint.contract.ContractReport;

/**
 * Collects the failures of several checks. JUnit's own collector does not suffice: of several
 * failures the container reports only the first.
 */
public final class CollectedFailures {
    private final List<String> faults = new ArrayList<>();

    /**
     * Runs a check and records its failure.
     *
     * @param what the subject of the check
     */
    public void check(String what, ContractReport.Check check) {
        addAll(ContractReport.builder().check(what, "", "", check).build());
    }

    /** Records a value that is not the expected one. */
    public void checkEquals(String what, Object expected, Callable<?> answer) {
        check(what, () -> requireEquals(expected, answer.call()));
    }

    private static void requireEquals(Object expected, Object found) {
        if (!Objects.equals(expected, found)) {
            throw new AssertionError("expected " + expected + ", found " + found);
        }
    }

    /** Records the violations of a contract. */
    public void addAll(ContractReport report) {
        faults.addAll(report.violations());
    }

    /** Fails with all collected failures. */
    public void requireNone() {
        requireEquals("", String.join("\n", faults));
    }
}
