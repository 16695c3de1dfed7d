// SPDX-License-Identifier: Apache-2.0
/**
 * The ideal wormhole router, which shows contention alone: one cycle per hop, no pipeline, no
 * credit delay, first come first served.
 *
 * <p>Rules of a cycle:
 *
 * <ul>
 *   <li>A header transferred in one cycle requests its next output in the following one, once it is
 *       first in its buffer.
 *   <li>Requests for an output, or for any output of a port group, are served in the order of their
 *       cycles, those of the same cycle by a tie-breaker drawn when the packet is offered. A header
 *       takes an output that it can enter at once, of several of the highest priority one at
 *       random. It is transferred in the same cycle, unless it shares the channel.
 *   <li>A channel can be allocated again in the cycle after the transfer of a tail, so that without
 *       contention it is busy for as many cycles as the packet has flits.
 *   <li>Every virtual channel has a buffer at the end of its channel. A flit may enter a place
 *       vacated in the same cycle: with buffers of one flit a packet moves as a rigid worm. A
 *       buffer may hold the tail of one packet and the header of the next, unless a stricter VC
 *       reallocation is set.
 *   <li>The virtual channels of a channel share it flit by flit, round robin among those that can
 *       move. A flit for which a place is vacated in the same cycle after the channel was granted
 *       to another moves in the next cycle.
 *   <li>A terminal has one injection and one ejection channel, each without virtual channels, and
 *       accepts flits at once.
 *   <li>Latency counts from the cycle of generation to the cycle after the transfer of the tail on
 *       the ejection channel. Without contention a packet of L flits over D channels, injection and
 *       ejection included, takes L + D - 1 cycles, plus the delays of channels above one cycle.
 * </ul>
 *
 * <p>Each cycle is decided upstream, from the flits that can move by themselves, and a flit is
 * counted in its new buffer as soon as its transfer is decided ({@link
 * org.kneepoint.simulator.flit.ideal.FlitTransfers}), so that one pass over the state suffices.
 * Then the headers that arrived and the connections that ended are processed ({@link
 * org.kneepoint.simulator.flit.ideal.IdealRouterEngine}). Flits are counted, not represented
 * individually. A waiting flit costs nothing, and chains of full buffers are followed without
 * recursion.
 */
package org.kneepoint.simulator.flit.ideal;
