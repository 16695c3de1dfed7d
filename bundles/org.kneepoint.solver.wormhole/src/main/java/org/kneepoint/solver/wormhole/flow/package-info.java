// SPDX-License-Identifier: Apache-2.0
/**
 * How many messages each channel of a network carries, and where they go on: found from the routing
 * relation alone, target by target, and summed up to a graph of queues in which equal ones stand
 * together.
 *
 * <p>The way from a network to {@link org.kneepoint.solver.wormhole.flow.StationFlows}: {@code
 * Wiring} is the network written out; {@code Places} numbers where a header can be, {@code Outlets}
 * what leads out of a router. {@code Moves} asks the routing where a header may go from a place, in
 * {@code Headers} of a place and a state; {@code Ways} follows all headers to one target, for
 * {@code Straight} routing from the sources, for a {@code Detour} by a random terminal ({@code
 * Offers}, {@code Arrivals}, {@code Turn}, {@code Onward}) from there as well. {@code Survey} makes
 * the stations that carry something a {@code Graph}, with what shares their links ({@code Virtual
 * channels}, {@code Feeders}, {@code Meetings}, {@code Joining}); {@code Alike} and {@code
 * Partition} find out which are equal, {@code Merger} puts one in the place of each part, {@code
 * Components} orders them downstream first.
 */
package org.kneepoint.solver.wormhole.flow;
