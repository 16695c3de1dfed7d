// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;

/** What a journal keeps of a run. */
class RunRecordTest {
    private static final Instant TIME = Instant.parse("2031-02-03T04:05:06.789Z");

    private static Point kept(Point point) {
        List<Point> back = kept(List.of(point));
        assertEquals(1, back.size());
        return back.get(0);
    }

    private static List<Point> kept(List<Point> points) {
        byte[] line = line(points);
        assertEquals('\n', line[line.length - 1]);
        RunRecord back =
                RunRecord.of(JournalLine.read(Arrays.copyOf(line, line.length - 1)).orElseThrow());
        assertEquals(3, back.number());
        assertEquals(1, back.session());
        assertEquals(TIME, back.time());
        return back.points();
    }

    private static byte[] line(List<Point> points) {
        return JournalLine.of(new RunRecord(3, 1, TIME, points).entry());
    }

    private static void assertSame(Point point, Point back) {
        assertArrayEquals(
                point.settings().entrySet().toArray(), back.settings().entrySet().toArray());
        assertArrayEquals(
                point.figures().entrySet().toArray(), back.figures().entrySet().toArray());
        assertEquals(point.status(), back.status());
        assertEquals(point.reason().text(), back.reason().text());
        assertEquals(point.validity(), back.validity());
    }

    /** Windows of a ramp that are empty now and then, and end badly. */
    private static List<Point> windows(int size) {
        SplittableRandom random = new SplittableRandom(2);
        Map<String, String> settings = Map.of("slew", "1000000", "injection_buffer", "6");
        List<Point> windows = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            Point.Builder window = Point.of(settings).with(Quantities.LOAD, random.nextDouble());
            if (random.nextInt(3) > 0) {
                window.with(Quantities.LATENCY, random.nextDouble());
            }
            window.with(Quantities.RECEIVED, random.nextInt(1000));
            windows.add(window.build());
        }
        Point.Builder last = windows.get(size - 1).toBuilder();
        windows.set(size - 1, last.status(Status.DEADLOCKED, "nothing moves").build());
        return windows;
    }

    @Test
    void everyWindowOfARampAtLittleRoom() {
        List<Point> windows = windows(3000);
        List<Point> back = kept(windows);
        assertEquals(windows.size(), back.size());
        for (int i = 0; i < windows.size(); i++) {
            assertSame(windows.get(i), back.get(i));
        }
        int one = line(windows.subList(0, 1)).length;
        int all = line(windows).length;
        assertTrue(all < 60 * windows.size() + 4 * one, all + " bytes");
        assertEquals(List.of(), kept(List.of()));
    }

    @Test
    void everyBitOfEveryFigure() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            Point point = Point.of(Map.of()).with(Quantities.LATENCY, value).build();
            assertEquals(point.figures(), kept(point).figures());
        }
        for (double value : new double[] {0, -0.0, 1, 1e15, 123456789012.0, Double.MIN_VALUE}) {
            Point point = Point.of(Map.of()).with(Quantities.LATENCY, value).build();
            double back = kept(point).get(Quantities.LATENCY).orElseThrow();
            assertEquals(Double.doubleToLongBits(value), Double.doubleToLongBits(back));
        }
    }

    @Test
    void wordsAndFiguresInTheirOrder() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("radix", "8x4");
        settings.put("load", "0.10");
        settings.put("a", "\u00e9 \"quoted\"\n");
        Quantity own = Quantity.of("wobble", "turns", "how it wobbles");
        Point point =
                Point.of(settings)
                        .with(Quantities.THROUGHPUT, 0.1)
                        .with(own, 2)
                        .with(Quantities.LATENCY, 5)
                        .status(Status.UNSTEADY, "too short\u2028, still growing")
                        .validity(Validity.EXTRAPOLATED)
                        .build();
        Point back = kept(point);
        assertSame(point, back);
        Quantity wobble = List.copyOf(back.figures().keySet()).get(1);
        assertEquals("turns", wobble.unit());
        assertEquals("how it wobbles", wobble.meaning());
        assertEquals(Quantity.Role.VALUE, wobble.role());
    }

    @Test
    void whatAFigureOfOthersIsToAnother() {
        Quantity own =
                Quantity.of("most", "turns", "how far it wobbles")
                        .withRole(Quantity.Role.MAXIMUM, Quantity.of("wobble", "turns", "wobble"))
                        .asDetail(true);
        Point point = Point.of(Map.of()).with(Quantities.halfWidth(own), 1).with(own, 2).build();
        List<Quantity> back = List.copyOf(kept(point).figures().keySet());
        assertTrue(back.get(0).hasRole(Quantity.Role.HALF_WIDTH, own));
        assertTrue(back.get(1).hasRole(Quantity.Role.MAXIMUM, Quantity.of("wobble", "", "")));
        assertEquals(Quantity.Pooling.MAXIMUM, back.get(1).pooling());
        assertTrue(back.get(1).isDetail());
    }
}
