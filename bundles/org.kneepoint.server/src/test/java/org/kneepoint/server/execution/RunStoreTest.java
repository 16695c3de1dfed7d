// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.run.RunResult;

class RunStoreTest {
    private static final Instant PAST = Instant.parse("2025-01-01T12:00:00Z");

    private final Database database = database();

    Database database() {
        return TestDatabase.h2();
    }

    private RunStore at(Instant moment) {
        return new RunStore(database, Clock.fixed(moment, ZoneOffset.UTC));
    }

    private static Map<String, RunResult> results(int from, int to) {
        Map<String, RunResult> results = new HashMap<>();
        IntStream.range(from, to)
                .forEach(i -> results.put("key " + i, new RunResult(i, false, List.of())));
        return results;
    }

    @Test
    void oldRunsAreRemovedHoweverMany() throws Exception {
        at(PAST).put(results(0, 1203));
        RunStore store = at(PAST.plusSeconds(10));
        store.put(results(1200, 1205));
        assertEquals(1203, store.removeBefore(PAST.plusSeconds(10)));
        assertEquals(0, store.removeBefore(PAST.plusSeconds(10)));
        Set<String> all = results(0, 1205).keySet();
        assertEquals(Set.of("key 1203", "key 1204"), store.find(all).keySet());
    }
}
