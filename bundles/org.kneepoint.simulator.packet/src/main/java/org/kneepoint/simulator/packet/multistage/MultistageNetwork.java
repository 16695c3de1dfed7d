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
 * The network in motion. Where a service ends and a packet is generated at the same instant, the
 * service comes first; services that end at the same instant come in the order of their beginning.
 */
public final class MultistageNetwork implements SimulationEngine {
    private final Sizes sizes;
    private final Sources sources;
    private final Completions services;
    private final Terminals terminals;
    private final Switches switches;
    private final Foresight foresight;
    private final long[] served;

    /**
     * Builds an empty network at time 0.
     *
     * @param sizes of the network
     * @param rules how its switches work
     * @param workload what its processors ask for
     * @param tally what is reported to
     * @param outputs what is told of each output besides, if anything
     * @param streams the random numbers
     */
    public MultistageNetwork(
            Sizes sizes,
            Rules rules,
            Workload workload,
            PacketTally tally,
            Optional<OutputStatistics> outputs,
            RandomStreams streams) {
        this.sizes = sizes;
        sources = new Sources(workload, sizes, streams);
        services = new Completions();
        terminals = new Terminals(sizes, new Packets(), sources, tally, outputs);
        Ways ways = Ways.of(sizes, rules, workload, streams.stream(Stream.WAYS));
        switches = Switches.of(sizes, rules, ways, terminals, services);
        foresight = new Foresight(sizes, switches, services);
        served = new long[sizes.places()];
    }

    @Override
    public void advance(double until) {
        double service = sizes.service();
        while (true) {
            double arrival = sources.next();
            double completion = services.next();
            if (completion <= arrival) {
                if (completion * service >= until) {
                    return;
                }
                foresight.pass();
                int place = services.take();
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
        switches.audit();
        sources.audit(terminals.packets());
    }

    @Override
    public long backlogFlits() {
        return terminals.packets().size();
    }

    @Override
    public double backlogAge(double now) {
        return terminals.packets().ages(now, sizes.service());
    }

    @Override
    public int channels() {
        return sizes.servers();
    }

    @Override
    public long flitsCarried(int channel) {
        return served[sizes.place(channel)];
    }

    @Override
    public double channelServiceTime() {
        return sizes.service();
    }

    @Override
    public String channelName(int channel) {
        return "s" + (channel / sizes.nodes() + 1) + "_w" + channel % sizes.nodes();
    }

    @Override
    public List<CustomStatistics> customStatistics() {
        return terminals.accounts();
    }
}
