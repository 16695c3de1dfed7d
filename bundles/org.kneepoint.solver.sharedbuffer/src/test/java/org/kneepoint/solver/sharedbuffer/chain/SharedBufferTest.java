// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.solver.sharedbuffer.Relative.assertClose;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedBufferTest {
    private static SwitchModel.Steady steady(int d, int places, Traffic traffic) {
        return SharedBuffer.of(d, places, AddressRule.PAPER).steady(traffic, () -> {});
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
        Traffic traffic = new Traffic(offered, hot, 1 - hot, hotAccepted, coldAccepted);
        TwoByTwo exact = new TwoByTwo(places, traffic);
        Flows flows = steady(2, places, traffic).flows();
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
        Traffic traffic = new Traffic(offered, 0.2, 0.8, 0.9, 0.7);
        Flows flows = steady(d, places, traffic).flows();
        double entering = d * offered * flows.accepted();
        assertClose(entering * 0.2, flows.hotBusy() * 0.9, 1e-12, "hot");
        assertClose(entering * 0.8, flows.coldBusy() * 0.7 * (d - 1), 1e-12, "cold");
    }

    @Test
    void neighboursAreFoundToFirstOrder() {
        Traffic traffic = new Traffic(0.7, 0.4, 0.6, 0.8, 0.9);
        SwitchModel.Steady steady = steady(3, 6, traffic);
        assertNeighbour(steady, traffic.withOffered(0.7 * (1 - 1e-6)));
        assertNeighbour(steady, traffic.withHotAccepted(0.8 * (1 - 1e-6)));
        assertNeighbour(steady, traffic.withColdAccepted(0.9 * (1 - 1e-6)));
    }

    private static void assertNeighbour(SwitchModel.Steady steady, Traffic neighbour) {
        Flows near = steady.near(neighbour);
        Flows exact = steady(3, 6, neighbour).flows();
        assertClose(exact.hotBusy(), near.hotBusy(), 1e-10, "hot busy");
        assertClose(exact.coldQueue(), near.coldQueue(), 1e-10, "cold queue");
        assertClose(exact.accepted(), near.accepted(), 1e-10, "accepted");
    }

    @Test
    void lonePacketsWaitUntilTheyAreAccepted() {
        Traffic none = new Traffic(0, 0.25, 0.75, 0.5, 1);
        Flows flows = steady(4, 8, none).flows();
        assertEquals(new Flows(0, 0, 1, 0, 0, 0), flows);
        Flows few = steady(4, 8, none.withOffered(1e-130)).flows();
        assertClose(4e-130 * 0.25, few.hotBusy() * 0.5, 1e-14, "hot");
        Flows more = steady(4, 8, none.withOffered(1e-20)).flows();
        assertClose(4e-20 * 0.25 / 0.5, more.hotQueue(), 1e-14, "hot queue");
    }

    @Test
    void unlikelyStatesKeepTheirDigits() {
        double[] rejected = new double[3];
        for (int i = 0; i < rejected.length; i++) {
            int places = 40 + 20 * i;
            Traffic traffic = new Traffic(0.2, 0.5, 0.5, 1, 1);
            rejected[i] = steady(2, places, traffic).flows().rejected();
        }
        double once = rejected[1] / rejected[0];
        assertClose(once * once, rejected[2] / rejected[0], 0.01, "geometric decay");
    }
}
