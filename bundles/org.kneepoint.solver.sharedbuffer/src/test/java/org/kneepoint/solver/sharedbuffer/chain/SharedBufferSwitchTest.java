// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.solver.sharedbuffer.RelativeAssertions.assertClose;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedBufferSwitchTest {
    private static SwitchModel.SteadySwitch steady(int d, int places, SwitchTraffic traffic) {
        return SharedBufferSwitch.of(d, places, OutletDistribution.PAPER).steady(traffic, () -> {});
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0.5, 1, 1, 1",
        "1, 0.3, 0.7, 0.8, 0.6",
        "2, 0.9, 0.4, 1, 1",
        "5, 0.6, 0.9, 0.7, 0.9",
        "4, 0.5, 1, 1, 1",
        "6, 0.8, 1, 0.9, 0.3"
    })
    void a2x2SwitchIsItsFullChain(
            int places, double hot, double offered, double hotAccepted, double coldAccepted) {
        SwitchTraffic traffic = new SwitchTraffic(offered, hot, 1 - hot, hotAccepted, coldAccepted);
        ExactTwoByTwoSwitch exact = new ExactTwoByTwoSwitch(places, traffic);
        SwitchMeans flows = steady(2, places, traffic).means();
        assertClose(exact.hotBusy(), flows.hotBusy(), 1e-12, "hot busy");
        assertClose(exact.coldBusy(), flows.coldBusy(), 1e-12, "cold busy");
        assertClose(exact.hotQueue(), flows.hotQueue(), 1e-12, "hot queue");
        assertClose(exact.coldQueue(), flows.coldQueue(), 1e-12, "cold queue");
        assertClose(exact.rejected(), flows.rejected(), 1e-12, "rejected");
        assertClose(1 - exact.rejected(), flows.accepted(), 1e-12, "accepted");
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 0.6", "3, 4, 1", "4, 2, 0.9", "2, 20, 1", "5, 8, 0.3"})
    void whatEntersLeaves(int d, int places, double offered) {
        SwitchTraffic traffic = new SwitchTraffic(offered, 0.2, 0.8, 0.9, 0.7);
        SwitchMeans flows = steady(d, places, traffic).means();
        double entering = d * offered * flows.accepted();
        assertClose(entering * 0.2, flows.hotBusy() * 0.9, 1e-12, "hot");
        assertClose(entering * 0.8, flows.coldBusy() * 0.7 * (d - 1), 1e-12, "cold");
    }

    @Test
    void neighboursAreFoundToFirstOrder() {
        SwitchTraffic traffic = new SwitchTraffic(0.7, 0.4, 0.6, 0.8, 0.9);
        SwitchModel.SteadySwitch steady = steady(3, 6, traffic);
        assertNeighbour(steady, traffic.withOffered(0.7 * (1 - 1e-6)));
        assertNeighbour(steady, traffic.withHotAccepted(0.8 * (1 - 1e-6)));
        assertNeighbour(steady, traffic.withColdAccepted(0.9 * (1 - 1e-6)));
    }

    private static void assertNeighbour(SwitchModel.SteadySwitch steady, SwitchTraffic neighbour) {
        SwitchMeans near = steady.perturbed(neighbour);
        SwitchMeans exact = steady(3, 6, neighbour).means();
        assertClose(exact.hotBusy(), near.hotBusy(), 1e-10, "hot busy");
        assertClose(exact.coldQueue(), near.coldQueue(), 1e-10, "cold queue");
        assertClose(exact.accepted(), near.accepted(), 1e-10, "accepted");
    }

    @Test
    void lonePacketsWaitUntilTheyAreAccepted() {
        SwitchTraffic none = new SwitchTraffic(0, 0.25, 0.75, 0.5, 1);
        SwitchMeans flows = steady(4, 8, none).means();
        assertEquals(new SwitchMeans(0, 0, 1, 0, 0, 0), flows);
        SwitchMeans few = steady(4, 8, none.withOffered(1e-130)).means();
        assertClose(4e-130 * 0.25, few.hotBusy() * 0.5, 1e-14, "hot");
        SwitchMeans more = steady(4, 8, none.withOffered(1e-20)).means();
        assertClose(4e-20 * 0.25 / 0.5, more.hotQueue(), 1e-14, "hot queue");
    }

    @Test
    void unlikelyStatesKeepTheirDigits() {
        double[] rejected = new double[3];
        for (int i = 0; i < rejected.length; i++) {
            int places = 40 + 20 * i;
            SwitchTraffic traffic = new SwitchTraffic(0.2, 0.5, 0.5, 1, 1);
            rejected[i] = steady(2, places, traffic).means().rejected();
        }
        double once = rejected[1] / rejected[0];
        assertClose(once * once, rejected[2] / rejected[0], 0.01, "geometric decay");
    }
}
