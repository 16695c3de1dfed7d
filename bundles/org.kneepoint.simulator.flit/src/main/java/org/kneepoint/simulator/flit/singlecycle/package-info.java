// SPDX-License-Identifier: Apache-2.0
/**
 * The single-cycle router: one cycle per hop, credits, rotating priorities. It is the router with
 * which T. Yokota, K. Ootsu and T. Baba (A Quantitative Evaluation Methodology of Interconnection
 * Networks) measure, as far as their text says what it does; what it leaves open can be set ({@link
 * org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterSettings}). {@link
 * org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterEngine} puts the parts together.
 *
 * <p>In each cycle, in this order:
 *
 * <ol>
 *   <li>Flits and credits arrive that were sent a cycle ago, or, on slower links, as many cycles
 *       ago as the link takes.
 *   <li>Terminals generate packets.
 *   <li>One flit of each terminal moves from its source into its injection buffer, if there is a
 *       place. A source that may be blocked generates the next packet when the last flit of the one
 *       before has entered this buffer.
 *   <li>Headers in front of a buffer are given virtual channels. The virtual channels that lead
 *       into a router have the first turn in rotation, cycle by cycle, whether they use it or not
 *       (Dally and Towles 2004, section 18.4.1: an oblivious arbiter, so shares are not equal). A
 *       header takes the free channel with the most room; it may wait for several. A channel is
 *       free when the tail of the packet before has left through it and the rule of its hand-over
 *       is met.
 *   <li>One flit crosses each output. The virtual channels of the output that have a flit and a
 *       credit take turns, each after it was served.
 * </ol>
 *
 * <p>So a header advances one router per cycle where nothing is in its way, a packet of L flits
 * over H links takes H + L cycles from its generation to the arrival of its tail, and a buffer of
 * two flits keeps a link of one cycle busy. Stored and forwarded it takes (H + 1) L: its source has
 * all of it from the first, every router must receive it as a whole. A packet enters the network
 * when its header leaves the injection buffer. An exit takes one flit per cycle, flit by flit of
 * all packets that have arrived, up to 64.
 *
 * <p>What is numbered, beyond ports and virtual channels of the whole network: an <em>output</em>
 * is an output port in use, a <em>channel</em> one virtual channel of it, a <em>virtual
 * channel</em> the buffer to which a channel leads, or into which a terminal injects.
 */
package org.kneepoint.simulator.flit.singlecycle;
