// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.List;
import java.util.Optional;
import org.kneepoint.simulation.CustomStatistics;
import org.kneepoint.simulation.analysis.OutputStatistics;
import org.kneepoint.simulation.analysis.PacketTally;

/** Generation, delivery and loss of packets, reported in cycles. */
final class MultistageTerminals {
    private static final int FLITS = 1;

    private final MultistagePacketPool packets;
    private final PoissonSources sources;
    private final PacketTally tally;
    private final Optional<OutputStatistics> outputs;
    private final int stages;
    private final double service;

    /**
     * The terminals of a network.
     *
     * @param outputs what arrives at each output beside the tally, if that is asked for
     */
    MultistageTerminals(
            MultistageLayout layout,
            MultistagePacketPool packets,
            PoissonSources sources,
            PacketTally tally,
            Optional<OutputStatistics> outputs) {
        this.packets = packets;
        this.sources = sources;
        this.tally = tally;
        this.outputs = outputs;
        stages = layout.stages();
        service = layout.service();
    }

    /** A processor may generate a packet, for which there may be room. */
    void generate(MultistageSwitches switches) {
        double now = sources.next();
        int source = sources.poll();
        if (source == PoissonSources.NONE) {
            return;
        }
        double time = now * service;
        tally.generated(time, FLITS);
        if (switches.inject(source, sources.drawRequest(), now)) {
            tally.injected(time);
            sources.injected(source);
        } else {
            tally.lost(time, FLITS);
        }
    }

    /** A packet arrives where it goes. */
    void deliver(int packet, double now) {
        double generated = packets.generated(packet) * service;
        double time = now * service;
        int request = packets.request(packet);
        int output = MultistagePacketPool.output(request);
        tally.delivered(output, generated, generated, time, FLITS, stages);
        if (outputs.isPresent()) {
            outputs.get()
                    .delivered(
                            output, time - generated, MultistagePacketPool.isHotRequest(request));
        }
        release(packet);
    }

    /** A packet is lost on its way. */
    void drop(int packet, double now) {
        double generated = packets.generated(packet) * service;
        tally.dropped(generated, generated, now * service, FLITS);
        release(packet);
    }

    private void release(int packet) {
        sources.departed(packets.source(packet));
        packets.release(packet);
    }

    /** Returns the packets inside. */
    MultistagePacketPool packets() {
        return packets;
    }

    /** Returns what is summed up beside the tally. */
    List<CustomStatistics> customStatistics() {
        return outputs.map(List::<CustomStatistics>of).orElse(List.of());
    }
}
