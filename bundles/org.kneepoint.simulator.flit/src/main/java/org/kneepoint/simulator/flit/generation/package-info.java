// SPDX-License-Identifier: Apache-2.0
/**
 * Generation of messages: by arrival processes ({@link
 * org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration}), or under a load that grows
 * with time ({@link org.kneepoint.simulator.flit.generation.RampGeneration}).
 */
package org.kneepoint.simulator.flit.generation;
