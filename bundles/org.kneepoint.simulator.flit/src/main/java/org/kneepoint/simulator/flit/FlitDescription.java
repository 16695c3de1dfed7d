// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.simulation.Ramp;
import org.kneepoint.simulation.SteadyState;

/** What is known about the simulator: its router models, their timing, how close they come. */
final class FlitDescription {
    static final Description TEXT =
            Description.of("cycle-driven flit-level simulation of any installed topology")
                    .source(
                            "Router models: 'pipelined', the default, the input-queued"
                                    + " virtual-channel router with credits of BookSim 2 (Jiang et"
                                    + " al., ISPASS 2013; Dally and Towles 2004, chapter 16) with"
                                    + " separable round-robin (iSLIP-like) allocators;"
                                    + " 'single-cycle', rotating priorities and credits, after the"
                                    + " router of Yokota, Ootsu, Baba: A Quantitative Evaluation"
                                    + " Methodology of Interconnection Networks; 'ideal', first come"
                                    + " first served, one cycle per hop, for which the models are"
                                    + " made: beside a model (compare, saturation) the simulation has"
                                    + " this router.")
                    .validity(
                            "Latency without contention of a packet of P flits over H routers, cycles:"
                                    + " ideal H + P (injection and ejection channel included);"
                                    + " single-cycle H + P - 1; pipelined 2 + H (delay.route + A +"
                                    + " delay.crossbar + delay.link) - (delay.link - 1) + (P - 1) + S,"
                                    + " where A = delay.vc + delay.switch, the larger of the two if"
                                    + " speculative, and S = max(0, C - buffer) floor((P - 1) / buffer)"
                                    + " with the credit loop C = 2 + delay.crossbar + 2 delay.link +"
                                    + " delay.credit. The default delays make C 5 cycles, one more"
                                    + " than the default buffer=4 covers: saturated, an 8x8 mesh with"
                                    + " one virtual channel accepts 0.150 flits per node per cycle with"
                                    + " buffer=4, 0.171 with 5 and 0.236 with 8, an 8x8 torus with two"
                                    + " 0.201, 0.235 and 0.292. In the pipelined model a virtual channel passes"
                                    + " at most P / (P + delay.route + delay.vc) flits per cycle, as"
                                    + " the next packet in it computes its route only when the tail"
                                    + " before has won the switch. The ideal model leaves out the"
                                    + " pipeline, the credit loop and allocators that miss a match,"
                                    + " but not the channels of terminals: as in the models of solve"
                                    + " each has one to inject and one to receive, which serves one"
                                    + " packet at a time whatever vcs= is, so that a packet in front"
                                    + " of its source holds back those behind it, as in a switch with"
                                    + " input queues. With many virtual channels and deep buffers it"
                                    + " saturates below pipelined, whose terminals use all virtual"
                                    + " channels: offered 0.98 with vcs=8 buffer=32 it accepts 0.671"
                                    + " against 0.886 flits per node per cycle on a 2-ary 3-fly,"
                                    + " 0.580 against 0.748 on a 4-ary 2-fly, 0.690 against 0.760 on"
                                    + " a 4x4 mesh, but 0.442 against 0.387 on an 8x8 mesh. Latency"
                                    + " counts from generation,"
                                    + " source queue included. A routing whose classes have no claim"
                                    + " of freedom from deadlock, or not under vc.reuse, needs"
                                    + " allow.deadlock=true; packets that wait for each other for ever"
                                    + " are found whatever is claimed, and end the run. "
                                    + Compared.RANGE
                                    + " "
                                    + SteadyState.RULES
                                    + " "
                                    + Ramp.DESCRIPTION
                                    + " Packets come by equations (9) to (11) of Yokota, Ootsu and"
                                    + " Baba, the words slew, start, end and window say how the load"
                                    + " grows; router=single-cycle buffer=16 injection.buffer=6"
                                    + " source=blocked is a reading of their router, which they do"
                                    + " not describe.")
                    .verification(
                            "pipelined: equal to BookSim 2 (commit 28f4329) without contention within"
                                    + " 0.05 cycles (28 settings) and in the throughput of one switch"
                                    + " (14 settings); mean latency within 3 % up to 80 % of"
                                    + " saturation and saturation throughput within 2 % on an 8x8"
                                    + " mesh with 1 and 8 virtual channels, a 2-ary 6-fly and a 32x32"
                                    + " torus. It departs from BookSim with speculative=true near"
                                    + " saturation (mean latency 6 to 11 % below) and with route,"
                                    + " crossbar or credit delays above 1 (4 to 9 % below: there a"
                                    + " stage takes no new header before the one before has left it,"
                                    + " here it takes one each cycle); such points are extrapolated."
                                    + " min_adapt there is not adaptive-one-way here, see describe"
                                    + " torus. ideal: within two intervals of an independent engine up"
                                    + " to 85 % of saturation on a fat-tree of 64, a 6-cube, an 8x8"
                                    + " mesh and a 2-ary 6-fly; exactly M/D/1 between two nodes."
                                    + " single-cycle: mean latency within 1.5 % and throughput within"
                                    + " 0.7 % of a load ramp of an independent engine on a 32x32 torus"
                                    + " up to its knee. Ramps there, slew 1000000, ten seeds each,"
                                    + " against that engine: critical load 0.1552 +- 0.0009 (there"
                                    + " 0.1546), network performance measure 4.663 (4.678) with"
                                    + " dimension-order; 0.1755 +- 0.0015 (0.1728) and 5.345 (5.304)"
                                    + " with dimension-order-unwrapped. Little's law and the conservation of flits and"
                                    + " credits are checked at the end of every run.");

    private FlitDescription() {}
}
