// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.queueing.model.QueueEvaluations.get;
import static org.kneepoint.queueing.model.QueueEvaluations.queue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.scenario.BadInput;

/** The service time that the parameters define together. */
class ServiceTimeParametersTest {
    private static double wait(String settings) {
        return get(queue("M/G/1", "arrival=0.25", settings), QueueQuantities.TIME_WAITING);
    }

    /** Mean 2, so utilisation 1/2: the wait is 1 + scv. */
    @ParameterizedTest
    @CsvSource({
        "service=2, 1",
        "service=2 service_scv=1, 1",
        "service=2 service_distribution=exponential, 1",
        "service=2 service_distribution=exponential service_scv=1, 1",
        "service=2 service_scv=0, 0",
        "service=2 service_distribution=deterministic, 0",
        "service=2 service_distribution=deterministic service_scv=0, 0",
        "service=2 service_phases=4, 0.25",
        "service=2 service_phases=1, 1",
        "service=2 service_scv=0.25, 0.25",
        "service=2 service_scv=0.333333333333, 0.3333333333333333",
        "service=2 service_phases=4 service_scv=0.25, 0.25",
        "service=2 service_distribution=erlang service_phases=4, 0.25",
        "service=2 service_distribution=erlang service_scv=0.5, 0.5",
        "service=2 service_distribution=erlang service_scv=1, 1",
        "service=2 service_scv=9, 9",
        "service=2 service_distribution=hyperexponential service_scv=9, 9",
        "service=2 service_distribution=hyperexponential service_scv=1, 1",
        "service_p1=0.5 service_mean1=1 service_mean2=3, 1.5",
        "service=2 service_p1=0.5 service_mean1=1 service_mean2=3, 1.5",
        "service_distribution=hyperexponential service_p1=0.5 service_mean1=1 service_mean2=3, 1.5",
        "service_p1=1 service_mean1=2 service_mean2=7, 1",
        "service_p1=0 service_mean1=7 service_mean2=2, 1",
    })
    void everyWayToSayIt(String settings, double scv) {
        assertEquals(1 + scv, wait(settings), 1e-11);
    }

    @ParameterizedTest
    @CsvSource({
        "service=1 service_phases=4, service=1 service_scv=0.25",
        "service=1 service_scv=0, service=1 service_distribution=deterministic",
        "service=1 service_scv=3, service=1 service_scv=3 service_distribution=hyperexponential",
    })
    void theSameServiceHasTheSameStates(String settings, String others) {
        assertArrayEquals(
                queue("M/G/1/K", "arrival=1.5 capacity=7", settings).probabilities(),
                queue("M/G/1/K", "arrival=1.5 capacity=7", others).probabilities());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "service_scv=1            | missing [service]",
                "service_phases=2         | missing [service]",
                "service_distribution=exponential | missing [service]",
                "service_scv=4            | missing [service]",
                "service=2 service_distribution=erlang | missing [service_phases, service_distribution]",
                "service=2 service_scv=0.3 | unusable [service_scv] 0.3",
                "service=2 service_scv=1e-9 | unusable [service_scv] 1e-9",
                "service=2 service_distribution=erlang service_scv=2 | unusable [service_scv] 2",
                "service=2 service_distribution=erlang service_scv=0 | unusable [service_scv] 0",
                "service=2 service_phases=3 service_scv=0.5 | unusable [service_scv] 0.5",
                "service=2 service_distribution=deterministic service_scv=1 | unusable [service_scv, service_distribution] 1",
                "service=2 service_distribution=exponential service_scv=2 | unusable [service_scv, service_distribution] 2",
                "service=2 service_distribution=deterministic service_phases=2 | unusable [service_phases, service_distribution] 2",
                "service=2 service_distribution=hyperexponential service_phases=2 | unusable [service_phases, service_distribution] 2",
                "service=2 service_distribution=exponential service_p1=0.5 | unusable [service_p1, service_distribution] 0.5",
                "service=2 service_phases=2 service_mean1=1 | unusable [service_mean1, service_distribution] 1",
                "service=2 service_distribution=erlang service_phases=2 service_mean2=1 | unusable [service_mean2, service_distribution] 1",
                "service=2 service_distribution=hyperexponential | missing [service_scv, service_p1, service_mean1, service_mean2, service_distribution]",
                "service=2 service_distribution=hyperexponential service_scv=0.5 | not-allowed [service_scv, service_distribution] 0.5",
                "service_p1=0.5 service_mean1=1 service_mean2=3 service_scv=2 | exclusive [service_scv, service_p1]",
                "service=3 service_p1=0.5 service_mean1=1 service_mean2=3 | unusable [service] 3",
                "service_p1=0.5 service_mean1=1 | missing [service_mean2]",
                "service_mean1=1 service_mean2=2 | missing [service_p1]",
                "service_p1=0.5 service_mean2=2 | missing [service_mean1]",
                "service=2 service_distribution=gamma | not-allowed [service_distribution] gamma",
                "service=2 service_phases=0 | not-allowed [service_phases] 0"
            })
    void contradictions(String settings, String facts) {
        for (String name : new String[] {"M/G/1", "M/G/1/K"}) {
            String capacity = name.endsWith("K") ? "capacity=5" : "";
            BadInput bad =
                    assertThrows(
                            BadInput.class, () -> queue(name, "arrival=0.25", settings, capacity));
            assertEquals(
                    facts,
                    bad.code() + " " + bad.parameters() + bad.value().map(" "::concat).orElse(""));
        }
    }

    @Test
    void nothingSaidOfTheService() {
        BadInput bad = assertThrows(BadInput.class, () -> queue("M/G/1", "arrival=0.25"));
        assertEquals("missing", bad.code());
        assertEquals(List.of("service"), bad.parameters());
    }
}
