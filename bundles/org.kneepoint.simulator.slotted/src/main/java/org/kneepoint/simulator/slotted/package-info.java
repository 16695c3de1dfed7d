// SPDX-License-Identifier: Apache-2.0
/**
 * The simulator {@code slotted} of synchronous multistage networks: {@code shared-buffer}, whose
 * switches share their places among all outlets, and {@code output-buffer}, in which each outlet
 * has places of its own.
 *
 * <p>The network is that of M. Saleh, M. Atiquzzaman: Analysis of Shared Buffer Multistage Networks
 * with Hot Spot, section 3. All packets take one cycle per stage and are one flit long.
 */
package org.kneepoint.simulator.slotted;
