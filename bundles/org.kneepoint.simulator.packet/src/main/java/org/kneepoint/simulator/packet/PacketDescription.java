// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import java.util.List;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.packet.multistage.MultistageLayout;
import org.kneepoint.simulator.packet.multistage.MultistageWorkload;

/** Description of the simulator: reading of the paper, validity and verification. */
final class PacketDescription {
    private static final int LARGEST = 4096;
    private static final int LONGEST_BUFFER = 200;

    private static final List<List<String>> ACCURACY =
            List.of(
                    List.of(
                            "64 nodes, a=2, L=4",
                            "runs",
                            "latency within",
                            "throughput within",
                            "in the interval"),
                    List.of("input-servers, after-service", "1", "0.0 %", "0.1 %", "2 of 2"),
                    List.of("input-servers, repeat", "3", "0.0 %", "0.1 %", "6 of 6"),
                    List.of("input-servers, loss (also 2 nodes)", "5", "1.1 %", "0.2 %", "9 of 10"),
                    List.of("output-links, after-service", "3", "0.2 %", "0.2 %", "6 of 6"),
                    List.of("output-buffers, after-service", "3", "0.1 %", "0.2 %", "4 of 6"),
                    List.of("output-buffers, loss", "1", "0.1 %", "0.2 %", "1 of 2"),
                    List.of(
                            "hot spot, input-servers, after-service",
                            "10",
                            "3.2 %",
                            "0.6 %",
                            "20 of 20"),
                    List.of("hot spot, input-servers, loss", "8", "0.2 %", "0.2 %", "15 of 16"),
                    List.of("hot spot, output-links", "6", "0.4 %", "0.4 %", "12 of 12"),
                    List.of(
                            "outstanding=, input-servers, after-service",
                            "10",
                            "0.2 %",
                            "0.2 %",
                            "18 of 20"),
                    List.of("outstanding=, input-servers, loss", "4", "0.2 %", "0.1 %", "8 of 8"),
                    List.of("outstanding=, output-links", "8", "0.2 %", "0.3 %", "16 of 16"));

    static final Description TEXT =
            Description.of(
                            "buffered multistage network with asynchronous a x a switches"
                                    + " (simulation, packet by packet)")
                    .source(
                            "P. Mohapatra, C. R. Das: Performance Analysis of Finite-Buffered"
                                    + " Asynchronous Multistage Interconnection Networks, IEEE Trans."
                                    + " Parallel and Distributed Systems 7(1), 1996. The text does not"
                                    + " say how its simulator serves and blocks; that is a word here."
                                    + " Poisson sources; every service takes d on a continuous clock;"
                                    + " a buffer holds L packets and the one in service; all waiting is"
                                    + " first come, first served. A packet that finds the first buffer"
                                    + " full is lost, the last stage always delivers. Wires are those of"
                                    + " the omega network in the numbering of the indirect cube; with"
                                    + " routing=well-mixed the wire after each stage but the last is"
                                    + " drawn from all, with a hot spot from those that lead to the hot"
                                    + " output or from the others, as the packet's own does. Cold"
                                    + " requests address every output alike, the hot one too. With"
                                    + " outstanding=m a processor stops while m of its packets are"
                                    + " inside; lost packets are not.")
                    .validity(
                            "latency is the mean over the packets generated in the measured"
                                    + " time, latency_hot, _cold and of groups over those delivered in"
                                    + " it; loss is relative to what is"
                                    + " generated. utilisation is that of the servers (links with"
                                    + " switch=output-links), repeated services included, time blocked"
                                    + " not. With input-servers up to a packets reach one output at a"
                                    + " time: throughput_hot and throughput_max may exceed 1/d. Points are"
                                    + " 'checked' up to 4096 nodes, buffer=200 and a"
                                    + " utilisation offered of 1, else 'extrapolated'. Where services"
                                    + " are all of one length much happens at the same instant: what"
                                    + " ends first began first; with output-links a packet moves on,"
                                    + " then the next of its buffer asks, then its room and last its"
                                    + " link are given. The paper does not say; of all orders, which"
                                    + " change throughput at saturation by up to 0.6 %, this one is"
                                    + " closest to the independent simulation below, so that its"
                                    + " saturated runs with output-links are no evidence. Servers that never idle keep their"
                                    + " phases, so that latency_hot beyond the saturation of a hot spot"
                                    + " with blocking=loss depends on the seed by 1 %: replications="
                                    + " averages over them, and gives every mean an interval."
                                    + " buffer=infinite may saturate. "
                                    + SteadyState.RULES)
                    .verification(
                            "Against an independent simulation of 2 and 64 nodes, 62 runs of all"
                                    + " switches, blocking after service, repeated and loss, hot spots"
                                    + " and outstanding= requests, each as long as there: see accuracy; of"
                                    + " 124 latencies and throughputs 117 lie within the 95 % interval of"
                                    + " the difference, none beyond twice of it. Every switch with every"
                                    + " blocking agrees with a second simulator that shares no code,"
                                    + " latency within 2 %. One stage is M/D/1/K and M/D/1, within the"
                                    + " interval. blocking=loss routing=well-mixed is what the model of"
                                    + " the same network assumes with departure=carried: at 64 nodes,"
                                    + " a=2, L=4, loads 0.1 to 1, latency and throughput within 0.4 %"
                                    + " (L=1, where two streams of 64 still meet again: throughput"
                                    + " 1.4 %). Throughput at full load with output-links is 0.497,"
                                    + " 0.608, 0.696 for L=1, 4, 16 (64 nodes), 0.577 (1024, L=4). The"
                                    + " model of the network is off from simulation by as much as from"
                                    + " an independent one, for input-servers with each blocking and"
                                    + " the other switches with blocking after service: at 64 and 1024"
                                    + " nodes, loads 0.1 to 1, the largest errors of latency (12 to"
                                    + " 41 %) and throughput differ by 0.5 points at most. A hot spot"
                                    + " with input-servers holds the network to 1/(1-h+a^(n-1)h)/d,"
                                    + " with output-links to 1/(1-h+a^n h)/d."
                                    + " At any time rooms, packets, services and waiting lines are"
                                    + " consistent, and a network without new packets runs empty.")
                    .accuracy(ACCURACY);

    private PacketDescription() {}

    /** Whether a point lies where the simulator was compared with others. */
    static Validity validity(MultistageLayout layout, MultistageWorkload workload) {
        boolean sized =
                layout.nodes() <= LARGEST
                        && (layout.capacity() <= LONGEST_BUFFER + 1 || layout.isUnlimited());
        boolean offered = workload.rate() * layout.service() <= 1;
        return sized && offered ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}
