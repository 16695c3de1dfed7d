// SPDX-License-Identifier: Apache-2.0
/**
 * The ideal wormhole router: what contention alone costs. One cycle per hop, no pipeline, no
 * credits to wait for, first come first served.
 *
 * <p>Rules of a cycle:
 *
 * <ul>
 *   <li>A header that crossed a channel in one cycle requests its next output in the following one,
 *       once it is first in its buffer.
 *   <li>Requests for an output, or for any of a group of parallel outputs, are served by the cycle
 *       in which they were made, equal ones by a number drawn when the packet is offered. A header
 *       takes an output that it can enter at once: of several of the highest priority one at
 *       random. It crosses in the same cycle, if it need not share the channel.
 *   <li>A channel whose tail has crossed in a cycle can be taken in the next one, so one without
 *       contention is busy for exactly as many cycles as the packet has flits.
 *   <li>A buffer lies at the end of every channel, one for each virtual channel. A flit may enter a
 *       place that is vacated in the same cycle: with one place a packet moves as a rigid worm. A
 *       buffer may hold the tail of one packet and the header of the next, unless a stricter rule
 *       of handing over channels is set.
 *   <li>The virtual channels of a channel share it flit by flit, round robin among those that can
 *       move. If one finds out only when another has its turn already, because room is made for it
 *       in the same cycle, that place stays free and it moves in the next cycle.
 *   <li>A terminal has one injection and one ejection channel, each without virtual channels, and
 *       takes what arrives at once.
 *   <li>Latency runs from the cycle of generation to the cycle after the tail has crossed the
 *       ejection channel. Alone in a network, a packet of L flits over D channels, injection and
 *       ejection among them, takes L + D - 1 cycles, and with delays as many more as they exceed
 *       one cycle each.
 * </ul>
 *
 * <p>A cycle is decided first, from where a flit can move whatever happens elsewhere and upstream
 * from there ({@link org.kneepoint.simulator.flit.ideal.FlitTransfers}), and then carried out
 * ({@link org.kneepoint.simulator.flit.ideal.IdealRouterEngine}). Flits are counted, not kept one
 * by one. What waits costs nothing, and nothing recurs, however long a chain of full buffers is.
 */
package org.kneepoint.simulator.flit.ideal;
