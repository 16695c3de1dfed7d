// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy.Kind;

class PacketSourcesTest {
    private static final int LENGTH = 4;

    private final PacketPool packets = new PacketPool();

    private PacketSources sources(Kind kind, int places, double[]... times) {
        ArrivalProcess.Source[] processes = new ArrivalProcess.Source[times.length];
        for (int terminal = 0; terminal < times.length; terminal++) {
            processes[terminal] = TestTraffic.at(times[terminal]);
        }
        return sources(
                TestTraffic.to(source -> source + 1),
                processes,
                new SourceQueuePolicy(kind, places));
    }

    private PacketSources sources(
            Destinations destinations, ArrivalProcess.Source[] processes, SourceQueuePolicy queue) {
        FlitWorkload workload =
                new FlitWorkload(
                        destinations,
                        TestTraffic.fixed(LENGTH),
                        new ArrivalProcessGeneration(processes),
                        queue);
        int terminals = processes.length;
        return new PacketSources(
                workload, terminals, packets, new PacketTally(terminals), RandomStreams.of(1));
    }

    private static double[] at(double... times) {
        return times;
    }

    private static List<Integer> woken(PacketSources sources, long cycle) {
        List<Integer> woken = new ArrayList<>();
        int number = sources.generate(cycle);
        for (int i = 0; i < number; i++) {
            woken.add(sources.newlyBacklogged(i));
        }
        return woken;
    }

    @Test
    void messagesComeInTheCycleOfTheirTime() {
        PacketSources sources = sources(Kind.INFINITE, 0, at(2.9, 4));
        assertTrue(sources.isIdle(0));
        assertTrue(sources.isIdle(1));
        assertFalse(sources.isIdle(2));
        assertEquals(List.of(0), woken(sources, 2));
        int packet = sources.first(0);
        assertEquals(0, packets.source[packet]);
        assertEquals(1, packets.destination[packet]);
        assertEquals(LENGTH, packets.length[packet]);
        assertEquals(2, packets.generated[packet]);
        assertEquals(List.of(), woken(sources, 3));
    }

    @Test
    void onlyTheFirstThatWaitsWakesItsTerminal() {
        PacketSources sources = sources(Kind.INFINITE, 0, at(1, 2), at(2));
        assertEquals(List.of(0), woken(sources, 1));
        assertEquals(List.of(1), woken(sources, 2));
        assertEquals(3 * LENGTH, sources.queuedFlits());
    }

    @Test
    void firstComeFirstServed() {
        PacketSources sources = sources(Kind.INFINITE, 0, at(1, 2, 3));
        for (int cycle = 1; cycle <= 3; cycle++) {
            sources.generate(cycle);
        }
        for (int cycle = 1; cycle <= 3; cycle++) {
            int packet = sources.poll(0, 10 + cycle);
            assertEquals(cycle, packets.generated[packet]);
            assertEquals(10 + cycle, packets.injected[packet]);
            assertEquals((3 - cycle) * LENGTH, sources.queuedFlits());
        }
        assertEquals(-1, sources.first(0));
    }

    @Test
    void aBatchComesAtOnce() {
        PacketSources sources = sources(Kind.INFINITE, 0, at(5.2, 5.2, 5.2, 5.9, 6));
        assertEquals(List.of(0), woken(sources, 5));
        assertEquals(4 * LENGTH, sources.queuedFlits());
        sources.generate(6);
        assertEquals(5, packets.size());
    }

    @Test
    void aFiniteQueueLosesWhatFindsNoPlace() {
        PacketSources sources = sources(Kind.FINITE, 2, at(1, 1, 1, 2, 3));
        sources.generate(1);
        assertEquals(2, packets.size());
        sources.generate(2);
        assertEquals(2, packets.size());
        sources.poll(0, 2);
        sources.generate(3);
        assertEquals(3, packets.size());
        assertEquals(2 * LENGTH, sources.queuedFlits());
    }

    /** The clock of a blocked source stands still while an entry takes longer than its flits. */
    @Test
    void aBlockedSourceGeneratesNothingUntilItsPacketHasEntered() {
        PacketSources sources = sources(Kind.BLOCKED, 0, at(1, 7, 8));
        sources.generate(1);
        int packet = sources.poll(0, 6);
        // Its last flit could have entered in cycle 4; it does in cycle 9, which is 5 later.
        sources.tailInjected(packet, 9);
        for (int cycle = 2; cycle < 12; cycle++) {
            assertEquals(List.of(), woken(sources, cycle));
        }
        assertEquals(List.of(0), woken(sources, 12));
        packet = sources.poll(0, 12);
        sources.tailInjected(packet, 15);
        // The third one is due at 8 + 5, but the second has entered in cycle 15 only.
        assertEquals(List.of(), woken(sources, 15));
        assertEquals(List.of(0), woken(sources, 16));
    }

    @Test
    void theOthersDoNotCareWhenAPacketHasEntered() {
        PacketSources sources = sources(Kind.INFINITE, 0, at(1, 3));
        sources.generate(1);
        sources.tailInjected(sources.poll(0, 1), 2);
        assertEquals(List.of(0), woken(sources, 3));
    }

    @Test
    void aSilentTerminalSendsNothing() {
        ArrivalProcess.Source[] processes = {TestTraffic.at(1, 2), TestTraffic.at(1, 2)};
        Destinations half = TestTraffic.to(source -> source == 0 ? Destinations.NO_DESTINATION : 0);
        PacketSources sources = sources(half, processes, new SourceQueuePolicy(Kind.BLOCKED, 0));
        assertEquals(List.of(1), woken(sources, 1));
        assertEquals(List.of(), woken(sources, 2));
        assertEquals(1, packets.size());
        assertTrue(sources.isSilent(0));
        assertFalse(sources.isSilent(1));
    }

    @Test
    void noProcessesNoMessages() {
        PacketSources sources =
                sources(
                        TestTraffic.to(source -> source + 1),
                        new ArrivalProcess.Source[1],
                        new SourceQueuePolicy(Kind.INFINITE, 0));
        for (int cycle = 0; cycle < 20; cycle++) {
            assertTrue(sources.isIdle(cycle));
            assertEquals(0, sources.generate(cycle));
        }
    }

    @Test
    void aScenarioStartsItsProcessAtEveryTerminal() {
        for (double rate : new double[] {0, 0.1}) {
            Scenario scenario = Scenario.of("any", Parameters.of(), Map.of());
            ArrivalProcess poisson = new org.kneepoint.traffic.arrival.PoissonArrivals();
            SourceQueuePolicy queue = new SourceQueuePolicy(Kind.INFINITE, 0);
            FlitWorkload workload =
                    new FlitWorkload(
                            TestTraffic.to(source -> 0),
                            TestTraffic.fixed(LENGTH),
                            ArrivalProcessGeneration.of(poisson, scenario, t -> rate, 10),
                            queue);
            PacketSources sources =
                    new PacketSources(
                            workload, 10, packets, new PacketTally(10), RandomStreams.of(1));
            for (int cycle = 0; cycle < 1000; cycle++) {
                sources.generate(cycle);
            }
            assertEquals(rate * 10_000, packets.size(), 4 * Math.sqrt(rate * 10_000));
        }
    }

    @Test
    void everyTerminalHasItsOwnRate() {
        Scenario scenario = Scenario.of("any", Parameters.of(), Map.of());
        FlitWorkload workload =
                new FlitWorkload(
                        TestTraffic.to(source -> 0),
                        TestTraffic.fixed(LENGTH),
                        ArrivalProcessGeneration.of(
                                new org.kneepoint.traffic.arrival.PoissonArrivals(),
                                scenario,
                                terminal -> 0.1 * terminal,
                                4),
                        new SourceQueuePolicy(Kind.INFINITE, 0));
        PacketSources sources =
                new PacketSources(workload, 4, packets, new PacketTally(4), RandomStreams.of(1));
        for (int cycle = 0; cycle < 10_000; cycle++) {
            sources.generate(cycle);
        }
        int[] sent = new int[4];
        for (int packet = 0; packet < packets.size(); packet++) {
            sent[packets.source[packet]]++;
        }
        for (int terminal = 0; terminal < 4; terminal++) {
            double mean = 1000 * terminal;
            assertEquals(mean, sent[terminal], 4 * Math.sqrt(mean), "terminal " + terminal);
        }
    }

    /** When messages come does not depend on where they go, nor on how long they are. */
    @Test
    void timesTargetsAndLengthsAreDrawnApart() {
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            PacketPool own = new PacketPool();
            FlitWorkload workload =
                    new FlitWorkload(
                            i == 0 ? TestTraffic.uniform(4) : TestTraffic.to(source -> 0),
                            i == 0 ? TestTraffic.between(1, 9) : TestTraffic.fixed(1),
                            new ArrivalProcessGeneration(TestTraffic.poisson(4, 0.05)),
                            new SourceQueuePolicy(Kind.INFINITE, 0));
            PacketSources sources =
                    new PacketSources(workload, 4, own, new PacketTally(4), RandomStreams.of(9));
            for (int cycle = 0; cycle < 500; cycle++) {
                sources.generate(cycle);
            }
            long print = 0;
            for (int packet = 0; packet < own.size(); packet++) {
                print = 31 * print + 4 * own.generated[packet] + own.source[packet];
            }
            times.add(print);
        }
        assertEquals(times.get(0), times.get(1));
    }
}
