// SPDX-License-Identifier: Apache-2.0
/**
 * The simulator {@code slotted} of synchronous multistage networks: {@code shared-buffer}, whose
 * switches have one buffer for all outlets, and {@code output-buffer}, with a buffer for each
 * outlet.
 *
 * <p>The network is that of M. Saleh, M. Atiquzzaman: Analysis of Shared Buffer Multistage Networks
 * with Hot Spot, section 3. All packets take one cycle per stage and are one flit long.
 */
package org.kneepoint.simulator.slotted;
