// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.simulation.analysis.SteadyState;

/** Description of the simulator: reading of the paper, validity and verification. */
final class BurstyHypercubeSimulatorDescription {
    static final Description TEXT =
            Description.of(
                            "wormhole-routed hypercube with bursty traffic and finite buffers"
                                    + " (simulation, phit by phit)")
                    .source(
                            "D. Kouvatsos, S. Assi, M. Ould-Khaoua: Performance Modelling of"
                                    + " Wormhole-Routed Hypercubes with Bursty Traffic and Finite"
                                    + " Buffers, sections 2, 3 and 7. e-cube routing, one virtual"
                                    + " channel, first come first served. Arrivals of eq. (1): batches"
                                    + " at exponential intervals, geometric, g = (1+scv)/2 messages in"
                                    + " the mean; every message has a destination of its own, uniform"
                                    + " over the other nodes. Where the text is silent or contradicts"
                                    + " itself it is read so: a cycle is the time of a phit on a link"
                                    + " and a flit has flit= phits (section 7; section 3 has a flit per"
                                    + " cycle); lengths are exponential and rounded up to whole flits;"
                                    + " a link is held until the tail has left the buffer behind it;"
                                    + " the source feeds the first link itself, one message after the"
                                    + " other; the destination takes what crosses the last link at"
                                    + " once and without contention; latency has half a cycle, the mean"
                                    + " wait for the next cycle.")
                    .validity(
                            "rate= is the rate of eq. (1). The published tables contain g^2 times as"
                                    + " many messages, in the columns of the simulation and of the"
                                    + " model alike: fitted to each table, the factor lies within 6 %"
                                    + " of g^2, from 4 to 20. The text does not say so, and why is not"
                                    + " known; it is no property of the system. With"
                                    + " printed_rate=true as many come; then rate is what the"
                                    + " tables print, and load and rate_effective are what is really"
                                    + " offered. load= always is what is offered. Throughput and load"
                                    + " count flits, buffer= and utilisation phits (per cycle and"
                                    + " link), hops routers. Tables 2, 3, 4 and 7 go on where there is no"
                                    + " steady state (status saturated, as at 1/rate 140, 90, 160"
                                    + " and 200); tables 3, 6 and 8 end so close to that limit that the"
                                    + " published runs of 9 times 10000 messages are too short. "
                                    + SteadyState.RULES)
                    .verification(
                            "Against the simulations of the published tables, rows with a source"
                                    + " utilisation below 0.6: mean error 2.7 % in 31 rows of all nine"
                                    + " tables, two rows above 10 %. Against an independent simulator:"
                                    + " 0.65 % in 12 rows of tables 1 and 2; of 17 random systems 15 are"
                                    + " within 2 % or their intervals, one is 3 % above (utilisation"
                                    + " 0.7).");

    private BurstyHypercubeSimulatorDescription() {}
}
