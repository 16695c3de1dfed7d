// SPDX-License-Identifier: Apache-2.0
/**
 * The system {@code bursty-hypercube} of Kouvatsos, Assi and Ould-Khaoua: a wormhole-routed
 * hypercube of ideal routers under bursty traffic, whose terminals have no channels of their own.
 *
 * <p>The unit of transfer is the phit, one per cycle and link; a flit is a group of phits. A link
 * is held until the tail has left the buffer at its end.
 */
package org.kneepoint.simulator.flit.burstyhypercube;
