// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTest {
    /** Keeps the reports, and is past its time. */
    private static final class Late implements Progress {
        private final List<Double> reports = new ArrayList<>();

        @Override
        public boolean isCancelled() {
            return true;
        }

        @Override
        public boolean isOverdue() {
            return true;
        }

        @Override
        public void report(double fraction) {
            reports.add(fraction);
        }
    }

    @Test
    void aPartReportsWithinItsBounds() {
        Late whole = new Late();
        Progress part = whole.part(0.75, 1);
        part.report(-1);
        part.report(0.5);
        part.report(2);
        part.part(0.5, 1).report(0);
        assertEquals(List.of(0.75, 0.875, 1.0, 0.875), whole.reports);
    }

    @Test
    void aPartEndsWithTheWhole() {
        Progress part = new Late().part(0, 0.5);
        assertTrue(part.isCancelled() && part.isOverdue());
        Progress free = Progress.NONE.part(0, 0.5);
        free.report(1);
        assertFalse(free.isCancelled() || free.isOverdue());
    }
}
