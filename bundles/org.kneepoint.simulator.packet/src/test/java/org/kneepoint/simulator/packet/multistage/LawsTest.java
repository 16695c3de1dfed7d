// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/** What holds in every network at every time. */
class LawsTest {
    private static final int SEED = 3;
    private static final Workload HEAVY = new Workload(0.9, 0.1, 5, Integer.MAX_VALUE);

    static Stream<Rules> rules() {
        return Trial.rules();
    }

    private static Sizes sizes(int capacity, double service) {
        return new Sizes(3, 3, 27, capacity, service);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void roomsPacketsAndServicesBelongTogether(Rules rules) {
        for (int capacity : new int[] {1, 2, 5, Integer.MAX_VALUE}) {
            Trial trial = Trial.of(sizes(capacity, 1), rules, HEAVY, SEED);
            for (int time = 1; time <= 200; time += 3) {
                trial.network.advance(time);
                trial.network.checkInvariants();
                assertEquals(trial.tally.backlogFlits(), trial.network.backlogFlits());
            }
            assertTrue(trial.services() > 1000, "services " + trial.services());
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void processorsStopAtTheirLimit(Rules rules) {
        Workload closed = new Workload(2, 0.1, 5, 3);
        Trial trial = Trial.of(sizes(2, 1), rules, closed, SEED);
        for (int time = 1; time <= 300; time += 5) {
            trial.network.advance(time);
            trial.network.checkInvariants();
            assertTrue(trial.network.backlogFlits() <= 3 * 27);
        }
        assertTrue(trial.services() > 1000, "services " + trial.services());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void stepsDoNotMatter(Rules rules) {
        Trial atOnce = Trial.of(sizes(3, 1), rules, HEAVY, SEED);
        Trial inSteps = Trial.of(sizes(3, 1), rules, HEAVY, SEED);
        atOnce.network.advance(300);
        for (int time = 1; time <= 300; time++) {
            inSteps.network.advance(time);
            inSteps.network.advance(time);
        }
        assertEquals(atOnce.services(), inSteps.services());
        assertEquals(atOnce.network.backlogAge(300), inSteps.network.backlogAge(300));
    }

    /** Twice the service at half the rate is the same in slow motion, to the last bit. */
    @ParameterizedTest
    @MethodSource("rules")
    void timeHasNoUnit(Rules rules) {
        Workload slow = new Workload(HEAVY.rate() / 2, HEAVY.hotspot(), HEAVY.hot(), 1000);
        Workload fast = new Workload(HEAVY.rate(), HEAVY.hotspot(), HEAVY.hot(), 1000);
        Trial long2 = Trial.of(sizes(3, 2), rules, slow, SEED);
        Trial short1 = Trial.of(sizes(3, 1), rules, fast, SEED);
        long2.network.advance(600);
        short1.network.advance(300);
        assertEquals(short1.services(), long2.services());
        assertEquals(2 * short1.network.backlogAge(300), long2.network.backlogAge(600));
    }

    /** Large networks are read ahead. */
    @ParameterizedTest
    @EnumSource(Switching.class)
    void largeNetworksObeyTheSameLaws(Switching switching) {
        Rules rules = new Rules(switching, Blocking.AFTER_SERVICE, false);
        Sizes large = new Sizes(2, 12, 4096, 5, 1);
        Trial trial = Trial.of(large, rules, HEAVY, SEED);
        trial.network.advance(25);
        trial.network.checkInvariants();
        assertEquals(trial.tally.backlogFlits(), trial.network.backlogFlits());
        assertTrue(trial.services() > 100_000, "services " + trial.services());
    }

    /** Whatever was blocked moves on once nothing new comes: the network runs empty. */
    @ParameterizedTest
    @MethodSource("rules")
    void nothingGetsStuck(Rules rules) {
        Sizes sizes = sizes(2, 1);
        RandomStreams streams = RandomStreams.of(SEED);
        Packets packets = new Packets();
        Sources sources = new Sources(HEAVY, sizes, streams);
        Completions services = new Completions();
        PacketTally tally = new PacketTally(sizes.nodes());
        Terminals terminals = new Terminals(sizes, packets, sources, tally, Optional.empty());
        Ways ways = Ways.of(sizes, rules, HEAVY, streams.stream(2));
        Switches switches = Switches.of(sizes, rules, ways, terminals, services);
        while (sources.next() < 100 || services.next() < Double.POSITIVE_INFINITY) {
            if (sources.next() < Math.min(100, services.next())) {
                terminals.generate(switches);
            } else {
                double now = services.next();
                switches.complete(services.take(), now);
            }
        }
        switches.audit();
        assertEquals(0, packets.size());
        assertEquals(0, tally.backlog());
        assertTrue(sources.next() >= 100, "next " + sources.next());
    }
}
