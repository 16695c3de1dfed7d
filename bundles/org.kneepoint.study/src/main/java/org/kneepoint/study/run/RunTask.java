// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

/**
 * One run of a plan, numbered from 0.
 *
 * @param number among all runs
 * @param curve number of its curve
 * @param point number of its scenario in the curve
 * @param replication number of the run of its scenario
 * @param isLast whether it is the last of its scenario
 */
public record RunTask(int number, int curve, int point, int replication, boolean isLast) {
    /** Returns the number of the first run of the same scenario. */
    public int first() {
        return number - replication;
    }
}
