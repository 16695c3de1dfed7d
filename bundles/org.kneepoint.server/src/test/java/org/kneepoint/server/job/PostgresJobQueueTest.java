// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.kneepoint.server.store.DatabaseOutage;
import org.kneepoint.server.store.PostgresTest;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.WorkspaceJob.State;

@PostgresTest
class PostgresJobQueueTest extends JobQueueTest {
    @Override
    CuttableDatabase database() {
        return new CuttableDatabase(TestDatabase.postgresSchema());
    }

    @Test
    void jobsGoOnWhenTheKilledDatabaseIsBack() throws Exception {
        Server server = new Server();
        ServerJob campaign = server.queue.add(ANN, "simulate load=0.01:0.20:0.01 mood=slow");
        ServerJob other = server.queue.add(BOB, "simulate load=0.5:0.9:0.1 mood=slow");
        await(() -> stored() >= 3);
        TestDatabase.restartPostgres(
                () ->
                        assertThrows(
                                DatabaseOutage.class,
                                () -> server.queue.add(BOB, "simulate load=0.95")));
        await(campaign, State.DONE);
        await(other, State.DONE);
        assertEquals(25, stored());
        assertEquals(25, (int) server.executor.runsExecuted());
    }
}
