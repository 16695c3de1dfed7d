// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.queueing.model.QueueEvaluations.get;
import static org.kneepoint.queueing.model.QueueEvaluations.queue;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;

/** Every queue model: figures, states, saturation, and the ends of the ranges. */
class QueueFiguresTest {
    private static final double DIGITS = 1e-13;

    private static void check(QueueFigures figures, Quantity quantity, double expected) {
        assertEquals(
                expected,
                get(figures, quantity),
                DIGITS * Math.abs(expected),
                quantity + " of " + figures.point().settings());
    }

    /** Utilisation, throughput, loss, number, number waiting, time, time waiting. */
    private static void checkAll(QueueFigures figures, double... expected) {
        assertEquals(Status.OK, figures.point().status());
        check(figures, QueueQuantities.UTILISATION, expected[0]);
        check(figures, QueueQuantities.THROUGHPUT, expected[1]);
        check(figures, QueueQuantities.LOSS, expected[2]);
        check(figures, QueueQuantities.NUMBER_IN_SYSTEM, expected[3]);
        check(figures, QueueQuantities.NUMBER_WAITING, expected[4]);
        check(figures, QueueQuantities.TIME_IN_SYSTEM, expected[5]);
        check(figures, QueueQuantities.TIME_WAITING, expected[6]);
    }

    @Test
    void textbookValues() {
        checkAll(queue("M/M/1", "arrival=0.8 service=1"), 0.8, 0.8, 0, 4, 3.2, 5, 4);
        checkAll(queue("M/M/1", "arrival=2 service=0.25"), 0.5, 2, 0, 1, 0.5, 0.5, 0.25);
        checkAll(queue("M/D/1", "arrival=0.8 service=1"), 0.8, 0.8, 0, 2.4, 1.6, 3, 2);
        checkAll(queue("M/M/inf", "arrival=6 service=0.5"), 0, 6, 0, 3, 0, 0.5, 0);
        // two servers, load 1: C = 1/3
        checkAll(
                queue("M/M/c", "arrival=1 service=1 servers=2"),
                0.5,
                1,
                0,
                4 / 3.0,
                1 / 3.0,
                4 / 3.0,
                1 / 3.0);
        // Erlang B of load 1 and two servers is 1/5
        checkAll(queue("Erlang-B", "arrival=1 service=1 servers=2"), 0.5, 0.8, 0.2, 0.8, 0, 1, 0);
        // three places, load 1: all four states are equally likely
        checkAll(
                queue("M/M/1/K", "arrival=1 service=1 capacity=3"), 1, 0.75, 0.25, 1.5, 0.75, 2, 1);
        // one place: x = rho/(1 + rho)
        checkAll(queue("M/D/1/K", "arrival=1 service=1 capacity=1"), 1, 0.5, 0.5, 0.5, 0, 1, 0);
    }

    @Test
    void chanceOfWaiting() {
        assertEquals(
                1 / 3.0,
                get(queue("M/M/c", "arrival=1 service=1 servers=2"), "probability_waiting"),
                DIGITS);
        assertEquals(
                1 / 3.0,
                get(queue("Erlang-C", "arrival=2 service=0.5 servers=2"), "probability_waiting"),
                DIGITS);
        assertEquals(
                queue("M/M/c", "arrival=7 service=1 servers=10").point().figures(),
                queue("Erlang-C", "arrival=7 service=1 servers=10").point().figures());
    }

    /** Queues that are special cases of others. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "M/M/1   | arrival=0.7 service=1 | M/M/c     | arrival=0.7 service=1 servers=1",
                "M/M/1   | arrival=0.7 service=1 | M/G/1     | arrival=0.7 service=1",
                "M/D/1   | arrival=0.7 service=1 | M/G/1     | arrival=0.7 service=1 service_scv=0",
                "M/M/1   | arrival=0.7 service=1 | GE/GE/1   | arrival=0.7 scv=1 service=1"
                        + " service_scv=1",
                "M/D/1   | arrival=0.7 service=1 | GE/G/1    | arrival=0.7 scv=1 service=1"
                        + " service_scv=0",
                "M/M/1   | arrival=0.7 service=1 | G/G/1     | arrival=0.7 scv=1 service=1"
                        + " service_scv=1",
                "M/D/1   | arrival=0.7 service=1 | M/G/c     | arrival=0.7 service=1 service_scv=0"
                        + " servers=1",
                "M/M/c   | arrival=3 service=1 servers=5 | M/G/c | arrival=3 service=1"
                        + " service_scv=1 servers=5 approximation=kimura",
                "M/M/1/K | arrival=1.3 service=1 capacity=6 | M/G/1/K | arrival=1.3 service=1"
                        + " capacity=6",
                "M/D/1/K | arrival=1.3 service=1 capacity=6 | M/G/1/K | arrival=1.3 service=1"
                        + " capacity=6 service_scv=0",
                "M/M/1/K | arrival=1.3 service=1 capacity=6 | M/M/c/K | arrival=1.3 service=1"
                        + " capacity=6 servers=1",
                "M/M/1/K | arrival=1.3 service=1 capacity=6 | GE/GE/1/K | arrival=1.3 scv=1"
                        + " service=1 service_scv=1 capacity=6",
                "Erlang-B | arrival=3 service=1 servers=5 | M/M/c/K | arrival=3 service=1 servers=5"
                        + " capacity=5",
                "GE/GE/1 | arrival=0.5 scv=4 service=1 service_scv=3 | GE/G/1 | arrival=0.5 scv=4"
                        + " service=1 service_scv=3",
            })
    void specialCases(String name, String settings, String other, String otherSettings) {
        QueueFigures expected = queue(name, settings);
        QueueFigures actual = queue(other, otherSettings);
        for (Quantity quantity :
                new Quantity[] {
                    QueueQuantities.UTILISATION,
                    QueueQuantities.THROUGHPUT,
                    QueueQuantities.LOSS,
                    QueueQuantities.NUMBER_IN_SYSTEM,
                    QueueQuantities.NUMBER_WAITING,
                    QueueQuantities.TIME_IN_SYSTEM,
                    QueueQuantities.TIME_WAITING
                }) {
            double value = get(expected, quantity);
            assertEquals(value, get(actual, quantity), 1e-12 * value, quantity + " of " + other);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "M/M/1 arrival=0.9 service=1",
                "M/D/1 arrival=0.9 service=1",
                "M/M/inf arrival=9 service=1",
                "M/M/c arrival=3 service=1 servers=4",
                "Erlang-B arrival=30 service=1 servers=4",
                "Erlang-C arrival=3 service=1 servers=4",
                "M/M/1/K arrival=3 service=1 capacity=40",
                "M/M/c/K arrival=3 service=1 capacity=40 servers=3",
                "M/D/1/K arrival=1.1 service=1 capacity=40",
                "M/G/1 arrival=0.8 service=1 service_phases=3",
                "M/G/1 arrival=0.8 service=1 service_scv=5",
                "M/G/1/K arrival=1.8 service=1 service_phases=3 capacity=9",
                "GE/GE/1 arrival=0.8 scv=3 service=1 service_scv=2",
                "GE/GE/1/K arrival=1.8 scv=3 service=1 service_scv=2 capacity=9",
                "Geo/Geo/1 arrival=0.3 service=3",
                "Geo/Geo/1 arrival=0.3 service=3 slot=arrival-first",
                "Geo/D/1/K arrival=0.3 service=3 capacity=9 slot=arrival-first-delayed",
            })
    void statesAreADistributionWithTheMeanNumber(String text) {
        QueueFigures figures = queue(text.split(" ", 2)[0], text.split(" ", 2)[1]);
        double[] states = figures.probabilities();
        assertTrue(states.length > 4, "so many states: " + states.length);
        double sum = 0;
        double mean = 0;
        for (int n = 0; n < states.length; n++) {
            assertTrue(states[n] >= 0 && states[n] <= 1);
            sum += states[n];
            mean += n * states[n];
        }
        assertEquals(1, sum, 1e-11);
        assertEquals(get(figures, QueueQuantities.NUMBER_IN_SYSTEM), mean, 1e-8 * mean);
        double throughput = get(figures, QueueQuantities.THROUGHPUT);
        double number = get(figures, QueueQuantities.NUMBER_IN_SYSTEM);
        assertEquals(
                number, throughput * get(figures, QueueQuantities.TIME_IN_SYSTEM), 1e-12 * number);
        double waiting = get(figures, QueueQuantities.NUMBER_WAITING);
        assertEquals(
                waiting, throughput * get(figures, QueueQuantities.TIME_WAITING), 1e-12 * number);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "M/G/c arrival=0.5 service=1 service_scv=2 servers=2",
                "GE/G/1 arrival=0.5 scv=2 service=1 service_scv=0",
                "G/G/1 arrival=0.5 scv=2 service=1 service_scv=0",
                "split arrival=1 scv=1 probability=0.5",
            })
    void meansOnly(String text) {
        assertEquals(0, queue(text.split(" ", 2)[0], text.split(" ", 2)[1]).probabilities().length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "M/M/1 arrival=1 service=1",
                "M/D/1 arrival=1 service=1",
                "M/M/c arrival=4 service=1 servers=4",
                "Erlang-C arrival=5 service=1 servers=4",
                "M/G/1 arrival=2 service=1",
                "M/G/c arrival=2 service=1 service_scv=1 servers=2",
                "GE/GE/1 arrival=1 scv=2 service=1 service_scv=1",
                "GE/G/1 arrival=1 scv=2 service=1 service_scv=1",
                "G/G/1 arrival=1e12 scv=2 service=1 service_scv=1",
                "G/G/1 arrival=1 scv=0 service=1 service_scv=0",
                "Geo/Geo/1 arrival=0.5 service=2",
                "Geo/Geo/1 arrival=1 service=1",
            })
    void saturationIsAnAnswer(String text) {
        QueueFigures figures = queue(text.split(" ", 2)[0], text.split(" ", 2)[1]);
        assertEquals(Status.SATURATED, figures.point().status(), text);
        assertEquals("overloaded", figures.point().reason().code(), text);
        for (Quantity absent :
                new Quantity[] {
                    QueueQuantities.LOSS,
                    QueueQuantities.NUMBER_IN_SYSTEM,
                    QueueQuantities.NUMBER_WAITING,
                    QueueQuantities.TIME_IN_SYSTEM,
                    QueueQuantities.TIME_WAITING
                }) {
            assertEquals(OptionalDouble.empty(), figures.point().get(absent));
        }
        assertTrue(get(figures, QueueQuantities.UTILISATION) >= 1);
        assertTrue(get(figures, QueueQuantities.THROUGHPUT) > 0, "it serves at its full rate");
        assertEquals(0, figures.probabilities().length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "M/M/1/K arrival=5 service=1 capacity=4",
                "M/M/c/K arrival=50 service=1 capacity=4 servers=2",
                "Erlang-B arrival=50 service=1 servers=2",
                "M/D/1/K arrival=5 service=1 capacity=4",
                "M/G/1/K arrival=5 service=1 capacity=4 service_scv=3",
                "GE/GE/1/K arrival=5 scv=2 service=1 service_scv=2 capacity=4",
                "Geo/D/1/K arrival=0.9 service=5 capacity=4",
                "M/M/inf arrival=500 service=1",
            })
    void limitedQueuesDoNotSaturate(String text) {
        QueueFigures figures = queue(text.split(" ", 2)[0], text.split(" ", 2)[1]);
        assertEquals(Status.OK, figures.point().status());
        double arrival = Double.parseDouble(figures.point().settings().get("arrival"));
        double loss = get(figures, QueueQuantities.LOSS);
        assertEquals(
                arrival * (1 - loss), get(figures, QueueQuantities.THROUGHPUT), 1e-12 * arrival);
    }

    /** All figures and states are present and within their ranges. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "M/M/1 arrival=0 service=1",
                "M/M/1 arrival=1e-300 service=1e12",
                "M/M/1 arrival=0.999999999999 service=1",
                "M/D/1 arrival=0 service=1",
                "M/D/1 arrival=0.9999999 service=1",
                "M/M/c arrival=0 service=1 servers=10000",
                "M/M/c arrival=9999 service=1 servers=10000",
                "M/M/c/K arrival=1e12 service=1e12 servers=10000 capacity=10000",
                "M/M/c/K arrival=0 service=1 servers=1 capacity=1",
                "M/M/inf arrival=0 service=1",
                "M/M/inf arrival=1e12 service=1e12",
                "Erlang-B arrival=0 service=1 servers=1",
                "Erlang-B arrival=1e12 service=1e12 servers=10000",
                "M/M/1/K arrival=1e12 service=1e12 capacity=10000",
                "M/D/1/K arrival=0 service=1 capacity=10000",
                "M/D/1/K arrival=1 service=1 capacity=10000",
                "M/D/1/K arrival=1000 service=1 capacity=10000",
                "M/D/1/K arrival=1e12 service=1e12 capacity=2",
                "M/D/1/K arrival=1e-300 service=1e-12 capacity=3",
                "M/G/1 arrival=0 service=1 service_scv=1e6",
                "M/G/1 arrival=0.9 service=1 service_phases=10000",
                "M/G/1/K arrival=0 service=1 capacity=1",
                "M/G/1/K arrival=1e12 service=1e12 capacity=5 service_phases=10000",
                "M/G/1/K arrival=1e12 service=1e12 capacity=5 service_scv=1e6",
                "M/G/1/K arrival=0.5 service=1 capacity=5 service_p1=0 service_mean1=1"
                        + " service_mean2=1",
                "M/G/c arrival=0 service=1 service_scv=0 servers=10000",
                "M/G/c arrival=9999 service=1 service_scv=1e6 servers=10000 approximation=kimura",
                "G/G/1 arrival=1e-300 scv=0 service=1 service_scv=0",
                "G/G/1 arrival=0.99 scv=1e6 service=1 service_scv=1e6 approximation=marchal",
                "GE/GE/1 arrival=0 scv=1e6 service=1 service_scv=1e6",
                "GE/GE/1/K arrival=0 scv=1e6 service=1 service_scv=1e6 capacity=10000",
                "GE/GE/1/K arrival=1e12 scv=1e6 service=1e12 service_scv=1e6 capacity=10000",
                "GE/G/1 arrival=0.99 scv=1e6 service=1 service_scv=0",
                "Geo/Geo/1 arrival=0 service=1",
                "Geo/Geo/1 arrival=0.999 service=1 slot=arrival-first",
                "Geo/Geo/1 arrival=1e-13 service=1e12 slot=arrival-first-delayed",
                "Geo/D/1/K arrival=0 service=1 capacity=1",
                "Geo/D/1/K arrival=1 service=1 capacity=1",
                "Geo/D/1/K arrival=1 service=1 capacity=5 slot=arrival-first",
                "Geo/D/1/K arrival=1 service=2 capacity=1",
                "Geo/D/1/K arrival=1 service=2 capacity=5",
                "Geo/D/1/K arrival=1 service=2 capacity=5 slot=arrival-first",
                "Geo/D/1/K arrival=1 service=3 capacity=5 slot=arrival-first-delayed",
                "Geo/D/1/K arrival=1 service=1000000 capacity=10",
                "Geo/D/1/K arrival=0.5 service=1000000 capacity=10000",
            })
    void endsOfTheRanges(String text) {
        QueueFigures figures = queue(text.split(" ", 2)[0], text.split(" ", 2)[1]);
        assertEquals(Status.OK, figures.point().status());
        for (Quantity quantity :
                new Quantity[] {
                    QueueQuantities.UTILISATION,
                    QueueQuantities.THROUGHPUT,
                    QueueQuantities.LOSS,
                    QueueQuantities.NUMBER_IN_SYSTEM,
                    QueueQuantities.NUMBER_WAITING,
                    QueueQuantities.TIME_IN_SYSTEM,
                    QueueQuantities.TIME_WAITING
                }) {
            assertTrue(get(figures, quantity) >= 0, quantity + " of " + text);
        }
        assertTrue(get(figures, QueueQuantities.LOSS) <= 1);
        assertTrue(
                get(figures, QueueQuantities.NUMBER_WAITING)
                        <= get(figures, QueueQuantities.NUMBER_IN_SYSTEM) * (1 + 1e-12));
        assertTrue(Arrays.stream(figures.probabilities()).allMatch(p -> p >= 0 && p <= 1));
    }

    @Test
    void theOrderOfEventsInASlot() {
        String settings = "arrival=0.3 service=2 slot=";
        QueueFigures departure = queue("Geo/Geo/1", settings + "departure-first");
        QueueFigures arrival = queue("Geo/Geo/1", settings + "arrival-first");
        QueueFigures delayed = queue("Geo/Geo/1", settings + "arrival-first-delayed");
        // sojourns (1 - a)/(s - a) and (1 - s)/(s - a) for a = 0.3, s = 0.5
        check(departure, QueueQuantities.TIME_IN_SYSTEM, 3.5);
        check(arrival, QueueQuantities.TIME_IN_SYSTEM, 2.5);
        check(delayed, QueueQuantities.TIME_IN_SYSTEM, 3.5);
        assertArrayEquals(
                departure.probabilities(),
                queue("Geo/Geo/1", "arrival=0.3 service=2").probabilities(),
                "the default order");
        String limited = "arrival=0.6 service=2 capacity=2 slot=";
        double early = get(queue("Geo/D/1/K", limited + "departure-first"), QueueQuantities.LOSS);
        double same = get(queue("Geo/D/1/K", limited + "arrival-first"), QueueQuantities.LOSS);
        double late =
                get(queue("Geo/D/1/K", limited + "arrival-first-delayed"), QueueQuantities.LOSS);
        assertEquals(early, same, 1e-15);
        assertTrue(late > early);
    }

    @Test
    void approximationsDiffer() {
        String several = "arrival=3 service=1 service_scv=0 servers=4 approximation=";
        double hokstad = get(queue("M/G/c", several + "hokstad"), QueueQuantities.TIME_WAITING);
        double kimura = get(queue("M/G/c", several + "kimura"), QueueQuantities.TIME_WAITING);
        double exponential =
                get(queue("M/M/c", "arrival=3 service=1 servers=4"), QueueQuantities.TIME_WAITING);
        assertEquals(exponential / 2, hokstad, 1e-12);
        assertTrue(kimura > hokstad && kimura < exponential);
        String general = "arrival=0.8 scv=4 service=1 service_scv=1";
        double usual = get(queue("G/G/1", general), QueueQuantities.TIME_WAITING);
        double heavy =
                get(
                        queue("G/G/1", general, "approximation=allen-cunneen"),
                        QueueQuantities.TIME_WAITING);
        double bound =
                get(queue("G/G/1", general, "approximation=kingman"), QueueQuantities.TIME_WAITING);
        assertEquals(0.8 / 0.2 * 5 / 2, heavy, 1e-12);
        assertEquals((4 / 0.8 + 0.8) / 0.4, bound, 1e-12);
        assertTrue(usual < heavy && heavy < bound);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "M/M/c/K | arrival=1 service=1 servers=4 capacity=3 | not-allowed [capacity] 3",
                "M/M/1   | arrival=-1 service=1 | not-allowed [arrival] -1",
                "M/M/1   | arrival=1 service=0  | not-allowed [service] 0",
                "M/D/1/K | arrival=1 service=1 capacity=0 | not-allowed [capacity] 0",
                "GE/GE/1 | arrival=1 scv=0.5 service=1 service_scv=1 | not-allowed [scv] 0.5",
                "Geo/Geo/1 | arrival=1.1 service=1 | not-allowed [arrival] 1.1",
                "Geo/Geo/1 | arrival=0.5 service=0.5 | not-allowed [service] 0.5",
                "Geo/D/1/K | arrival=0.5 service=1.5 capacity=3 | not-allowed [service] 1.5",
                "Geo/Geo/1 | arrival=0.5 service=2 slot=first | not-allowed [slot] first",
                "G/G/1   | arrival=0 scv=1 service=1 service_scv=1 | not-allowed [arrival] 0",
                "M/M/c   | arrival=1 service=1 | missing [servers]"
            })
    void badInput(String name, String settings, String facts) {
        BadInput bad = assertThrows(BadInput.class, () -> queue(name, settings));
        assertEquals(
                facts,
                bad.code() + " " + bad.parameters() + bad.value().map(" "::concat).orElse(""));
    }
}
