// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import org.kneepoint.api.run.Run;

/** The caller's side of a sweep: a run that is also told how many points are done. */
public interface SweepRun extends Run {
    /**
     * Tells how many points are done.
     *
     * @param done points that are done
     * @param all points of the sweep
     */
    void points(int done, int all);

    /**
     * Tells that a part was done before this run, so that it says nothing about how fast this is.
     *
     * @param fraction of the whole, 0 to 1
     */
    default void resumed(double fraction) {
        // who shows no rate does not mind
    }

    /** Returns a run as the caller's side of a sweep; one that does not count points stays so. */
    static SweepRun of(Run run) {
        if (run instanceof SweepRun counting) {
            return counting;
        }
        return new SweepRun() {
            @Override
            public boolean isCancelled() {
                return run.isCancelled();
            }

            @Override
            public void progress(double fraction) {
                run.progress(fraction);
            }

            @Override
            public void points(int done, int all) {
                // nobody counts
            }
        };
    }
}
