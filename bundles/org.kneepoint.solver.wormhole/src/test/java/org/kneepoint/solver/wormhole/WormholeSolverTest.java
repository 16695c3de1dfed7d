// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.topology.torus.TorusTopology;

/** Curves, defaults and cancellation. */
class WormholeSolverTest {
    /** Cancels at the last check. */
    private record CountdownProgress(AtomicInteger left) implements Progress {
        private static CountdownProgress of(int times) {
            return new CountdownProgress(new AtomicInteger(times));
        }

        @Override
        public boolean isCancelled() {
            return left.getAndDecrement() <= 0;
        }

        @Override
        public void report(double fraction) {
            assertTrue(fraction >= 0 && fraction <= 1, "progress " + fraction);
        }
    }

    @Test
    void whatItIs() {
        WormholeSolver solver = new WormholeSolver();
        assertEquals("wormhole", solver.name());
        assertEquals(Set.of(), solver.supportedNetworks());
        assertTrue(solver.supports(new TorusTopology()));
        assertEquals(
                List.of("refined", "paper"), List.copyOf(solver.description().variants().keySet()));
        assertTrue(solver.description().source().contains("Greenberg"));
    }

    @Test
    void aCurve() {
        Curve curve =
                WormholeSolverFixture.curves("torus radix=4 dimensions=2 length=20 load=0:0.8:0.1")
                        .get(0);
        assertEquals(9, curve.points().size());
        assertEquals(16, curve.attribute(CurveAttributes.NODES).orElseThrow());
        assertEquals(20, curve.attribute(CurveAttributes.LENGTH).orElseThrow());
        assertEquals(Status.OK, curve.points().get(0).status());
        assertEquals(Status.SATURATED, curve.points().get(8).status());
    }

    /** The defaults: one virtual channel for each class of the routing, and others. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "torus radix=4 load=0.2 | vcs=2 routing=dimension-order",
                "torus radix=4 load=0.2 routing=valiant | vcs=4",
                "mesh radix=4 load=0.2 | vcs=1 self=false",
                "hypercube dimensions=4 load=0.2 | buffer=4 length=8 variant=refined report=none",
            })
    void defaultsByName(String line) {
        String given = line.substring(0, line.indexOf('|'));
        Point named = WormholeSolverFixture.point(line.replace("|", ""));
        assertEquals(WormholeSolverFixture.point(given).figures(), named.figures());
        assertEquals(
                WormholeSolverFixture.point(given).settings().get("vcs"),
                named.settings().get("vcs"));
    }

    /** A point is cancelled or complete, whenever the caller cancels. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "torus radix=4 dimensions=2 load=0.3",
                "torus radix=4 dimensions=2 load=0.3 variant=paper",
                "mesh radix=3 dimensions=2 load=0.9 buffer=1",
            })
    void cancelledAtAnyTime(String line) {
        NetworkContext context = WormholeSolverFixture.context(line);
        Point whole = new WormholeSolver().solve(context, Progress.NONE);
        Point point = new WormholeSolver().solve(context, CountdownProgress.of(0));
        int times = 0;
        for (; point.status() == Status.CANCELLED; times++) {
            assertEquals("cancelled", point.reason().code());
            assertFalse(point.get(Quantities.LATENCY).isPresent());
            point = new WormholeSolver().solve(context, CountdownProgress.of(times));
        }
        assertTrue(times > 3, "asked " + times + " times");
        assertEquals(whole.status(), point.status());
        assertEquals(whole.figures(), point.figures());
    }

    /** A time limit exceeded at one load of a network holds for the others. */
    @Test
    void aTimeLimitTooShortForTheNetworkHoldsForAllLoads() {
        Solver.PreparedModel prepared =
                new WormholeSolver()
                        .prepare(WormholeSolverFixture.context("torus radix=4 load=0.1"));
        Progress overdue =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return true;
                    }

                    @Override
                    public boolean isOverdue() {
                        return true;
                    }

                    @Override
                    public void report(double fraction) {
                        // not of interest
                    }
                };
        assertEquals(Status.LIMIT, prepared.solve(0.1, overdue).status());
        Point next = prepared.solve(0.2, Progress.NONE);
        assertEquals(Status.LIMIT, next.status());
        assertEquals(0.2, next.get(Quantities.LOAD).orElseThrow());
        assertEquals("time-limit", next.reason().code());
    }
}
