// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

/** How a search ended. */
enum Ending {
    /** The interval is as narrow as was asked for, or as the trials inside it allow. */
    NARROW,
    /** Steady up to the highest load that may be asked for. */
    BOUND,
    /** Saturated down to a load that is next to nothing. */
    FLOOR,
    /** The network loses packets or holds its sources back, and does not saturate. */
    RELIEVED,
    /** Trials said neither steady nor saturated. */
    UNDECIDED,
    /** A deadlock, or a plug-in that failed. */
    BROKEN,
    /** Time was over, or the user wanted no more. */
    STOPPED
}
