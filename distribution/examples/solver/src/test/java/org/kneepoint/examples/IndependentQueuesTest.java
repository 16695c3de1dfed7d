// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.contract.EvaluatedNetwork;
import org.kneepoint.contract.EvaluationSubject;
import org.kneepoint.testkit.MeshNetwork;
import org.kneepoint.testkit.SolverContract;

class IndependentQueuesTest extends SolverContract {
    @Override
    protected EvaluationSubject subject() {
        MeshNetwork line = MeshNetwork.of(2);
        return EvaluatedNetwork.of(new IndependentQueues(), line, line.routings().get(0));
    }

    /**
     * Two terminals send to each other over 3 channels, each with the utilisation of the load: 3
     * cycles for the header, 7 for the other flits of 8, and 3 waits of M/D/1.
     */
    @Test
    void threeQueuesOnTheWay() {
        double wait = 0.5 * 8 / (2 * (1 - 0.5));
        assertEquals(
                3 + 7 + 3 * wait,
                subject().evaluate(Map.of("load", "0.5")).get(Quantities.LATENCY).orElse(-1),
                1e-9);
    }
}
