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
     * Creates the terminals of a network.
     *
     * @param outputs statistics by output, if requested
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

    void drop(int packet, double now) {
        double generated = packets.generated(packet) * service;
        tally.dropped(generated, generated, now * service, FLITS);
        release(packet);
    }

    private void release(int packet) {
        sources.departed(packets.source(packet));
        packets.release(packet);
    }

    /** Returns the packets in the network. */
    MultistagePacketPool packets() {
        return packets;
    }

    /** Returns the statistics by output, if any. */
    List<CustomStatistics> customStatistics() {
        return outputs.map(List::<CustomStatistics>of).orElse(List.of());
    }
}
