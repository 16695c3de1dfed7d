// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.scenario.Description;

/** Description of the pipelined router. */
final class PipelinedDescription {
    static final Description TEXT =
            Description.of("input-queued virtual-channel router with a pipeline and credits")
                    .source(
                            "the input-queued virtual-channel router with credits of BookSim 2"
                                    + " (Jiang et al., ISPASS 2013; Dally and Towles 2004, chapter"
                                    + " 16) with separable round-robin (iSLIP-like) allocators")
                    .validity(
                            "latency without contention of a packet of P flits over H routers,"
                                    + " cycles: 2 + H (delay_route + A + delay_crossbar + delay_link) -"
                                    + " (delay_link - 1) + (P - 1) + S, where A = delay_vc +"
                                    + " delay_switch, the larger of the two if speculative, and S ="
                                    + " max(0, C - buffer) floor((P - 1) / buffer) with the credit loop"
                                    + " C = 2 + delay_crossbar + 2 delay_link + delay_credit. The"
                                    + " default delays make C 5 cycles, one more than the default"
                                    + " buffer=4 covers: saturated, an 8x8 mesh with one virtual"
                                    + " channel accepts 0.150 flits per node per cycle with buffer=4,"
                                    + " 0.171 with 5 and 0.236 with 8, an 8x8 torus with two 0.201,"
                                    + " 0.235 and 0.292. A virtual channel passes at most P / (P +"
                                    + " delay_route + delay_vc) flits per cycle, as the next packet in"
                                    + " it computes its route only when the tail before has won the"
                                    + " switch. Checked, if not speculative, up to 8 virtual channels"
                                    + " of up to 16 flits, handed on after the tail, default delays but"
                                    + " delay_route and delay_credit 0 or 1 and links of 1 or 2 cycles,"
                                    + " Poisson or Bernoulli arrivals at infinite source queues.")
                    .verification(
                            "equal to BookSim 2 (commit 28f4329) without contention within 0.05"
                                    + " cycles (28 settings) and in the throughput of one switch"
                                    + " (14 settings); mean latency within 3 % up to 80 % of"
                                    + " saturation and saturation throughput within 2 % on an 8x8"
                                    + " mesh with 1 and 8 virtual channels, a 2-ary 6-fly and a"
                                    + " 32x32 torus. It departs from BookSim with speculative=true"
                                    + " near saturation (mean latency 6 to 11 % below) and with"
                                    + " route, crossbar or credit delays above 1 (4 to 9 % below:"
                                    + " there a stage takes no new header before the one before has"
                                    + " left it, here it takes one each cycle); such points are"
                                    + " extrapolated. min_adapt there is not adaptive-one-way here,"
                                    + " see describe torus.");

    private PipelinedDescription() {}
}
