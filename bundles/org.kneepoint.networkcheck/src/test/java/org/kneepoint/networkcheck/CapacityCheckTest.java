// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.networkcheck.ViolationAssertions.assertFound;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Stated capacities below the load that a routing carries. */
class CapacityCheckTest {
    private static Network ring(Routing routing, double capacity) {
        return new OneWayRing(5, routing) {
            @Override
            public OptionalDouble capacity() {
                return OptionalDouble.of(capacity);
            }
        };
    }

    private static Network mesh(double arriving, double capacity) {
        return new TestMesh(2) {
            @Override
            public List<Routing> routings() {
                return List.of(new RandomWalkRouting(this, arriving, DeadlockFreedom.NONE));
            }

            @Override
            public OptionalDouble capacity() {
                return OptionalDouble.of(capacity);
            }
        };
    }

    private static void assertReaches(double load, Network exact, Network less) {
        assertEquals(load, exact.capacity().orElseThrow());
        assertEquals(List.of(), NetworkVerification.findings(exact));
        String name = less.routings().get(0).name();
        assertFound(name + ": capacity-exceeded: " + load, less);
    }

    /**
     * The mean distance between two of five terminals is 2.5 channels; there is one per terminal.
     */
    @Test
    void aRingCarriesWhatItsMeanDistanceAllows() {
        assertReaches(0.4, ring(OneWayRing.DATELINE, 0.4), ring(OneWayRing.DATELINE, 0.399));
    }

    private static Network butterfly(int stages, double capacity) {
        return new TestButterfly(2, stages) {
            @Override
            public OptionalDouble capacity() {
                return OptionalDouble.of(capacity);
            }
        };
    }

    /** Three of the twelve pairs of different terminals use each of the four channels. */
    @Test
    void packetsToTheOwnTerminalAreLeftOut() {
        assertReaches(1, butterfly(2, 1), butterfly(2, 0.99));
    }

    /** One switch has no channels to other routers. */
    @Test
    void aTerminalSendsOneFlitInACycle() {
        assertReaches(1, butterfly(1, 1), butterfly(1, 0.99));
    }

    /** Each phase takes 2 channels in the mean, packets to the own terminal included. */
    @Test
    void valiantRoutingHalvesTheCapacity() {
        Routing valiant = new TwoPhaseRouting(new OneWayRing(5), OneWayRing.DATELINE);
        assertReaches(0.25, ring(valiant, 0.25), ring(valiant, 0.249));
    }

    /** Walking round four routers takes 3 steps to a neighbour and 4 to the opposite corner. */
    @Test
    void aRandomWalkHasItsMeanLength() {
        assertReaches(0.6, mesh(1, 0.6), mesh(1, 0.59));
    }

    @Test
    void anEndlessWalkIsALivelock() {
        assertFound("walk: livelock", mesh(1e-6, 2));
    }

    /** Dateline routing carries 0.4. */
    @Test
    void otherRoutingsMayCarryMore() {
        Network ring = ring(new TwoPhaseRouting(new OneWayRing(5), OneWayRing.DATELINE), 0.3);
        assertEquals(List.of(), NetworkVerification.findings(ring, OneWayRing.DATELINE));
    }
}
