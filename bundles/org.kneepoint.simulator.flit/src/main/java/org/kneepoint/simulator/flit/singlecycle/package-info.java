// SPDX-License-Identifier: Apache-2.0
/**
 * The single-cycle router: one cycle per hop, credits, rotating priorities. It is the router of T.
 * Yokota, K. Ootsu and T. Baba (A Quantitative Evaluation Methodology of Interconnection Networks)
 * as far as they describe it; what they leave open are settings ({@link
 * org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterSettings}). {@link
 * org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterEngine} combines the parts.
 *
 * <p>In each cycle, in this order:
 *
 * <ol>
 *   <li>Flits and credits arrive, one cycle, or the delay of the link, after they were sent.
 *   <li>Terminals generate packets.
 *   <li>One flit of each terminal moves from the source queue to the injection buffer, if there is
 *       a free place. A blocking source generates the next packet after the tail of the last has
 *       entered this buffer.
 *   <li>VC allocation. The highest priority rotates over the input VCs of a router, cycle by cycle
 *       (Dally and Towles 2004, section 18.4.1: an oblivious arbiter, so that shares are not
 *       equal). A header takes the free output VC with the most credits; it may request several. An
 *       output VC is free when the tail of the last packet has left through it and the VC
 *       reallocation permits.
 *   <li>Switch allocation and traversal: one flit of each output, round robin over its output VCs
 *       with a flit and a credit.
 * </ol>
 *
 * <p>Without contention a header advances one router per cycle, a packet of L flits over H links
 * takes H + L cycles from its generation to the arrival of its tail, and a buffer of two flits
 * suffices for a link of one cycle. With store and forward it takes (H + 1) L cycles: the source
 * has the whole packet at once, every router must receive it. A packet is injected when its header
 * leaves the injection buffer. An ejection port takes one flit per cycle, shared flit by flit by up
 * to 64 packets.
 *
 * <p><em>Outputs</em> are numbered apart from ports: those to another router have the number of
 * their port, the ejection ports follow by terminal. The two ends of a virtual channel, output VC
 * and input VC, have one number.
 */
package org.kneepoint.simulator.flit.singlecycle;
