// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** Plug-ins that do not return, whatever they are told. */
@Timeout(60)
class NeverReturningTest {
    private final CountDownLatch free = new CountDownLatch(1);

    private void forEver() {
        while (free.getCount() > 0) {
            LockSupport.parkNanos(1_000_000);
            Thread.interrupted();
        }
    }

    @AfterEach
    void setFree() {
        free.countDown();
    }

    private static List<Status> states(Curve curve) {
        return curve.points().stream().map(Point::status).toList();
    }

    @Test
    void aSimulatorSpoilsItsOwnPointOnly() {
        FakeSimulator stuck =
                new FakeSimulator("stuck", "system") {
                    @Override
                    public Parameters parameters() {
                        return Parameters.of(StandardParameters.LIMIT).and(super.parameters());
                    }

                    @Override
                    public Point simulate(Scenario scenario, Run run) {
                        if (scenario.get(StandardParameters.LOAD) == MOODY) {
                            forEver();
                        }
                        return super.simulate(scenario, run);
                    }
                };
        Curve curve =
                new Evaluation(Catalogue.of(stuck))
                        .simulate(
                                "system",
                                stuck,
                                Words.of("load=0.1:0.5:0.1", "limit=0.05"),
                                Run.UNWATCHED)
                        .get(0);
        assertEquals(
                List.of(Status.OK, Status.OK, Status.FAILED, Status.OK, Status.OK), states(curve));
        String reason = curve.points().get(2).reason();
        assertTrue(
                reason.startsWith("simulator stuck did not return within limit=0.05 s; it was at "),
                reason);
        assertEquals("0.3", curve.points().get(2).words().get("load"));
    }
}
