// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Progress reporting and cancellation of a long computation. Cheap enough to be asked often; safe
 * for use by several threads.
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
                    // nobody watches
                }
            };

    /**
     * Returns whether the computation is cancelled. The computation then ends soon, with what it
     * has, and status {@link org.kneepoint.api.result.Status#CANCELLED} where that is not a full
     * answer.
     */
    boolean isCancelled();

    /**
     * Returns whether it was the time limit of the point that ended it. The computation then ends
     * as when it is cancelled, but with status {@link org.kneepoint.api.result.Status#LIMIT}.
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
     * Returns the progress of a part of this computation, which is cancelled with the whole.
     *
     * @param from where the part begins, as a fraction of the whole, 0 to 1
     * @param to where it ends, {@code from} to 1
     */
    default Progress part(double from, double to) {
        return new PartialProgress(this, from, to);
    }
}
