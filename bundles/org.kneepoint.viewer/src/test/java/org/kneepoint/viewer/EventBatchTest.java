// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.viewer.handler.FakeJob;

class EventBatchTest {
    private static final WorkspaceJob RUNNING = new FakeJob(1, WorkspaceJob.State.RUNNING);
    private static final WorkspaceJob DONE = new FakeJob(1, WorkspaceJob.State.DONE);

    private final EventBatch batch = new EventBatch();

    private List<String> take(long now) {
        return batch.take(now).stream()
                .map(event -> new String(event, StandardCharsets.UTF_8))
                .toList();
    }

    private static List<String> names(List<String> events) {
        return events.stream().map(event -> event.split("[ \n]")[1]).toList();
    }

    private static CompletedPoint point(int position) {
        Point point =
                Point.of(Map.of("load", "0." + position)).with(Quantities.LATENCY, 20).build();
        return new CompletedPoint(0, position, point);
    }

    @Test
    void aRunningJobIsSentFourTimesASecond() {
        int sent = 0;
        for (int millis = 0; millis < 1000; millis += 10) {
            batch.add(RUNNING);
            sent += take(millis).size();
            assertEquals(millis % 250 != 0, !batch.isEmpty(), "at " + millis);
        }
        assertEquals(4, sent);
        assertEquals(List.of("job"), names(take(1000)));
        assertTrue(batch.isEmpty());
    }

    @Test
    void theEndOfAJobIsSentAtOnceAndAfterItsPointsAndResults() {
        batch.add(RUNNING);
        assertEquals(List.of("job"), names(take(0)));
        batch.add(RUNNING);
        batch.add(DONE);
        batch.add("c1", false);
        batch.add(DONE, List.of(point(1)));
        List<String> events = take(1);
        assertEquals(List.of("points", "result", "job"), names(events));
        assertTrue(events.get(1).endsWith("\n\n"), events.get(1));
        assertTrue(events.get(2).contains("\"state\":\"done\""), events.get(2));
        assertTrue(batch.isEmpty());
    }

    @Test
    void pointsOfAJobAreOneEventWithTheirQuantities() throws Exception {
        batch.add(RUNNING, List.of(point(1), point(2)));
        batch.add(RUNNING, List.of(point(3)));
        List<String> events = take(0);
        assertEquals(1, events.size());
        String[] lines = events.get(0).split("\n");
        assertEquals("event: points", lines[0]);
        assertTrue(lines[1].startsWith("data: {"), lines[1]);
        assertEquals(2, lines.length);
        Map<String, Object> data = JSON.std.mapFrom(lines[1].substring("data: ".length()));
        assertEquals(1, data.get("job"));
        assertEquals(3, ((List<?>) data.get("points")).size());
        Map<?, ?> quantity = (Map<?, ?>) ((List<?>) data.get("quantities")).get(0);
        assertEquals("latency", quantity.get("name"));
    }

    @Test
    void aResultIsSentAsItIsLast() {
        batch.add("c1", false);
        batch.add("c1", true);
        List<String> events = take(0);
        assertEquals(1, events.size());
        assertTrue(events.get(0).contains("\"removed\":true"), events.get(0));
        batch.add("c2", false);
        batch.clear();
        assertTrue(batch.isEmpty());
        assertFalse(take(1).iterator().hasNext());
    }
}
