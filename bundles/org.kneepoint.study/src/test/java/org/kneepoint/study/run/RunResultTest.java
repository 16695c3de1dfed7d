// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/** What a run has given, as it travels. */
class RunResultTest {
    @Test
    void everyBitTravels() throws IOException {
        SplittableRandom random = new SplittableRandom(3);
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            Status status = random.nextInt(3) == 0 ? Status.UNSTEADY : Status.OK;
            points.add(
                    Point.of(Map.of("load", "0." + i))
                            .with(Quantities.LATENCY, random.nextDouble())
                            .status(status, status == Status.OK ? "" : "short")
                            .build());
        }
        RunResult result = new RunResult(41, true, points);
        RunResult back = RunResult.of(JSON.std.mapFrom(JSON.std.asString(result.entry())));
        assertEquals(41, back.task());
        assertTrue(back.isCut());
        assertEquals(points.size(), back.points().size());
        for (int i = 0; i < points.size(); i++) {
            assertEquals(points.get(i).settings(), back.points().get(i).settings());
            assertEquals(points.get(i).figures(), back.points().get(i).figures());
            assertEquals(points.get(i).status(), back.points().get(i).status());
            assertEquals(points.get(i).reason(), back.points().get(i).reason());
        }
    }

    /** What was written before reasons had codes has the text alone. */
    @Test
    void aReasonKeepsItsCodeAndItsText() {
        Explanation reason = Explanation.of("deadlocked", "{stuck} packets wait", 3);
        Point point = Point.of(Map.of()).status(Status.DEADLOCKED, reason).build();
        Map<String, Object> entry = new RunResult(0, false, List.of(point)).entry();
        assertEquals(reason, RunResult.of(entry).points().get(0).reason());
        List<?> kinds = (List<?>) entry.get("kinds");
        assertEquals("3 packets wait", ((Map<?, ?>) kinds.get(0)).get("reason"));
        ((Map<?, ?>) kinds.get(0)).remove("code");
        Explanation old = RunResult.of(entry).points().get(0).reason();
        assertEquals("3 packets wait", old.text());
        assertEquals("", old.code());
    }

    @Test
    void aFailedPointFailsTheRun() {
        Point good = Point.of(Map.of()).build();
        Point bad = good.toBuilder().status(Status.FAILED, "out of sorts").build();
        assertFalse(new RunResult(0, false, List.of(good)).isFailed());
        assertTrue(new RunResult(0, false, List.of(good, bad)).isFailed());
    }
}
