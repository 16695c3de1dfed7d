// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.dragonfly.DragonflyPlusTopology;

/** The decision between minimal and non-minimal paths. */
class UgalTest {
    private static final int DRAWS = 400;

    private static IntermediateSelector picks(
            RoutingAlgorithm algorithm, Network network, String... settings) {
        return RoutingTestNetworks.on(algorithm, network, settings).intermediates().orElseThrow();
    }

    /** Number of packets on non-minimal paths. */
    private static int aside(
            IntermediateSelector selector, int source, int destination, OutputState flits) {
        RandomGenerator random = new SplittableRandom(7);
        int aside = 0;
        for (int i = 0; i < DRAWS; i++) {
            aside += selector.first(source, destination, flits, random) == source ? 0 : 1;
        }
        return aside;
    }

    /** 9 groups of 4 routers with 2 global links and a terminal each. */
    private static GroupedNetwork dragonfly() {
        return RoutingTestNetworks.dragonfly("concentration=1 a=4 h=2 wiring=relative");
    }

    private static OutputState flits(int router, int port, int flits) {
        return new GivenOutputState(Map.of(new ChannelShares.Channel(router, port), flits));
    }

    @Test
    void allGoStraightInAnIdleNetwork() {
        Network mesh = RoutingTestNetworks.mesh("8x8");
        assertEquals(0, aside(picks(new UgalLocal(), mesh), 0, 7, OutputState.IDLE));
        assertEquals(0, aside(picks(new UgalGlobal(), mesh), 0, 7, OutputState.IDLE));
        Network dragonfly = dragonfly();
        assertEquals(0, aside(picks(new UgalLocal(), dragonfly), 0, 30, OutputState.IDLE));
    }

    /** From the corner of a mesh up in dimension 0; port 2 is up in dimension 1. */
    @Test
    void goesRoundALongQueueUpToTheThreshold() {
        Network mesh = RoutingTestNetworks.mesh("8x8");
        OutputState full = flits(0, 0, 10);
        // the paths of 7 of 64 routers begin with the other port and have 9 to 21 hops
        int aside = aside(picks(new UgalLocal(), mesh), 0, 7, full);
        assertEquals(DRAWS * 7 / 64.0, aside, 4 * Math.sqrt(DRAWS * 7 / 64.0));
        assertEquals(0, aside(picks(new UgalLocal(), mesh, "ugal_threshold=70"), 0, 7, full));
        assertEquals(aside, aside(picks(new UgalLocal(), mesh, "ugal_threshold=69"), 0, 7, full));
    }

    /** A queue on the path outside of the router of the source. */
    @Test
    void theGlobalViewSeesQueuesFartherOn() {
        Network mesh = RoutingTestNetworks.mesh("8x8");
        OutputState full = flits(5, 0, 10);
        assertEquals(0, aside(picks(new UgalLocal(), mesh), 0, 7, full));
        assertNotEquals(0, aside(picks(new UgalGlobal(), mesh), 0, 7, full));
    }

    @Test
    void inADragonflyTheNodeIsAThirdGroup() {
        GroupedNetwork dragonfly = dragonfly();
        IntermediateSelector valiant = picks(new ValiantGroup(), dragonfly);
        RandomGenerator random = new SplittableRandom(3);
        boolean[] met = new boolean[dragonfly.groups()];
        for (int i = 0; i < DRAWS; i++) {
            int middle = valiant.first(0, 35, OutputState.IDLE, random);
            met[dragonfly.groupOf(middle)] = true;
        }
        for (int group = 0; group < met.length; group++) {
            assertEquals(group != 0 && group != dragonfly.groupOf(35), met[group], "" + group);
        }
        assertEquals(0, valiant.first(0, 3, OutputState.IDLE, random));
        int first = 4 * 3;
        for (int router = 0; router < dragonfly.routers(); router++) {
            int next = valiant.next(router, 0, first, 0, 35, OutputState.IDLE, random);
            assertEquals(
                    dragonfly.groupOf(router) == 3 ? 35 : IntermediateSelector.KEEP_TARGET, next);
        }
    }

    /** Router 0 has to send to the gate of its group, where the queue is. */
    @Test
    void parTurnsAsideAtTheGateOfTheGroup() {
        GroupedNetwork dragonfly = dragonfly();
        int destination = 4 * 3;
        int gate = 1;
        OutputState full = flits(gate, 3, 50);
        IntermediateSelector par = picks(new ProgressiveAdaptive(), dragonfly);
        RandomGenerator random = new SplittableRandom(5);
        assertEquals(destination, par.first(0, destination, full, random));
        assertEquals(
                IntermediateSelector.KEEP_TARGET,
                par.next(0, 0, destination, 0, destination, full, random));
        int middle = par.next(gate, 0, destination, 0, destination, full, random);
        assertTrue(middle != IntermediateSelector.KEEP_TARGET && dragonfly.groupOf(middle) != 0);
        int beyond = dragonfly.peerRouter(gate, 3);
        assertEquals(3, dragonfly.groupOf(beyond));
        assertEquals(
                IntermediateSelector.KEEP_TARGET,
                par.next(beyond, 0, destination, 0, destination, flits(beyond, 0, 50), random));
    }

    /** Routers 0 and 1 of a group are leaves, 2 and 3 spines without terminals. */
    @Test
    void inADragonflyPlusAPhaseStartsAtALeaf() {
        Network network = SmallNetworks.build(new DragonflyPlusTopology(), "concentration=1 h=2");
        RandomGenerator random = new SplittableRandom(3);
        int destination = 8;
        int middle = 4;
        for (RoutingAlgorithm algorithm : List.of(new ValiantGroup(), new UgalLocal())) {
            IntermediateSelector selector = picks(algorithm, network);
            for (int router = 0; router < network.routers(); router++) {
                boolean isLeafOfGroup2 = router == 8 || router == 9;
                assertEquals(
                        isLeafOfGroup2 ? destination : IntermediateSelector.KEEP_TARGET,
                        selector.next(router, 0, middle, 0, destination, OutputState.IDLE, random));
            }
        }
    }
}
