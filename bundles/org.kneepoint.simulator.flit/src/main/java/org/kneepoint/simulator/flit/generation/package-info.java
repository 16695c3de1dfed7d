// SPDX-License-Identifier: Apache-2.0
/**
 * When terminals generate messages: by arrival processes ({@link
 * org.kneepoint.simulator.flit.generation.Processes}), or under a load that grows with time ({@link
 * org.kneepoint.simulator.flit.generation.RisingLoad}).
 */
package org.kneepoint.simulator.flit.generation;
