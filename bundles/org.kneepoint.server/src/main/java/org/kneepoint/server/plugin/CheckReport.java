// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.util.List;

/**
 * What {@code doctor} and {@code check} find on a file.
 *
 * @param findings in the order in which they were found
 * @param isComplete whether the examination has come to its end
 */
record CheckReport(List<Finding> findings, boolean isComplete) {
    CheckReport {
        findings = List.copyOf(findings);
    }

    /** One line. */
    record Finding(boolean isProblem, String line) {
        @Override
        public String toString() {
            return (isProblem ? "problem: " : "ok: ") + line;
        }
    }

    /** Returns whether everything was examined and no problem found. */
    boolean isClean() {
        return isComplete && findings.stream().noneMatch(Finding::isProblem);
    }

    /** A copy without the findings of another report. */
    CheckReport without(CheckReport other) {
        List<Finding> own = findings.stream().filter(f -> !other.findings.contains(f)).toList();
        return new CheckReport(own, isComplete);
    }

    /** Returns the findings as lines. */
    List<String> lines() {
        return findings.stream().map(Finding::toString).toList();
    }
}
