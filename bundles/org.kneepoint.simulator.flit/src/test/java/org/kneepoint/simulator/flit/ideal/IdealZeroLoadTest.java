// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.testkit.RingNetwork;

/** A packet of L flits that is alone in a network takes L + D - 1 cycles over D channels. */
class IdealZeroLoadTest {
    private static final long MOST = 1_000_000;

    private static long latency(IdealTestRun trial, int source, int destination) {
        trial.at(source, 3.7).destinations(TestTraffic.to(s -> destination));
        return trial.drain(1, MOST) - 3;
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.simulator.flit.kernel.Networks#all")
    void takesOneCycleForEachFlitAndChannel(Network network) {
        int[] lengths = {1, 2, 7, 40};
        int[] places = {1, 2, 5};
        int last = network.terminals() - 1;
        for (int i = 0; i < 24; i++) {
            int source = i * 7 % last;
            int destination = last - i * 5 % last;
            int length = lengths[i % 4];
            IdealTestRun trial = IdealTestRun.of(network).length(length).buffer(places[i % 3]);
            assertEquals(
                    length + Networks.channels(network, source, destination) - 1,
                    latency(trial, source, destination),
                    source + " to " + destination);
        }
    }

    @Test
    void turnsRoundAtItsOwnRouter() {
        assertEquals(4 + 2 - 1, latency(IdealTestRun.of(Networks.mesh(3, 2)).length(4), 5, 5));
    }

    @ParameterizedTest
    @CsvSource({"8, NON_ATOMIC", "8, WHOLE_PACKET", "8, ATOMIC", "3, ATOMIC"})
    void doesNotCareHowChannelsAreHandedOver(int places, VcReallocation reallocation) {
        IdealTestRun trial = IdealTestRun.of(Networks.mesh(8, 1)).length(6).buffer(places);
        trial.hand(Switching.WORMHOLE, reallocation);
        assertEquals(6 + 9 - 1, latency(trial, 0, 7));
    }

    @ParameterizedTest
    @CsvSource({"CUT_THROUGH, 14", "STORE_AND_FORWARD, 54"})
    void isStoredInEveryRouterOrNot(Switching switching, int latency) {
        IdealTestRun trial = IdealTestRun.of(Networks.mesh(8, 1)).length(6).buffer(6);
        trial.hand(switching, VcReallocation.NON_ATOMIC);
        assertEquals(latency, latency(trial, 0, 7));
    }

    @Test
    void goesOnWhenItFillsABufferThatIsTooSmallForIt() {
        IdealTestRun trial = IdealTestRun.of(Networks.mesh(8, 1)).length(6).buffer(2);
        trial.hand(Switching.STORE_AND_FORWARD, VcReallocation.NON_ATOMIC);
        assertEquals(6 + 9 - 1 + 8, latency(trial, 0, 7));
    }

    /** With fewer places than cycles of delay, a flit follows when the one before it leaves. */
    @ParameterizedTest
    @CsvSource({"1, 1, 12", "3, 3, 18", "3, 8, 18", "3, 1, 32"})
    void crossesLongChannels(int delay, int places, int latency) {
        IdealTestRun trial = IdealTestRun.of(RingNetwork.around(6, delay)).length(8).buffer(places);
        assertEquals(latency, latency(trial, 2, 5));
        trial.engine().checkInvariants();
    }
}
