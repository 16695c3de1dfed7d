// SPDX-License-Identifier: Apache-2.0
/**
 * What a router model is built from. A model is told of a run by a {@link
 * org.kneepoint.simulator.flit.kernel.RouterContext}: the network as flat arrays ({@link
 * org.kneepoint.simulator.flit.kernel.NetworkWiring}), flow control ({@link
 * org.kneepoint.simulator.flit.kernel.FlowControl}), the packets ({@link
 * org.kneepoint.simulator.flit.kernel.PacketPool}), where they come from ({@link
 * org.kneepoint.simulator.flit.kernel.PacketSources}), where they may go ({@link
 * org.kneepoint.simulator.flit.kernel.PacketRouting}) and where they end ({@link
 * org.kneepoint.simulator.flit.kernel.PacketSinks}). It answers with a {@link
 * org.kneepoint.simulator.flit.kernel.FlitEngine}.
 *
 * <p>The other classes are parts of routers: what is under way in a {@link
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
 * org.kneepoint.simulator.flit.kernel.WaitForGraph}. No model need use them.
 *
 * <p>Everything is numbered from 0 and lies in arrays of primitives, which the router models read
 * and write directly: this is the inner loop of the workbench. A <em>port</em> is numbered over the
 * whole network: port p of router r is {@code firstPort[r] + p}, as an input and as an output. A
 * <em>virtual channel</em> is a virtual channel of a port: an input VC with its buffer, or an
 * output VC with its credits. How a model numbers virtual channels is its own affair.
 */
@Export
@Version("1.0.0")
package org.kneepoint.simulator.flit.kernel;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
