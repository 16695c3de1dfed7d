// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.RandomStreams;

/** Windows that merge against the list of all that was put into them. */
class TimeWindowsTest {
    private record Event(double time, double weight, double amount) {}

    private static void check(double origin, double width, double last, boolean whole) {
        RandomGenerator random = RandomStreams.of(5).stream((int) last);
        TimeWindows windows = new TimeWindows(2, 1);
        windows.restart(origin, width);
        List<Event> events = new ArrayList<>();
        for (double time = origin; time < last; time += 1 + 7 * random.nextDouble()) {
            double at = whole ? Math.floor(time) : time;
            Event event = new Event(at, random.nextInt(-3, 4), random.nextInt(100));
            events.add(event);
            int window = windows.indexOf(event.time);
            windows.addWeighted(window, 1, event.time, event.weight);
            windows.add(window, 0, event.amount);
            // what is late goes where it belongs
            Event late = events.get(random.nextInt(events.size()));
            windows.add(windows.indexOf(late.time), 0, 1);
            events.add(new Event(late.time, 0, 1));
        }
        double tolerance = whole ? 0 : 1e-6;
        for (int window = 0; window < TimeWindows.MAX_WINDOWS; window++) {
            double begin = windows.start(window);
            double weight = 0;
            double moment = 0;
            double amount = 0;
            for (Event event : events) {
                if (event.time >= begin && event.time < begin + windows.width()) {
                    weight += event.weight;
                    moment += event.weight * (event.time - begin);
                    amount += event.amount;
                }
            }
            assertEquals(weight, windows.weight(window, 1));
            assertEquals(moment, windows.moment(window, 1), tolerance);
            assertEquals(amount, windows.sum(0, window, window + 1));
            assertEquals(0, windows.weight(window, 0));
        }
        assertTrue(windows.start(TimeWindows.MAX_WINDOWS) > last - 8);
        assertTrue(
                windows.width() == width
                        || windows.completed(last) >= TimeWindows.MAX_WINDOWS / 2 - 8);
    }

    @Test
    void sumsSurviveMerging() {
        check(0, 1, 300, true);
        check(0, 1, 5_000, true);
        check(12_345, 1, 20_000, true);
        check(0, 1, 5_000, false);
        check(100.5, 0.75, 3_000, false);
    }

    /** Windows of two series, one of them longer, against windows that both were put into. */
    @Test
    void windowsOfDifferentWidthsAreAdded() {
        TimeWindows[] parts = {new TimeWindows(1, 1), new TimeWindows(1, 1)};
        TimeWindows all = new TimeWindows(1, 1);
        for (TimeWindows windows : List.of(parts[0], parts[1], all)) {
            windows.restart(100, 1);
        }
        double[] ends = {700, 9_000};
        for (int part = 0; part < parts.length; part++) {
            for (double time = 100; time < ends[part]; time += 3 + part) {
                for (TimeWindows windows : List.of(parts[part], all)) {
                    int window = windows.indexOf(time);
                    windows.addWeighted(window, 0, time, 1 + part);
                    windows.add(window, 0, time);
                }
            }
        }
        assertTrue(parts[0].width() < parts[1].width());
        for (int first = 0; first < parts.length; first++) {
            TimeWindows sum = new TimeWindows(1, 1);
            sum.restart(100, 1);
            sum.addAll(parts[first]);
            sum.addAll(parts[1 - first]);
            assertEquals(all.width(), sum.width());
            for (int window = 0; window < TimeWindows.MAX_WINDOWS; window++) {
                assertEquals(all.weight(window, 0), sum.weight(window, 0));
                assertEquals(all.moment(window, 0), sum.moment(window, 0));
                assertEquals(all.sum(0, window, window + 1), sum.sum(0, window, window + 1));
            }
        }
    }

    @Test
    void farInTheFuture() {
        TimeWindows windows = new TimeWindows(1, 1);
        windows.addWeighted(windows.indexOf(3), 0, 3, 1);
        double far = 0x1p51;
        windows.addWeighted(windows.indexOf(far), 0, far, 1);
        assertEquals(2, windows.weight(0, 0, TimeWindows.MAX_WINDOWS));
        assertEquals(3, windows.moment(0, 0));
        assertEquals(0x1p43, windows.width());
    }

    @Test
    void groupsCoverAllWindowsOnce() {
        TimeWindows windows = new TimeWindows(0, 1);
        for (int time = 0; time < 400; time++) {
            windows.add(windows.indexOf(time), 0, 1);
        }
        assertEquals(400, windows.completed(400));
        for (int number : new int[] {1, 3, 16, 32, 399}) {
            double[] groups =
                    new WindowBatches(7, 391, number).sums((from, to) -> windows.sum(0, from, to));
            assertEquals(384, SeriesSums.total(groups));
            for (double group : groups) {
                assertTrue(Math.abs(group - 384.0 / number) < 1);
            }
        }
    }
}
