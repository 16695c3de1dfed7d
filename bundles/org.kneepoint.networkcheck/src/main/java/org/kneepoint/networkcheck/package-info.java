// SPDX-License-Identifier: Apache-2.0
/**
 * The contract of networks and routings, checked by enumeration.
 *
 * <p>{@link org.kneepoint.networkcheck.NetworkVerification} finds all violations, for the author of
 * a network; {@link org.kneepoint.networkcheck.RoutingVerdict} checks, before a run and within a
 * budget, the contract and a claim of deadlock freedom. {@link
 * org.kneepoint.networkcheck.ChannelLoadBound} is the capacity of a network under given traffic;
 * {@link org.kneepoint.networkcheck.RouteGraph} enumerates the relation for other computations.
 */
@Export
@Version("1.1.0")
package org.kneepoint.networkcheck;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
