// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import java.util.List;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.slotted.network.BufferOrganisation;
import org.kneepoint.simulator.slotted.network.SlottedFabric;
import org.kneepoint.simulator.slotted.network.SlottedSwitchSettings;

/** Description of the simulator: reading of the paper, validity and verification. */
final class SlottedDescription {
    private static final int LARGEST = 256;
    private static final int LARGEST_RADIX = 4;
    private static final int LARGEST_BUFFER = 16;

    static final Description TEXT =
            Description.of(
                            "synchronous multistage network with shared or output buffers"
                                    + " (simulation, cycle by cycle)")
                    .source(
                            "M. Saleh, M. Atiquzzaman: Analysis of Shared Buffer Multistage Networks"
                                    + " with Hot Spot, section 3. A cycle: every outlet of the last"
                                    + " stage that has a packet sends one to its output; then, from"
                                    + " the last stage but one to the first, every outlet that has a"
                                    + " packet offers one to the next stage, and a switch with f free"
                                    + " places takes f of those offered, drawn at random, or all (a"
                                    + " place that became free in this cycle counts: global flow"
                                    + " control); then every input generates a packet with probability"
                                    + " load=, and what finds no place in the first stage is lost."
                                    + " Nothing is lost later. A hot request, with probability"
                                    + " hotspot=, goes to hotspot_node=, any other to all outputs"
                                    + " alike. Stages are joined by perfect shuffles.")
                    .validity(
                            "Latency is that of the packets generated in the measured time,"
                                    + " by output or kind of request that of those delivered in it;"
                                    + " it counts from generation to delivery, at least one cycle per"
                                    + " stage; latency is the mean over packets, latency_output_mean the mean"
                                    + " over outputs of theirs. Occupancies are those of the first"
                                    + " stage at the beginning of a cycle, hot that by packets for the"
                                    + " outlet that leads to hotspot_node. In shared-buffer the"
                                    + " buffer= places of a switch are for all of its outlets; in"
                                    + " output-buffer each outlet has buffer/radix of them, and a"
                                    + " packet that is refused does not give way to another of its"
                                    + " queue in that cycle. With service_order=random, as in the"
                                    + " paper, an outlet sends one of its packets at random, drawn"
                                    + " afresh each cycle; with fifo the first that came. Not taken"
                                    + " over is the end of a run in the paper, when the running mean of"
                                    + " the throughput changes by less than 10^-6 in a cycle: that"
                                    + " happens by chance. With replications= every mean has an"
                                    + " interval from the spread of independent runs. Points are"
                                    + " 'checked' up to 256 nodes, radix 4 (output-buffer: 2) and 16 places, else"
                                    + " 'extrapolated'. "
                                    + SteadyState.RULES)
                    .verification(
                            "Against the exact Markov chain of the whole 4 x 4 network (15 cases, 1"
                                    + " and 2 places, 8 runs of 200000 cycles each): 73 of 75"
                                    + " figures within their 95 % interval, none off by 2 intervals"
                                    + " or by more than 0.25 %; that of output buffers with one place"
                                    + " each (8 cases, both orders): 48 of 48 figures, within 0.07 %. Against an independent simulation of"
                                    + " 64 x 64 (8 cases, 3 to 16 places): 64 of 64 figures within the"
                                    + " interval of the difference. At 64 nodes of radix 4, full load,"
                                    + " 0.4925 and 0.6993 (buffer=4 and 8) where that has 0.4923 and"
                                    + " 0.6991. Against closed forms: one switch"
                                    + " under full load 1 - 1/(2B), with room for all 1 + (1 - 1/d)"
                                    + " load / (2 (1 - load)) cycles; hotspot=1 under full load"
                                    + " B (N-1)/(d-1) cycles; and the bound 1/(1 + (N-1) hotspot) of"
                                    + " the throughput of shared buffers.")
                    .accuracy(
                            List.of(
                                    List.of(
                                            "throughput, 64 nodes, radix 2, full load"
                                                    + " (independent simulation)",
                                            "shared-buffer",
                                            "output-buffer, random",
                                            "output-buffer, fifo"),
                                    List.of(
                                            "buffer=2",
                                            "0.4353 (0.4357)",
                                            "0.4109 (0.4110)",
                                            "0.4110 (0.4107)"),
                                    List.of(
                                            "buffer=4",
                                            "0.6624 (0.6626)",
                                            "0.6140 (0.6140)",
                                            "0.5839 (0.5834)"),
                                    List.of(
                                            "buffer=8",
                                            "0.8173 (0.8182)",
                                            "0.7660 (0.7660)",
                                            "0.7374 (0.7364)"),
                                    List.of(
                                            "buffer=16",
                                            "0.9059 (0.9060)",
                                            "0.8655 (0.8660)",
                                            "0.8486 (0.8486)"),
                                    List.of(
                                            "buffer=4 hotspot=0.1",
                                            "0.1374 (0.1371)",
                                            "0.3814 (0.3811)",
                                            "0.3668 (0.3667)")));

    private SlottedDescription() {}

    /** Checked is what was compared: see the description. */
    static Validity validity(SlottedFabric fabric, SlottedSwitchSettings design) {
        int widest = design.buffering() == BufferOrganisation.SHARED ? LARGEST_RADIX : 2;
        boolean compared =
                fabric.nodes() <= LARGEST
                        && fabric.radix() <= widest
                        && design.bufferSize() <= LARGEST_BUFFER;
        return compared ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}
