// SPDX-License-Identifier: Apache-2.0
/**
 * Parts of router models. A model gets the objects of a run in a {@link
 * org.kneepoint.simulator.flit.kernel.RouterContext}: the network ({@link
 * org.kneepoint.simulator.flit.kernel.NetworkWiring}), flow control ({@link
 * org.kneepoint.simulator.flit.kernel.FlowControl}), packets ({@link
 * org.kneepoint.simulator.flit.kernel.PacketPool}), generation and source queues ({@link
 * org.kneepoint.simulator.flit.kernel.PacketSources}), the routing function ({@link
 * org.kneepoint.simulator.flit.kernel.PacketRouting}) and delivery ({@link
 * org.kneepoint.simulator.flit.kernel.PacketSinks}). It returns a {@link
 * org.kneepoint.simulator.flit.kernel.FlitEngine}.
 *
 * <p>The other classes are optional parts of routers: events in transit in a {@link
 * org.kneepoint.simulator.flit.kernel.TimerWheel}; allocation by {@link
 * org.kneepoint.simulator.flit.kernel.RequestMatrix}, {@link
 * org.kneepoint.simulator.flit.kernel.VcRequests}, {@link
 * org.kneepoint.simulator.flit.kernel.RouteCandidates} and {@link
 * org.kneepoint.simulator.flit.kernel.RoundRobinArbiter}; buffers by {@link
 * org.kneepoint.simulator.flit.kernel.PacketQueues} and {@link
 * org.kneepoint.simulator.flit.kernel.CreditCounters}; sets by {@link
 * org.kneepoint.simulator.flit.kernel.IndexSet}; invariants by {@link
 * org.kneepoint.simulator.flit.kernel.FlitInvariants}; and a {@link
 * org.kneepoint.simulator.flit.kernel.DeadlockDetector} that reads a {@link
 * org.kneepoint.simulator.flit.kernel.WaitForGraph}.
 *
 * <p>State is held in arrays of primitives with public access, for the speed of the inner loop.
 * Ports are numbered from 0 over the whole network: port p of router r is {@code firstPort[r] + p},
 * as an input and as an output. An <em>input VC</em> is a virtual channel of an input port with its
 * buffer, an <em>output VC</em> one of an output port with its credits. Each model numbers them
 * itself.
 */
@Export
@Version("1.0.0")
package org.kneepoint.simulator.flit.kernel;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
