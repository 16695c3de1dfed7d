// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import org.osgi.annotation.versioning.ProviderType;

/**
 * The caller's side of a long computation. Cheap enough to be asked often; safe for use by several
 * threads.
 */
@ProviderType
public interface Run {
    /** A run that nobody watches and nobody stops. */
    Run UNWATCHED =
            new Run() {
                @Override
                public boolean isCancelled() {
                    return false;
                }

                @Override
                public void progress(double fraction) {
                    // nobody watches
                }
            };

    /**
     * Returns whether the caller wants no more. The computation then ends soon, with what it has,
     * and status {@link org.kneepoint.api.result.Status#CANCELLED} where that is not a full answer.
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
     * Tells how far the computation is.
     *
     * @param fraction of the whole, 0 to 1
     */
    void progress(double fraction);
}
