// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import org.kneepoint.api.scenario.Description;

/** What is known about the models: where they come from and how far they are off. */
final class WormholeDescription {
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
                                    + " buffers, which free upstream channels early; short messages,"
                                    + " which hold few channels at once; and virtual channels, which"
                                    + " share a link flit by flit. Rates come from the routing relation"
                                    + " and the pattern, message by message, never from a formula."
                                    + " Constants: the effect of following messages at a group of"
                                    + " parallel channels, 1.5, was fitted to the butterfly fat-tree of"
                                    + " 64 nodes at 16 flits (half of it for exponential lengths), the"
                                    + " share of buffer places that is free, 0.7, to hypercube 6, 8x8"
                                    + " mesh, fat-tree of 64 and 2-ary 6-fly with 16 flits and buffers"
                                    + " of 4; what else is not derived (that factor exp, and a part of 0.6 that messages of one input differ by in a group) was not fitted to any network.")
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
                                    + " parallel, as in trees); and, if just one of"
                                    + " these is different, up to 0.7 with lengths=exponential, up to"
                                    + " 0.4 with buffers of 2 flits to half a message, and up to"
                                    + " 0.5 with up to 4 virtual channels (at most twice as many as"
                                    + " needed), another routing, or pattern=transpose or tornado where"
                                    + " no ports are parallel;"
                                    + " whatever the topology, for what matters is in its channels."
                                    + " All channels take one cycle there. The latency is then meant to be right within 7 %; with buffers the network latency is worse than the latency (hypercube 6 and buffers of 4: -2.7 % at half of saturation), for errors of the source's wait make up for it. paper is"
                                    + " 'checked' up to 0.6 with buffer=1, one virtual channel and"
                                    + " uniform traffic. All else is 'extrapolated': the"
                                    + " model is too optimistic where several messages fit into a buffer"
                                    + " (mesh of 16 in a row, 8 flits, buffers of 16: -24 % at 0.75 of"
                                    + " saturation), too pessimistic for permutations in trees of parallel"
                                    + " ports (k-ary-n-tree radix=4 levels=3 tornado, 0.2: +36 %), and"
                                    + " does not know that a channel of more cycles than its buffer has"
                                    + " places waits for room. A saturated point"
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
                                    + " its rows with buffer=1 and fixed length only the fat-tree of 64"
                                    + " was used to fit anything.")
                    .accuracy(Accuracy.table())
                    .variant("refined", "the better model; the default")
                    .variant(
                            "paper",
                            "equations (1)-(11); virtual channels count as channels of their own,"
                                    + " buffers as 1 flit");

    private WormholeDescription() {}
}
