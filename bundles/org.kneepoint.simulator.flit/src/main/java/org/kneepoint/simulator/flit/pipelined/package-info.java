// SPDX-License-Identifier: Apache-2.0
/**
 * The input-queued virtual-channel router with credits and a pipeline whose delays are parameters,
 * as in BookSim 2 (Jiang et al. 2013), with whose measured latencies it is compared.
 *
 * <p>What happens in a cycle: flits and credits arrive, and computations end; messages are
 * generated, and every terminal sends at most one flit; output VCs are given to headers ({@link
 * org.kneepoint.simulator.flit.pipelined.PipelinedVcAllocator}); the switches are given to flits
 * ({@link org.kneepoint.simulator.flit.pipelined.PipelinedSwitchAllocator}), which leave their
 * buffers at once.
 *
 * <p>A header that comes to the front of its buffer in cycle a asks for an output VC from a + route
 * on; given one in v, it bids for the switch from v + vc on; given the switch in s, it arrives
 * behind the channel in s + switch + crossbar + link. Flits that follow bid in the cycle of their
 * arrival. The credit of a flit that passes the switch in s can be used upstream in s + 1 + link +
 * credit; the next packet in its buffer is in front in s + 1 if it was a tail, and the output VC
 * can be given away in that cycle, if there is room as the rule says. Speculation bids for the
 * switch while the output VC is not yet known. What terminals send and receive takes a link of one
 * cycle; they take up flits at once, and a credit for them needs no processing.
 *
 * <p>Without contention, over H routers, a packet of P flits with buffers of B flits takes, from
 * its generation to the arrival of its tail,
 *
 * <pre>
 *     2 + H (route + A + crossbar + link) - (link - 1) + (P - 1) + S
 *     A = vc + switch, or the larger of the two if speculative
 *     S = max(0, C - B) floor((P - 1) / B), C = 1 + switch + crossbar + 2 link + credit
 * </pre>
 *
 * where C is the time from the use of a credit to its return. A virtual channel passes at most P /
 * (P + route + vc) flits per cycle, since the next route is computed when the tail has gone.
 *
 * <p>Everything that is not idle is in a set, a mask or a {@link
 * org.kneepoint.simulator.flit.kernel.TimerWheel}: a cycle costs as much as moves in it, and one in
 * which nothing moves is passed over.
 */
package org.kneepoint.simulator.flit.pipelined;
