// SPDX-License-Identifier: Apache-2.0
/**
 * How many messages each channel of a network carries, and where they go on: found from the routing
 * relation alone, target by target, and summed up to a graph of queues in which equal ones stand
 * together.
 *
 * <p>The way from a network to {@link org.kneepoint.solver.wormhole.flow.StationFlows}: {@code
 * PortTable} is the network written out; {@code HeaderLocations} numbers where a header can be,
 * {@code RouterOutputs} the stations out of a router. {@code RoutingMoves} evaluates the routing
 * relation for a header, a location with a state ({@code HeaderIndex}); {@code RouteEnumeration}
 * follows all headers to one destination, for {@code DirectFlows} from the sources, for {@code
 * TwoPhaseFlows} over a random terminal ({@code TerminalPairTraffic}, {@code IntermediateArrivals},
 * {@code IntermediateTurn}, {@code OutgoingShares}) from there as well. {@code StationGraphBuilder}
 * makes the {@code StationGraph} of all stations with traffic, with {@code VcsPerClass}, {@code
 * UpstreamPorts}, {@code MeetingProbabilities} and {@code MergingRates}; {@code ValueClustering}
 * and {@code EquitablePartition} find equal stations, {@code StationMerger} replaces each part by
 * one, {@code StrongComponents} orders them downstream first.
 */
package org.kneepoint.solver.wormhole.flow;
