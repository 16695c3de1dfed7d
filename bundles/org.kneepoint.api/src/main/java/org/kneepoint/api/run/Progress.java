// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Progress reporting and cancellation of a long computation. Cheap to call; safe for use by several
 * threads.
 */
@ConsumerType
public interface Progress {
    /** Ignores reports and never cancels. */
    Progress NONE =
            new Progress() {
                @Override
                public boolean isCancelled() {
                    return false;
                }

                @Override
                public void report(double fraction) {
                    // ignored
                }
            };

    /**
     * Returns whether the computation is cancelled. It then ends soon with its partial result, of
     * status {@link org.kneepoint.api.result.Status#CANCELLED} if that is incomplete.
     */
    boolean isCancelled();

    /**
     * Returns whether the time limit of the point was exceeded. The computation then ends as if
     * cancelled, but with status {@link org.kneepoint.api.result.Status#LIMIT}.
     */
    default boolean isOverdue() {
        return false;
    }

    /**
     * Reports the fraction completed.
     *
     * @param fraction of the whole, 0 to 1
     */
    void report(double fraction);

    /**
     * Returns the number of processors that the computation may use now, that of its own thread
     * included. More than one only if nothing else is computed beside it.
     */
    default int processors() {
        return 1;
    }

    /**
     * Returns the progress of a part of this computation, which is cancelled with the whole.
     *
     * @param from start of the part, as a fraction of the whole, 0 to 1
     * @param to its end, {@code from} to 1
     */
    default Progress part(double from, double to) {
        return new PartialProgress(this, from, to);
    }
}
