// SPDX-License-Identifier: Apache-2.0
/**
 * Networks in which at most one router lies between any two, constructed over finite fields: Slim
 * Fly and PolarFly.
 *
 * <p>{@link org.kneepoint.topology.slimfly.SlimFlyTopology} and {@link
 * org.kneepoint.topology.slimfly.PolarFlyTopology} are the services. Their links are those of a
 * {@link org.kneepoint.topology.slimfly.MmsGraph} and a {@link
 * org.kneepoint.topology.slimfly.PolarityGraph}, over a {@link
 * org.kneepoint.topology.slimfly.FiniteField}; the network is a {@link
 * org.kneepoint.graph.GraphNetwork}.
 */
package org.kneepoint.topology.slimfly;
