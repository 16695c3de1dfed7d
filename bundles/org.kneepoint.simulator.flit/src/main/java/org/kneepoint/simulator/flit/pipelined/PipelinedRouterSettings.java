// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/**
 * Settings of the pipelined router besides flow control.
 *
 * @param delays delays of the stages
 * @param speculative whether a header bids for the switch while it bids for a virtual channel
 */
public record PipelinedRouterSettings(PipelineDelays delays, boolean speculative) {}
