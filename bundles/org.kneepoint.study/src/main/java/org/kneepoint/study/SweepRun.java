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
