// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.run.Progress;

class SearchDeadlineTest {
    private final AtomicLong clock = new AtomicLong(-7);

    @Test
    void endsWhenTimeIsOver() {
        SearchDeadline deadline = new SearchDeadline(Progress.NONE, clock::get, 10);
        clock.addAndGet(9_500_000_000L);
        assertEquals(0.5, deadline.left(), 1e-9);
        assertFalse(deadline.isOver() || deadline.isCancelled());
        clock.addAndGet(1_000_000_000L);
        assertTrue(deadline.isOver() && deadline.isCancelled());
        assertFalse(deadline.isCancelledByCaller());
        assertEquals(0, deadline.left());
    }

    @Test
    void reportsTheFractionOfItsTime() {
        List<Double> reports = new ArrayList<>();
        Progress caller =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return true;
                    }

                    @Override
                    public void report(double fraction) {
                        reports.add(fraction);
                    }
                };
        SearchDeadline deadline = new SearchDeadline(caller, clock::get, 10);
        clock.addAndGet(5_000_000_000L);
        deadline.report(0.9);
        assertEquals(List.of(0.5), reports);
        assertTrue(deadline.isCancelledByCaller() && deadline.isCancelled());
    }

    @Test
    void aPartEndsFirst() {
        SearchDeadline deadline = new SearchDeadline(Progress.NONE, clock::get, 10);
        clock.addAndGet(5_000_000_000L);
        SearchDeadline part = deadline.part(0.1);
        assertEquals(1, part.left(), 1e-9);
        clock.addAndGet(2_000_000_000L);
        assertTrue(part.isCancelled());
        assertFalse(deadline.isCancelled());
        assertEquals(3, deadline.left(), 1e-9);
    }
}
