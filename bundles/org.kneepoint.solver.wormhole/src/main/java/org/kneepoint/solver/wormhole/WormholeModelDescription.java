// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import org.kneepoint.api.scenario.Description;

/** What is known about the models: where they come from and how far they are off. */
final class WormholeModelDescription {
    static final Description TEXT =
            Description.of("wormhole routing on any topology (model)")
                    .source(
                            "paper: the general model of R. I. Greenberg, L. Guan: An Improved"
                                    + " Analytical Model for Wormhole Routed Networks with Application"
                                    + " to Butterfly Fat-Trees, Int. Conf. on Parallel Processing, 1997,"
                                    + " equations (1)-(11). refined: a model of this workbench on the"
                                    + " same idea, that a message holds a channel for its length and for"
                                    + " all later waits. It adds that each input offers one message at a"
                                    + " time (mean value analysis); that a message behind another of its"
                                    + " input comes just when the next of those who wait is taken, and"
                                    + " waits for a whole service (exact for rare messages, with a"
                                    + " factor exp(-(u+U)) for many); the second moment of waits and"
                                    + " their correlation from hop to hop and from message to message;"
                                    + " buffers, which free upstream channels early and in which messages"
                                    + " wait behind others of their input (Lindley's recursion, bounded"
                                    + " by the free places); channels of several cycles, which carry no"
                                    + " more flits in that time than there are places behind them; short"
                                    + " messages, which hold few channels at once; and virtual channels,"
                                    + " which share a link flit by flit. Rates come from the routing relation"
                                    + " and the pattern, message by message, never from a formula."
                                    + " Constants: the effect of following messages at a group of"
                                    + " parallel channels, 1.5, was fitted to the butterfly fat-tree of"
                                    + " 64 nodes at 16 flits (half of it for exponential lengths); what"
                                    + " else is not derived (that factor exp, and a part of 0.6 that"
                                    + " messages of one input differ by in a group) was not fitted to"
                                    + " any network.")
                    .validity(
                            "Wormhole switching with the ideal router; Poisson or Bernoulli sources"
                                    + " without limit; routings whose shares are fixed: oblivious ones,"
                                    + " random ones, via a random terminal, and free choice within a"
                                    + " group of parallel channels. Adaptive routing, and routing that"
                                    + " is free of deadlock only if virtual channels are kept back, are"
                                    + " refused. refined is 'checked' for 8 to 256 nodes and messages of 8"
                                    + " to 64 flits that are at least half as long as the longest path:"
                                    + " for uniform traffic up to 0.8 of the load at which it saturates"
                                    + " with buffer=1, a fixed length, the network's first routing and"
                                    + " no more virtual channels than it needs (up to 0.7 where ports are"
                                    + " parallel, as in trees, and in rows, where the longest path passes"
                                    + " half as many routers as there are nodes or more). If just one of"
                                    + " these is different: up to 0.65 with buffers of 2 to 64 flits or"
                                    + " channels of several cycles (0.5 in rows, 0.4 where a channel takes"
                                    + " more cycles than the buffer has places), up to 0.7 with"
                                    + " lengths=exponential, and up to 0.5 with up to 4 virtual channels"
                                    + " (at most twice as many as needed), another routing, or"
                                    + " pattern=transpose or tornado where no ports are parallel; whatever"
                                    + " the topology, for what matters is in its channels. There the"
                                    + " latency is meant to be right within 7 %. paper is"
                                    + " 'checked' up to 0.6 with buffer=1, one virtual channel and"
                                    + " uniform traffic. All else is 'extrapolated': the"
                                    + " model is too pessimistic for permutations in trees of parallel"
                                    + " ports (k-ary-n-tree radix=4 levels=3 tornado, load 0.2: +36 %)"
                                    + " and for more virtual channels than needed with buffers of several"
                                    + " flits (hypercube of 16, 8 flits, buffers of 8, vcs=2, load 0.4:"
                                    + " +12 %, 0.6: +113 %), and too optimistic near saturation in rows"
                                    + " and meshes (8 in a row, 16 flits, buffers of 4, load 0.26: -17 %)."
                                    + " A saturated point"
                                    + " has as its throughput the load from which on some channel would"
                                    + " be held all the time. With report=channels, in_3 and out_3 are"
                                    + " the channels of terminal 3, r2_p1 is port 1 of router 2, with"
                                    + " _c1 in class 1 of its virtual channels, each for all that"
                                    + " cannot be told apart from it.")
                    .verification(
                            "paper equals the recursion for the butterfly fat-tree, and figures of an"
                                    + " independent implementation; refined is exact for two nodes, and"
                                    + " for one switch in the two leading terms of the wait. Error of the mean"
                                    + " latency in % against flit-level simulations (router=ideal,"
                                    + " intervals 0.25 to 1.2 %) at 50, 70, 80 and 90 % of where these"
                                    + " saturate, and error of the load of saturation: see accuracy. Of"
                                    + " its rows only those of the fat-tree of 64 with buffer=1 were used"
                                    + " to fit anything. 89 more points, of systems unlike these, are"
                                    + " among the resources of the tests: where they are 'checked', the"
                                    + " largest error is 5.4 % (mesh of 16 in a row, 64 flits, buffer=1).")
                    .accuracy(WormholeAccuracy.table())
                    .variant("refined", "the better model; the default")
                    .variant(
                            "paper",
                            "equations (1)-(11); virtual channels count as channels of their own,"
                                    + " buffers as 1 flit");

    private WormholeModelDescription() {}
}
