// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.hypercube;

import org.kneepoint.api.scenario.Description;

/** What is known about the simulated system. */
final class BurstyHypercubeDescription {
    static final Description TEXT =
            Description.of("wormhole-routed hypercube with bursty traffic (simulation)")
                    .source(
                            "The system of D. Kouvatsos, S. Assi, M. Ould-Khaoua: performance"
                                    + " modelling of wormhole-routed hypercubes with bursty traffic and"
                                    + " finite buffers. Messages come by the generalised exponential"
                                    + " process, eq. (1): batches of geometric size, mean (1+scv)/2,"
                                    + " each message with a destination of its own, uniform over the"
                                    + " other nodes.")
                    .validity(
                            "Where the text is open, the readings that its tables bear out: a link"
                                    + " carries one phit per cycle and a flit is a group of phits; e-cube"
                                    + " routing, one virtual channel; a link is held until the tail has"
                                    + " left the buffer behind it, the last one until the tail has"
                                    + " crossed; the source feeds the first link itself, one message at a"
                                    + " time; destinations take what arrives without contention. Latency"
                                    + " is counted from a time uniform in the cycle before a message can"
                                    + " first move. The published tables contain ((1+scv)/2)^2 times the"
                                    + " message rate of eq. (1), for a reason that is not known:"
                                    + " arrivals.published=true multiplies by it, rate_effective is the"
                                    + " rate that results. load and throughput are in flits.")
                    .verification(
                            "Against the simulations of the published tables, rows with a source"
                                    + " utilisation below 0.6: mean error 2.7 % in 31 rows of all nine"
                                    + " tables, two rows above 10 %. Against an independent simulator:"
                                    + " 0.65 % in 12 rows of tables 1 and 2; of 17 random systems 15 are"
                                    + " within 2 % or their intervals, one is 3 % above (utilisation"
                                    + " 0.7). Some rows of the tables lie beyond saturation and have no"
                                    + " steady state.");

    private BurstyHypercubeDescription() {}
}
