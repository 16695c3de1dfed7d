// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.List;
import java.util.Optional;
import org.kneepoint.simulation.CustomStatistics;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.OutputStatistics;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Engine of the asynchronous multistage network. At equal times a service completion precedes a
 * generation, and service completions occur in the order of their starts.
 */
public final class MultistageEngine implements SimulationEngine {
    private final MultistageLayout layout;
    private final PoissonSources sources;
    private final ServiceCompletions services;
    private final MultistageTerminals terminals;
    private final MultistageSwitches switches;
    private final ServicePrefetch prefetch;
    private final long[] served;

    /**
     * Creates the engine of an empty network at time 0.
     *
     * @param layout dimensions of the network
     * @param settings settings of the switches
     * @param workload traffic of the processors
     * @param tally tally to which packets are reported
     * @param outputs statistics by output, if requested
     * @param streams random streams of the run
     */
    public MultistageEngine(
            MultistageLayout layout,
            MultistageSwitchSettings settings,
            MultistageWorkload workload,
            PacketTally tally,
            Optional<OutputStatistics> outputs,
            RandomStreams streams) {
        this.layout = layout;
        sources = new PoissonSources(workload, layout, streams);
        services = new ServiceCompletions();
        terminals =
                new MultistageTerminals(
                        layout, new MultistagePacketPool(), sources, tally, outputs);
        StageWiring wiring =
                StageWiring.of(layout, settings, workload, streams.stream(PacketStreamIds.WIRES));
        switches = MultistageSwitches.of(layout, settings, wiring, terminals, services);
        prefetch = new ServicePrefetch(layout, switches, services);
        served = new long[layout.places()];
    }

    @Override
    public void advance(double until) {
        double service = layout.service();
        while (true) {
            double arrival = sources.next();
            double completion = services.next();
            if (completion <= arrival) {
                if (completion * service >= until) {
                    return;
                }
                prefetch.serviceEnds();
                int place = services.poll();
                served[place]++;
                switches.complete(place, completion);
            } else {
                if (arrival * service >= until) {
                    return;
                }
                terminals.generate(switches);
            }
        }
    }

    @Override
    public void checkInvariants() {
        switches.checkInvariants();
        sources.checkInvariants(terminals.packets());
    }

    @Override
    public long backlogFlits() {
        return terminals.packets().size();
    }

    @Override
    public double backlogAge(double now) {
        return terminals.packets().totalAge(now, layout.service());
    }

    @Override
    public int channels() {
        return layout.servers();
    }

    @Override
    public long flitsCarried(int channel) {
        return served[layout.place(channel)];
    }

    @Override
    public double channelServiceTime() {
        return layout.service();
    }

    @Override
    public String channelName(int channel) {
        return "s" + (channel / layout.nodes() + 1) + "_w" + channel % layout.nodes();
    }

    @Override
    public List<CustomStatistics> customStatistics() {
        return terminals.customStatistics();
    }
}
