// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class OutstandingRequestsTest {
    /** A case in which successive substitution alternates between 0.1058 and 1. */
    @Test
    void theRootIsFoundWhereSubstitutionCycles() {
        Point point = MinSolverFixture.solve("nodes=64 radix=2 buffer=64 load=1 outstanding=16");
        assertEquals(0.809661044782638, figure(point, Quantities.RATE_EFFECTIVE), 1e-14);
        double next = 1;
        for (int i = 0; i < 1000; i++) {
            next =
                    Math.min(
                            1,
                            16
                                    / (1
                                            + MinSolverFixture.delay(
                                                    "nodes=64 radix=2 buffer=64 load=" + next)));
        }
        double after =
                Math.min(
                        1,
                        16
                                / (1
                                        + MinSolverFixture.delay(
                                                "nodes=64 radix=2 buffer=64 load=" + next)));
        assertTrue(Math.abs(after - next) > 0.8, "it would still cycle");
    }

    @Test
    void theResidualIsBelow1e12() {
        for (String buffer : new String[] {"0", "1", "4", "16", "64"}) {
            for (String load : new String[] {"0.01", "0.3", "0.7", "1", "1.5", "3"}) {
                for (int m : new int[] {1, 2, 4, 8, 16, 32}) {
                    String size = "nodes=64 radix=2 buffer=" + buffer;
                    Point point = MinSolverFixture.solve(size, "load=" + load, "outstanding=" + m);
                    double rate = Double.parseDouble(load);
                    double found = figure(point, Quantities.RATE_EFFECTIVE);
                    double delay = MinSolverFixture.delay(size, "load=" + found);
                    double bound = Math.min(rate, m * rate / (1 + rate * delay));
                    assertEquals(bound, found, 1e-12, point.settings().toString());
                }
            }
        }
    }

    /** The figures are those of the effective rate; the load is the offered one. */
    @Test
    void figuresAreThoseOfTheEffectiveRate() {
        Point limited = MinSolverFixture.solve("nodes=64 radix=2 load=0.9 outstanding=2");
        double rate = figure(limited, Quantities.RATE_EFFECTIVE);
        assertEquals(OptionalDouble.of(0.9), limited.get(Quantities.LOAD));
        assertTrue(rate < 0.9);
        Point open = MinSolverFixture.solve("nodes=64 radix=2 load=" + rate);
        assertEquals(figure(open, Quantities.LATENCY), figure(limited, Quantities.LATENCY));
        assertEquals(figure(open, Quantities.THROUGHPUT), figure(limited, Quantities.THROUGHPUT));
        assertEquals(figure(open, Quantities.LOSS), figure(limited, Quantities.LOSS));
    }

    @Test
    void aLimitThatIsNeverReachedChangesNothing() {
        Point open = MinSolverFixture.solve("nodes=64 radix=2 load=0.2");
        Point wide = MinSolverFixture.solve("nodes=64 radix=2 load=0.2 outstanding=1000");
        assertEquals(OptionalDouble.of(0.2), wide.get(Quantities.RATE_EFFECTIVE));
        assertEquals(open.get(Quantities.LATENCY), wide.get(Quantities.LATENCY));
        assertTrue(open.get(Quantities.RATE_EFFECTIVE).isEmpty());
        Point idle = MinSolverFixture.solve("nodes=64 radix=2 load=0 outstanding=1");
        assertEquals(OptionalDouble.of(0), idle.get(Quantities.RATE_EFFECTIVE));
    }

    @Test
    void unlimitedBuffersDoNotSaturateWhileRequestsAreLimited() {
        for (String load : new String[] {"0.9", "1", "5", "1000"}) {
            Point point =
                    MinSolverFixture.solve(
                            "nodes=64 radix=2 buffer=inf outstanding=64", "load=" + load);
            assertEquals(Status.OK, point.status());
            assertTrue(figure(point, Quantities.RATE_EFFECTIVE) < 1);
        }
        Point hot =
                MinSolverFixture.solve(
                        "nodes=64 radix=2 buffer=inf outstanding=8 load=5 hotspot=0.16");
        assertEquals(Status.OK, hot.status());
    }

    @ParameterizedTest
    @CsvSource({"1,0.134,6.46", "2,0.250,7.00", "4,0.432,8.24", "8,0.642,10.90", "16,0.756,14.35"})
    void moreRequestsMoreThroughputAndMoreDelay(int m, double throughput, double delay) {
        Point point = MinSolverFixture.solve("nodes=64 radix=2 buffer=4 load=1 outstanding=" + m);
        assertEquals(throughput, figure(point, Quantities.THROUGHPUT), 0.0005);
        assertEquals(delay, figure(point, Quantities.LATENCY), 0.005);
    }

    /** With D taken once at the unreduced load the throughput would fall instead. */
    @Test
    void fewRequestsSaturateEarly() {
        double previous = 0;
        for (int i = 1; i <= 20; i++) {
            double now =
                    MinSolverFixture.throughput("nodes=64 radix=2 outstanding=1 load=" + i / 10.0);
            assertTrue(now > previous, "load " + i / 10.0);
            previous = now;
        }
        double late = MinSolverFixture.throughput("nodes=64 radix=2 outstanding=1 load=2");
        double early = MinSolverFixture.throughput("nodes=64 radix=2 outstanding=1 load=1");
        assertTrue(late < 1.1 * early);
    }
}
