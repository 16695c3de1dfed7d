// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.List;
import java.util.Optional;
import org.kneepoint.simulation.CustomStatistics;
import org.kneepoint.simulation.analysis.OutputStatistics;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Where packets come into being and go out of it, and where that is counted: there time is in
 * cycles again.
 */
final class Terminals {
    private static final int FLITS = 1;

    private final Packets packets;
    private final Sources sources;
    private final PacketTally tally;
    private final Optional<OutputStatistics> outputs;
    private final int stages;
    private final double service;

    /**
     * The terminals of a network.
     *
     * @param outputs what arrives at each output beside the tally, if that is asked for
     */
    Terminals(
            Sizes sizes,
            Packets packets,
            Sources sources,
            PacketTally tally,
            Optional<OutputStatistics> outputs) {
        this.packets = packets;
        this.sources = sources;
        this.tally = tally;
        this.outputs = outputs;
        stages = sizes.stages();
        service = sizes.service();
    }

    /** A processor may generate a packet, for which there may be room. */
    void generate(Switches switches) {
        double now = sources.next();
        int source = sources.take();
        if (source == Sources.NONE) {
            return;
        }
        double time = now * service;
        tally.generated(time, FLITS);
        if (switches.arrive(source, sources.goal(), now)) {
            tally.injected(time);
            sources.entered(source);
        } else {
            tally.lost(time, FLITS);
        }
    }

    /** A packet arrives where it goes. */
    void deliver(int packet, double now) {
        double born = packets.born(packet) * service;
        double time = now * service;
        int goal = packets.goal(packet);
        int output = Packets.output(goal);
        tally.delivered(output, born, born, time, FLITS, stages);
        if (outputs.isPresent()) {
            outputs.get().delivered(output, time - born, Packets.isHotRequest(goal));
        }
        leave(packet);
    }

    /** A packet is lost on its way. */
    void drop(int packet, double now) {
        double born = packets.born(packet) * service;
        tally.dropped(born, born, now * service, FLITS);
        leave(packet);
    }

    private void leave(int packet) {
        sources.left(packets.source(packet));
        packets.release(packet);
    }

    /** Returns the packets inside. */
    Packets packets() {
        return packets;
    }

    /** Returns what is summed up beside the tally. */
    List<CustomStatistics> accounts() {
        return outputs.map(List::<CustomStatistics>of).orElse(List.of());
    }
}
