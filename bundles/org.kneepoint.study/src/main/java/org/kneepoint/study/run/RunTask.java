// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

/**
 * One run of a plan. All numbers count from 0.
 *
 * @param number among all runs
 * @param curve which curve it belongs to
 * @param point which scenario of that curve
 * @param replication which run of that scenario
 * @param isLast whether it is the last of that scenario
 */
public record RunTask(int number, int curve, int point, int replication, boolean isLast) {
    /** Returns the number of the first run of the same scenario. */
    public int first() {
        return number - replication;
    }
}
