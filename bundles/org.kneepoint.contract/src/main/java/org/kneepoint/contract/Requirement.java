// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

/**
 * One clause of a contract with its check.
 *
 * @param clause the requirement, a few words
 * @param examined what the check examines
 * @param check the check
 */
record Requirement(String clause, String examined, ContractReport.Check check) {
    void report(ContractReport.Builder report, String subject) {
        report.check(subject, clause, examined, check);
    }
}
