// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Description;

/** What is known about the model: where it comes from, how it is read, how far it is off. */
final class FatTreeModelDescription {
    private static final int LARGEST = 1024;

    /** 70 % of where the simulated network saturates, which is 1.125 times where the model does. */
    private static final double SHARE_OF_SATURATION = 0.79;

    static final Description TEXT =
            Description.of("wormhole routing on the butterfly fat-tree (model)")
                    .source(
                            "R. I. Greenberg, L. Guan: An Improved Analytical Model for Wormhole"
                                    + " Routed Networks with Application to Butterfly Fat-Trees, Int."
                                    + " Conf. on Parallel Processing, 1997, equations (5)-(26). A"
                                    + " message holds a channel for its length and for all later"
                                    + " waits; each channel is an M/G/1 queue, the two up-links of a"
                                    + " switch are one M/G/2 queue, and nobody waits for messages of"
                                    + " his own input. Read thus: (21) and (23) take twice the rate of"
                                    + " a link, as the authors noted later, since (7) is for the rate"
                                    + " of both servers; (22) takes P_l / P_(l-1), the probability of"
                                    + " going on up for a message that already came up to level l,"
                                    + " where P_l is that at injection and flow would not be"
                                    + " conserved; (22) holds for l from 1 to n-1, else one link would"
                                    + " have no equation; the mean D of (25) counts the injection and"
                                    + " the ejection channel, 2 l for a turn at level l; a utilisation"
                                    + " of 1 or more anywhere lies past the root of (26).")
                    .validity(
                            "Uniform traffic without messages to oneself, Poisson arrivals, one length"
                                    + " for all messages, one virtual channel, headers that take"
                                    + " whichever up-link is free; all else is refused. Points are"
                                    + " 'checked' for 4 to 1024 nodes, buffer=1, messages at least as"
                                    + " long as the longest path (2 n channels), and up to 0.79 of the"
                                    + " load at which the model saturates, which is 0.7 of what a"
                                    + " simulated network carries; else 'extrapolated', as is"
                                    + " variant=printed. Above that, and with longer buffers, latency"
                                    + " is too high: with 4 flits +2 % at half of saturation, +8 % at"
                                    + " 70 %, +26 % at 80 %. The model saturates 8 % (4 nodes) to 11 %"
                                    + " below a simulated network; printed does 5 to 10 % above it,"
                                    + " from 16 nodes on. A saturated point has the load of saturation"
                                    + " as its throughput, to all digits; it is the same for any"
                                    + " length. report=channels adds for the channels from level a to"
                                    + " b rate_a_b, service_a_b (how long a message holds one),"
                                    + " waiting_a_b (for a level's up-links: for either) and held_a_b,"
                                    + " the rate times the service.")
                    .verification(
                            "Equal to an independent implementation to the 10 digits that it printed"
                                    + " (4 to 4^10 nodes, three variants), saturation to arithmetic of"
                                    + " 50 digits; 4 nodes saturate at (3-sqrt(3))/2 as in closed form."
                                    + " Error of the mean latency against flit-level simulations"
                                    + " (router=ideal, buffer=1, 16 flits) in %, at 10-50 %, 60 %, 70 %,"
                                    + " 80 %, 90 % of where these saturate: 4 nodes -0.3..0.2, 1.3,"
                                    + " 5.4, 21, 230; 16 nodes -0.3..-0.2, 0.2, 3.3, 19, saturated; 64"
                                    + " nodes 0.1..0.2, 1.1, 3.9, 17, saturated; 256 nodes 0..0.6, 1.5,"
                                    + " 4.2, 16, saturated; 1024 nodes -0.3..0.3, 1.5, 3.9, 15,"
                                    + " saturated (intervals 0.2 to 0.7 %); with 64 flits 0.2 at 50 %"
                                    + " and 5.0 at 70 %. corrected is lower by up to 1.4 to 70 % and by"
                                    + " 2 at 80 %. printed, 16 to 1024 nodes: -2.9..0, -4.8..-3.4,"
                                    + " -7.8..-5.6, -14..-9, -29..-21. An independent simulator, 64"
                                    + " nodes, 16 and 32 flits, gives the same. The paper's 'agree very"
                                    + " closely over a wide range of load rate' holds to 70 % of"
                                    + " saturation.")
                    .variant(
                            "conditional",
                            "the authors' correction in (21) and (23), and P_l / P_(l-1) in (22)")
                    .variant(
                            "corrected",
                            "the authors' correction, and P_l in (22): saturates 0.1 % later,"
                                    + " latency up to 8 % lower next to saturation")
                    .variant(
                            "printed",
                            "(21) and (23) take the rate of one up-link for that of both: saturates"
                                    + " 23 % later, where the highest links would be held 1.68 times"
                                    + " as long as there is time (held_a_b); no difference with 4"
                                    + " nodes");

    private FatTreeModelDescription() {}

    /** Whether a point lies where the model was compared with simulations and found close. */
    static Validity validity(FatTreeModel model, double load, int buffer) {
        boolean compared = model.variant() != FatTreeVariant.PRINTED && buffer == 1;
        boolean sized =
                model.traffic().nodes() <= LARGEST
                        && model.length() >= model.traffic().maxChannels();
        boolean light = load <= SHARE_OF_SATURATION * model.saturation();
        return compared && sized && light ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}
