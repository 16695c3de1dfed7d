// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import org.kneepoint.api.scenario.Description;

/** What is known about the models: how the paper was read, and how close they come. */
final class BurstyHypercubeModelDescription {
    private static final String SOURCE =
            "D. Kouvatsos, S. Assi, M. Ould-Khaoua: Performance Modelling of Wormhole-Routed"
                    + " Hypercubes with Bursty Traffic and Finite Buffers, equations (1)-(23); its"
                    + " queue GE/GE/1/K is that of D. D. Kouvatsos, Annals of Operations Research 48"
                    + " (1994). The system is that of simulate bursty-hypercube: e-cube routing, one"
                    + " virtual channel, first come first served, batches of eq. (1) with g ="
                    + " (1+scv)/2 messages in the mean, destinations uniform over the other nodes, a"
                    + " cycle is the time of a phit on a link and a flit has flit= phits, lengths"
                    + " exponential and rounded up to whole flits, the source feeds the first link"
                    + " itself, the destination takes what comes.";

    private static final String SLIPS =
            " Slips of the text, with what documented takes: section 3 has a flit per cycle, section"
                    + " 7 a phit (7; with 3 the tables are missed by about 70 %). After (1) the"
                    + " mean batch is said to be 1/v (it is g). (2), (5), (18) count channels in two"
                    + " directions (links left behind, throughout). (4) is psi(0) plus a sum, (5) has"
                    + " (d+i) for (d+1). (6), second branch, gives b = x in the mean and a step from"
                    + " 4M/3 to M at x = M (kept as printed). (7) is half open. (9) uses d twice and"
                    + " an inverted fraction (Little's law instead). (14) is printed as the fraction"
                    + " of its two sums, with which the variation is near 2 without load (their sum, as"
                    + " streams merge, also in printed), and writes one symbol for three variations."
                    + " (19) has its terms unweighted (weighted in printed; documented uses the effective"
                    + " service time). (20) has pi_d for that of capacity d+K. (21) and (22) take the"
                    + " whole network latency for the service of the source, which is free as soon as"
                    + " the tail has left, and so saturate too early; the bar over S squared in (22)"
                    + " would make the variation 0 (1 in both). The printed errors are absolute values.";

    private static final String RATES =
            "rate= is the rate of eq. (1). The published tables contain g^2 times as many messages,"
                    + " in the columns of the simulation and of the model alike: fitted to each table,"
                    + " the factor lies within 6 % of g^2, from 4 to 20. The text does not say so, and"
                    + " why is not known; it is no property of the system. With"
                    + " arrivals.published=true as many come; then rate is what the tables print,"
                    + " and load and rate_effective are what is really offered. printed puts rate into"
                    + " the equations, the others rate_effective. load= always is what is offered.";

    private static final String RANGE =
            " Throughput and load count flits, buffer= and utilisation phits. Without steady state,"
                    + " a source or a link being offered as much as it can carry, the status is"
                    + " saturated in every variant, asked of corrected first: the finite queues of the"
                    + " paper have figures there too, and tables 2, 3, 4 and 7 go on there (1/rate 140,"
                    + " 90, 160 and 200). Points are 'checked' for corrected with 3 to 9 dimensions,"
                    + " flits of 1 to 8 phits, lengths of 2 to 32 flits, scv 1 to 12, buffers of 1 to"
                    + " 8 phits and a source busy up to 0.75 of the time; for documented within the"
                    + " range of the tables and up to 0.6; else 'extrapolated', as is printed.";

    private static final String CHECKS =
            "Mean (largest) error of latency. 98 rows of the published tables with a source"
                    + " utilisation below 0.6: corrected 2.5 % (17 %) against the published simulation,"
                    + " 3.7 % (18 %) against the published model, 0.3 % (1 %) against our simulation;"
                    + " documented 2.9 % (14 %), 4.2 % (22 %), 3.0 % (14 %); printed is 77 % too low."
                    + " Random systems over the checked range, corrected against our simulation: 0.5 %"
                    + " (2.7 %) in 60, 0.5 % (1.7 %) in 40 others; against an independent simulation"
                    + " 1.4 % (4.3 %) in 17. Beyond that range: 1.1 % (6.4 %) in 14 systems with"
                    + " buffers of 16 to 256 phits, 3.2 % (9 %) in 14 with sources busy 0.78 to 0.9 of"
                    + " the time. With two nodes it is exact. One constant was chosen, on the 60: 0.25,"
                    + " how far what is known of the message before passes on to the next link; with"
                    + " 0, as derived, the errors are 1.1 % (5.4 %) and 0.8 % (4.4 %). documented and"
                    + " printed equal an independent implementation in 25 rows of tables 1 and 2 to"
                    + " 0.006 cycles.";

    static final Description TEXT =
            Description.of(
                            "wormhole-routed hypercube with bursty traffic and finite buffers (models)")
                    .source(SOURCE + SLIPS)
                    .validity(RATES + RANGE)
                    .verification(CHECKS)
                    .variant(
                            BurstyHypercubeVariant.CORRECTED.parameterValue(),
                            "our model of that system: a link is held for L at the end of the way,"
                                    + " else for L + 1 + the wait for the next link + the delay of the"
                                    + " tail there, of which each buffer takes up its phits; a header"
                                    + " waits behind the messages of other inputs, one of each at most,"
                                    + " and longer right after one of its own input; the source is a"
                                    + " queue of batches, busy until the tail has left")
                    .variant(
                            BurstyHypercubeVariant.DOCUMENTED.parameterValue(),
                            "the model of the paper as its tables have it: flits of flit= cycles,"
                                    + " lengths rounded up, buffers of whole flits and at least one,"
                                    + " queues of capacity d + n, (15) left out, the variance of"
                                    + " waits neglected, the time for the links added to latency")
                    .variant(
                            BurstyHypercubeVariant.PRINTED.parameterValue(),
                            "the text to the letter where it can be: a flit takes a cycle, lengths"
                                    + " are exponential, a buffer has room for flit= times buffer="
                                    + " flits (flit= being the Delta of the tables), services"
                                    + " exponential, no time for the links");

    private BurstyHypercubeModelDescription() {}
}
