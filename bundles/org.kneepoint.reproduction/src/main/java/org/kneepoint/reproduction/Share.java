// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import org.kneepoint.api.run.Run;

/**
 * A part of a long computation, as the caller of the whole sees it.
 *
 * @param whole the caller's side
 * @param from where the part begins, as a fraction of the whole
 * @param to where it ends
 */
record Share(Run whole, double from, double to) implements Run {
    /** Returns the share of one of the equal parts of a turn. */
    static Share of(Run whole, Turn turn, int part, int parts) {
        double width = (turn.to() - turn.from()) / parts;
        return new Share(whole, turn.from() + part * width, turn.from() + (part + 1) * width);
    }

    @Override
    public boolean isCancelled() {
        return whole.isCancelled();
    }

    @Override
    public void progress(double fraction) {
        whole.progress(from + (to - from) * Math.min(1, Math.max(0, fraction)));
    }
}
