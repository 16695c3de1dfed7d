// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.queueing.model.QueueEvaluations.get;
import static org.kneepoint.queueing.model.QueueEvaluations.queue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;

class FlowOperationsTest {
    private static void check(QueueFigures figures, double rate, double scv) {
        assertEquals(Status.OK, figures.point().status());
        assertEquals(rate, get(figures, "flow_rate"), 1e-14 * rate);
        assertEquals(scv, get(figures, "flow_scv"), 1e-14 * scv + 1e-15);
    }

    @Test
    void merge() {
        check(queue("merge", "arrival1=1 arrival2=2"), 3, 1);
        check(queue("merge", "arrival1=1 arrival2=2 arrival3=3 arrival4=4"), 10, 1);
        check(queue("merge", "arrival1=1 arrival2=2 rule=qna service=0.1"), 3, 1);
        // ge: 1/(1 + C2) = 1/2 1/4 + 1/2 1/2 = 3/8
        check(queue("merge", "arrival1=1 scv1=3 arrival2=1"), 2, 5 / 3.0);
        check(queue("merge", "arrival1=1 scv1=3 arrival2=0"), 1, 3);
        check(queue("merge", "arrival1=0 arrival2=0"), 0, 1);
        check(queue("merge", "arrival1=1 scv1=3 arrival2=1 arrival4=2 scv4=3"), 4, 2.2);
    }

    @Test
    void mergeByTheQueueBehind() {
        // near utilisation 1 the asymptotic mean, at 0 weight 1/(1 + 4 (v - 1)) = 1/5 for two equal
        // flows
        String two = "arrival1=1 scv1=3 arrival2=1 rule=qna service=";
        assertEquals(2, get(queue("merge", two + "0.499999999"), "flow_scv"), 1e-15);
        for (String service : List.of("0.5", "5")) {
            assertEquals(Status.SATURATED, queue("merge", two + service).point().status());
        }
        double light =
                get(
                        queue("merge", "arrival1=1 scv1=3 arrival2=1 rule=qna service=1e-12"),
                        "flow_scv");
        assertEquals(1.2, light, 1e-9);
    }

    @Test
    void split() {
        check(queue("split", "arrival=4 scv=3 probability=0.25"), 1, 1.5);
        check(queue("split", "arrival=4 scv=3 probability=1"), 4, 3);
        check(queue("split", "arrival=4 scv=3 probability=0"), 0, 1);
        check(queue("split", "arrival=0 scv=0 probability=0.5"), 0, 0.5);
    }

    @Test
    void departure() {
        // the departures of M/M/1 and M/M/c are Poisson
        check(queue("departure", "arrival=0.7 scv=1 service=1 service_scv=1"), 0.7, 1);
        check(
                queue("departure", "arrival=3 scv=1 service=1 service_scv=1 servers=4 rule=qna"),
                3,
                1);
        // M/D/1: 1 - u^2, by both rules
        check(queue("departure", "arrival=0.5 scv=1 service=1 service_scv=0"), 0.5, 0.75);
        check(queue("departure", "arrival=0.5 scv=1 service=1 service_scv=0 rule=qna"), 0.5, 0.75);
        check(queue("departure", "arrival=0 scv=4 service=1 service_scv=0"), 0, 4);
        QueueFigures figures = queue("departure", "arrival=0.5 scv=1 service=1 service_scv=0");
        assertEquals(0.5, get(figures, QueueQuantities.UTILISATION));
    }

    @Test
    void noDeparturesWithoutASteadyState() {
        for (String settings :
                new String[] {
                    "arrival=1 scv=1 service=1 service_scv=1",
                    "arrival=4 scv=1 service=1 service_scv=1 servers=4 rule=qna"
                }) {
            QueueFigures figures = queue("departure", settings);
            assertEquals(Status.SATURATED, figures.point().status());
            assertEquals(1, figures.point().figures().size(), "the utilisation alone");
            assertEquals("overloaded", figures.point().reason().code());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "merge | arrival1=1 arrival2=1 rule=qna | missing [service, rule]",
                "merge | arrival1=1 | missing [arrival2]",
                "merge | arrival1=1 arrival2=1 scv3=4 | missing [arrival3, scv3]",
                "merge | arrival1=1 arrival2=1 arrival3=1 scv4=4 | missing [arrival4, scv4]",
                "merge | arrival1=1 arrival2=1 rule=sum | not-allowed [rule] sum",
                "split | arrival=1 scv=1 probability=1.5 | not-allowed [probability] 1.5",
                "departure | arrival=1 scv=1 service=1 service_scv=1 servers=2 | not-allowed [rule, servers] ge"
            })
    void badInput(String name, String settings, String facts) {
        BadInput bad = assertThrows(BadInput.class, () -> queue(name, settings));
        assertEquals(
                facts,
                bad.code() + " " + bad.parameters() + bad.value().map(" "::concat).orElse(""));
    }
}
