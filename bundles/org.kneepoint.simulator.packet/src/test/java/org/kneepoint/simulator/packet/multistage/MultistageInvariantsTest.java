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
class MultistageInvariantsTest {
    private static final int SEED = 3;
    private static final MultistageWorkload HEAVY =
            new MultistageWorkload(0.9, 0.1, 5, Integer.MAX_VALUE);

    static Stream<MultistageSwitchSettings> rules() {
        return MultistageTestRun.rules();
    }

    private static MultistageLayout sizes(int capacity, double service) {
        return new MultistageLayout(3, 3, 27, capacity, service);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void roomsPacketsAndServicesBelongTogether(MultistageSwitchSettings settings) {
        for (int capacity : new int[] {1, 2, 5, Integer.MAX_VALUE}) {
            MultistageTestRun trial =
                    MultistageTestRun.of(sizes(capacity, 1), settings, HEAVY, SEED);
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
    void processorsStopAtTheirLimit(MultistageSwitchSettings settings) {
        MultistageWorkload closed = new MultistageWorkload(2, 0.1, 5, 3);
        MultistageTestRun trial = MultistageTestRun.of(sizes(2, 1), settings, closed, SEED);
        for (int time = 1; time <= 300; time += 5) {
            trial.network.advance(time);
            trial.network.checkInvariants();
            assertTrue(trial.network.backlogFlits() <= 3 * 27);
        }
        assertTrue(trial.services() > 1000, "services " + trial.services());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void stepsDoNotMatter(MultistageSwitchSettings settings) {
        MultistageTestRun atOnce = MultistageTestRun.of(sizes(3, 1), settings, HEAVY, SEED);
        MultistageTestRun inSteps = MultistageTestRun.of(sizes(3, 1), settings, HEAVY, SEED);
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
    void timeHasNoUnit(MultistageSwitchSettings settings) {
        MultistageWorkload slow =
                new MultistageWorkload(HEAVY.rate() / 2, HEAVY.hotspot(), HEAVY.hotOutput(), 1000);
        MultistageWorkload fast =
                new MultistageWorkload(HEAVY.rate(), HEAVY.hotspot(), HEAVY.hotOutput(), 1000);
        MultistageTestRun long2 = MultistageTestRun.of(sizes(3, 2), settings, slow, SEED);
        MultistageTestRun short1 = MultistageTestRun.of(sizes(3, 1), settings, fast, SEED);
        long2.network.advance(600);
        short1.network.advance(300);
        assertEquals(short1.services(), long2.services());
        assertEquals(2 * short1.network.backlogAge(300), long2.network.backlogAge(600));
    }

    /** Large networks are read ahead. */
    @ParameterizedTest
    @EnumSource(SwitchArchitecture.class)
    void largeNetworksObeyTheSameLaws(SwitchArchitecture switching) {
        MultistageSwitchSettings settings =
                new MultistageSwitchSettings(switching, BlockingPolicy.AFTER_SERVICE, false);
        MultistageLayout large = new MultistageLayout(2, 12, 4096, 5, 1);
        MultistageTestRun trial = MultistageTestRun.of(large, settings, HEAVY, SEED);
        trial.network.advance(25);
        trial.network.checkInvariants();
        assertEquals(trial.tally.backlogFlits(), trial.network.backlogFlits());
        assertTrue(trial.services() > 100_000, "services " + trial.services());
    }

    /** Whatever was blocked moves on once nothing new comes: the network runs empty. */
    @ParameterizedTest
    @MethodSource("rules")
    void nothingIsBlockedForEver(MultistageSwitchSettings settings) {
        MultistageLayout layout = sizes(2, 1);
        RandomStreams streams = RandomStreams.of(SEED);
        MultistagePacketPool packets = new MultistagePacketPool();
        PoissonSources sources = new PoissonSources(HEAVY, layout, streams);
        ServiceCompletions services = new ServiceCompletions();
        PacketTally tally = new PacketTally(layout.nodes());
        MultistageTerminals terminals =
                new MultistageTerminals(layout, packets, sources, tally, Optional.empty());
        StageWiring wiring = StageWiring.of(layout, settings, HEAVY, streams.stream(2));
        MultistageSwitches switches =
                MultistageSwitches.of(layout, settings, wiring, terminals, services);
        while (sources.next() < 100 || services.next() < Double.POSITIVE_INFINITY) {
            if (sources.next() < Math.min(100, services.next())) {
                terminals.generate(switches);
            } else {
                double now = services.next();
                switches.complete(services.poll(), now);
            }
        }
        switches.checkInvariants();
        assertEquals(0, packets.size());
        assertEquals(0, tally.backlog());
        assertTrue(sources.next() >= 100, "next " + sources.next());
    }
}
