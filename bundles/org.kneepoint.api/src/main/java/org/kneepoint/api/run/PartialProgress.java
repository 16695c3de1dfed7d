// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

/**
 * The progress of a part of a computation.
 *
 * @param whole the progress of the whole computation
 * @param from start of the part, as a fraction of the whole
 * @param to its end
 */
record PartialProgress(Progress whole, double from, double to) implements Progress {
    @Override
    public boolean isCancelled() {
        return whole.isCancelled();
    }

    @Override
    public boolean isOverdue() {
        return whole.isOverdue();
    }

    @Override
    public void report(double fraction) {
        whole.report(from + (to - from) * Math.min(1, Math.max(0, fraction)));
    }
}
