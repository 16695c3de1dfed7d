// SPDX-License-Identifier: Apache-2.0
/**
 * What all router models share: the network as flat arrays ({@link
 * org.kneepoint.simulator.flit.network.Wiring}), the packets ({@link
 * org.kneepoint.simulator.flit.network.Packets}), where they come from ({@link
 * org.kneepoint.simulator.flit.network.Sources}), where they may go ({@link
 * org.kneepoint.simulator.flit.network.Routes}), and how to tell that some never will ({@link
 * org.kneepoint.simulator.flit.network.Deadlock}).
 *
 * <p>Everything is numbered from 0 and lies in arrays of primitives, which the router models read
 * and write directly: this is the inner loop of the workbench. A <em>port</em> is numbered over the
 * whole network: port p of router r is {@code firstPort[r] + p}, as an input and as an output. A
 * <em>lane</em> is a virtual channel of a port: lane {@code port * vcs + vc}, an input lane with
 * its buffer, or an output lane with its credits.
 */
package org.kneepoint.simulator.flit.network;
