// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.WorkspaceJob.State;

class JobTableTest {
    private static final Caller ANN = new Caller("ann", Role.EVALUATOR);
    private static final Instant PAST = Instant.parse("2025-01-01T12:00:00Z");

    private final Database database = database();
    private final JobTable table = at(PAST);

    Database database() {
        return TestDatabase.h2();
    }

    private JobTable at(Instant moment) {
        return new JobTable(database, Clock.fixed(moment, ZoneOffset.UTC));
    }

    private int add() {
        return table.add(ANN, "solve torus", false).number();
    }

    private int ended(State state, Instant moment) {
        int number = add();
        at(moment).end(number, state, "", new JobRecord.Runs(0, 1), List.of("c1"));
        return number;
    }

    @Test
    void oldJobsAreRemovedAfterTheirEnd() {
        int queued = add();
        int running = add();
        table.begin(running, 1);
        ended(State.DONE, PAST);
        ended(State.FAILED, PAST.plusSeconds(1));
        ended(State.CANCELLED, PAST.plusSeconds(9));
        int late = ended(State.DONE, PAST.plusSeconds(10));
        int again = ended(State.FAILED, PAST);
        table.queue(again);
        assertEquals(3, table.removeEndedBefore(PAST.plusSeconds(10)));
        assertEquals(0, table.removeEndedBefore(PAST.plusSeconds(10)));
        List<Integer> left =
                table.last(Optional.empty(), 50).stream().map(JobRecord::number).toList();
        assertEquals(List.of(again, late, running, queued), left);
    }
}
