// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.simulator.flit.kernel.TwoRouterNetwork;

/**
 * Systems that are one queue with constant service of L cycles. Messages of a Poisson process of
 * rate lambda that are all taken to come at the beginning of their cycle wait as long as they would
 * in continuous time. Let V be the work at the beginning of a cycle; with A messages the next one
 * finds {@code max(V + A L - 1, 0)}. Equal moments in both give {@code E[V] = rho (L - 1 + rho) /
 * (2 (1 - rho))}, where {@code rho = lambda L}: less by rho/2 than the work in M/D/1 at a random
 * moment. Before a message come lambda/2 others of its own cycle, with rho/2 of work: together the
 * wait of Pollaczek and Khinchine, {@code rho L / (2 (1 - rho))}.
 */
class IdealQueueingTest {
    private static double wait(double load, int length) {
        return load * length / (2 * (1 - load));
    }

    private static void agrees(double expected, IdealTestRun trial, long cycles) {
        IdealTestRun.BatchSums measured = trial.run(cycles / 10).measure(cycles, 20);
        assertEquals(expected, measured.mean(), 1.5 * measured.halfWidth());
        assertEquals(0, measured.halfWidth() / expected, 0.04);
    }

    @ParameterizedTest
    @CsvSource({"1, 0.3", "1, 0.7", "16, 0.4"})
    void twoTerminalsOfOneRouter(int length, double load) {
        IdealTestRun trial = IdealTestRun.of(Networks.star(2)).length(length).rate(load / length);
        agrees(length + 1 + wait(load, length), trial, 150_000);
    }

    @ParameterizedTest
    @CsvSource({"3, 0.5", "16, 0.7"})
    void pairsOfTerminalsOfOneRouter(int length, double load) {
        IdealTestRun trial = IdealTestRun.of(Networks.star(32)).length(length).rate(load / length);
        trial.destinations(TestTraffic.to(terminal -> terminal ^ 1));
        agrees(length + 1 + wait(load, length), trial, 40_000);
    }

    /** No two paths share a channel, so that all waiting is at the sources. */
    @ParameterizedTest
    @CsvSource({"16, 0.6, 1", "5, 0.7, 4"})
    void bitComplementOnAHypercube(int length, double load, int places) {
        IdealTestRun trial = IdealTestRun.of(Networks.hypercube(4)).length(length).buffer(places);
        trial.rate(load / length).destinations(TestTraffic.to(source -> source ^ 15));
        agrees(length + 6 - 1 + wait(load, length), trial, 40_000);
    }

    /**
     * A link of 1/2: a message is served in two cycles a flit, of which the last one counts half,
     * and so long after the one before; what its injection channel does before is hidden in that.
     */
    @ParameterizedTest
    @CsvSource({"1, 0.4, 1", "8, 0.6, 1", "8, 0.6, 8", "5, 0.7, 3"})
    void aSlowLinkIsAQueueOfItsOwn(int length, double load, int places) {
        IdealTestRun trial =
                IdealTestRun.of(new TwoRouterNetwork(1, new ChannelRate(1, 2)))
                        .length(length)
                        .buffer(places);
        trial.destinations(TestTraffic.to(source -> source == 0 ? 1 : Destinations.NO_DESTINATION));
        trial.rate(load / (2 * length));
        agrees(2 * length + 1 + wait(load, 2 * length), trial, 400_000);
    }

    @Test
    void randomLengths() {
        IdealTestRun trial =
                IdealTestRun.of(Networks.star(32)).lengths(TestTraffic.between(1, 15)).rate(0.07);
        trial.destinations(TestTraffic.to(terminal -> terminal ^ 1));
        double load = 8 * 0.07;
        double squares = 8 * 8 + (15 * 15 - 1) / 12.0;
        agrees(8 + 1 + 0.07 * squares / (2 * (1 - load)), trial, 20_000);
    }
}
