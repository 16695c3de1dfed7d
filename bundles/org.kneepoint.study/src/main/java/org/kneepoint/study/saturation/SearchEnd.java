// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

/** How a search ended. */
enum SearchEnd {
    /** The bracket is as narrow as requested, or as the trials inside it allow. */
    BRACKETED,
    /** Steady up to the highest load. */
    STEADY_AT_MAXIMUM,
    /** Saturated down to the lowest load. */
    SATURATED_AT_MINIMUM,
    /** The network loses packets or blocks its sources, and does not saturate. */
    LOSSY,
    /** All trials were undecided. */
    UNDECIDED,
    /** A deadlock, or a plug-in that failed. */
    FAILED,
    /** Timeout or cancellation. */
    STOPPED
}
