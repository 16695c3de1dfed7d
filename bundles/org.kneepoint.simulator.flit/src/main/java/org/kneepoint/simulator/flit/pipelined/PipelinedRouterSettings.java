// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/**
 * Settings of the pipelined router besides flow control.
 *
 * @param delays delays of the stages
 * @param speculative whether a header requests the switch and a virtual channel in the same cycle
 */
public record PipelinedRouterSettings(PipelineDelays delays, boolean speculative) {}
