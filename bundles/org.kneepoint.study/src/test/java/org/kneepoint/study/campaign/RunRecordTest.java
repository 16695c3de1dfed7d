// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
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
        byte[] line = JournalLine.of(new RunRecord(3, 1, TIME, point).entry());
        assertEquals('\n', line[line.length - 1]);
        RunRecord back =
                RunRecord.of(JournalLine.read(Arrays.copyOf(line, line.length - 1)).orElseThrow());
        assertEquals(3, back.number());
        assertEquals(1, back.session());
        assertEquals(TIME, back.time());
        return back.point();
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
        Map<String, String> words = new LinkedHashMap<>();
        words.put("radix", "8x4");
        words.put("load", "0.10");
        words.put("a", "\u00e9 \"quoted\"\n");
        Quantity own = Quantity.of("wobble", "turns", "how it wobbles");
        Point point =
                Point.of(words)
                        .with(Quantities.THROUGHPUT, 0.1)
                        .with(own, 2)
                        .with(Quantities.LATENCY, 5)
                        .status(Status.UNSTEADY, "too short\u2028, still growing")
                        .validity(Validity.EXTRAPOLATED)
                        .build();
        Point back = kept(point);
        assertArrayEquals(point.words().entrySet().toArray(), back.words().entrySet().toArray());
        assertArrayEquals(
                point.figures().entrySet().toArray(), back.figures().entrySet().toArray());
        Quantity wobble = List.copyOf(back.figures().keySet()).get(1);
        assertEquals("turns", wobble.unit());
        assertEquals("how it wobbles", wobble.meaning());
        assertEquals(point.status(), back.status());
        assertEquals(point.reason(), back.reason());
        assertEquals(point.validity(), back.validity());
    }
}
