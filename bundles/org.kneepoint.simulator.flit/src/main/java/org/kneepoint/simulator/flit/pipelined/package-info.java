// SPDX-License-Identifier: Apache-2.0
/**
 * The input-queued virtual-channel router with credits and a pipeline whose delays are parameters,
 * as in BookSim 2 (Jiang et al. 2013), with whose latencies it is compared.
 *
 * <p>In a cycle, flits and credits arrive, and computations end; messages are generated, and every
 * terminal injects at most one flit; output VCs are allocated to headers ({@link
 * org.kneepoint.simulator.flit.pipelined.PipelinedVcAllocator}); the switches are allocated to
 * flits ({@link org.kneepoint.simulator.flit.pipelined.PipelinedSwitchAllocator}), which leave
 * their buffers at once.
 *
 * <p>A header at the head of its buffer from cycle a on requests an output VC from a + route on;
 * granted one in v, it requests the switch from v + vc on; granted the switch in s, it arrives at
 * the end of the channel in s + switch + crossbar + link. The flits behind it request the switch in
 * the cycle of their arrival. The credit of a flit granted the switch in s can be used upstream in
 * s + 1 + link + credit; after a tail the next packet is at the head of the buffer in s + 1, and
 * the output VC can be reallocated in that cycle if the VC reallocation permits. A speculative
 * request for the switch precedes the end of VC allocation. Links of terminals take one cycle;
 * terminals accept flits at once, and their credits need no processing.
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
 * where C is the credit loop, the time from the use of a credit to its return. A virtual channel
 * carries at most P / (P + route + vc) flits per cycle, since the next route is computed after the
 * departure of the tail.
 *
 * <p>With other allocators, speed-ups or output buffers ({@link
 * org.kneepoint.simulator.flit.pipelined.SwitchSettings}) {@link
 * org.kneepoint.simulator.flit.pipelined.MatchingVcAllocator}, {@link
 * org.kneepoint.simulator.flit.pipelined.MatchingSwitchAllocator} and {@link
 * org.kneepoint.simulator.flit.pipelined.BufferedCrossbar} take the place of the usual stages.
 *
 * <p>All active elements are in a set, a mask or a {@link
 * org.kneepoint.simulator.flit.kernel.TimerWheel}: the cost of a cycle is proportional to the flits
 * that move, and idle cycles are skipped.
 *
 * <p>Terminals and regions of routers are simulated for two cycles each, the shortest delay between
 * them, {@linkplain org.kneepoint.simulator.flit.pipelined.RegionShares in shares}, by several
 * threads at the same time. In a network of several regions, on several threads in one larger than
 * their caches, the terminals are simulated up to 24 cycles ahead, until one needs a credit that
 * may still come, and then each region {@linkplain
 * org.kneepoint.simulator.flit.pipelined.TimeSkewedRegions several times} while the cache holds it;
 * if most regions have nothing to do, two cycles are simulated as before. What arrives depends on
 * none of this.
 */
package org.kneepoint.simulator.flit.pipelined;
