// SPDX-License-Identifier: Apache-2.0
/**
 * Binary n-cubes.
 *
 * <p>{@link org.kneepoint.topology.hypercube.HypercubeTopology} is the service, {@link
 * org.kneepoint.topology.hypercube.Hypercube} one network of it. Port d of a router leads to the
 * router whose number differs in bit d, port n to the terminal of the same number.
 */
package org.kneepoint.topology.hypercube;
