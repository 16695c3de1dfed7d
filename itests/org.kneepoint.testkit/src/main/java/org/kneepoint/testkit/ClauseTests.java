// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.kneepoint.contract.ContractReport;
import org.kneepoint.contract.ContractReport.Clause;
import org.kneepoint.contract.ContractReport.Outcome;

/** The clauses of a contract as tests. */
final class ClauseTests {
    private ClauseTests() {}

    /** Returns a test of each clause, which fails unless the clause is kept in every case. */
    static Stream<DynamicTest> of(ContractReport report) {
        return report.clauses().stream()
                .map(
                        clause ->
                                DynamicTest.dynamicTest(
                                        clause.subject() + ": " + clause.clause(),
                                        () -> requireKept(clause)));
    }

    private static void requireKept(Clause clause) {
        if (clause.outcome() != Outcome.KEPT) {
            throw new AssertionError(clause.detail());
        }
    }
}
