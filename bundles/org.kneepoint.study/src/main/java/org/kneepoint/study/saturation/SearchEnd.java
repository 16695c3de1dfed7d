// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

/** How a search ended. */
enum SearchEnd {
    /** The interval is as narrow as was asked for, or as the trials inside it allow. */
    BRACKETED,
    /** Steady up to the highest load that may be asked for. */
    STEADY_AT_MAXIMUM,
    /** Saturated down to a load that is next to nothing. */
    SATURATED_AT_MINIMUM,
    /** The network loses packets or holds its sources back, and does not saturate. */
    LOSSY,
    /** Trials said neither steady nor saturated. */
    UNDECIDED,
    /** A deadlock, or a plug-in that failed. */
    FAILED,
    /** Time was over, or the user wanted no more. */
    STOPPED
}
