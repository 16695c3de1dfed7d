// SPDX-License-Identifier: Apache-2.0
/**
 * The rates of all channels of a network and the transitions between them, computed from the
 * routing relation, destination by destination, as a graph of stations in which equal ones are
 * merged. A model of its own needs {@link org.kneepoint.flow.StationFlows#of} only: the rate of
 * each station, and the probability of each transition.
 *
 * <p>From a network to {@link org.kneepoint.flow.StationFlows}: {@code PortTable} tabulates the
 * output ports; {@code HeaderLocations} numbers the locations of headers, {@code RouterOutputs} the
 * stations out of a router. {@code RoutingMoves} evaluates the routing relation for a header, a
 * location with a state ({@code HeaderIndex}); {@code RouteEnumeration} enumerates the routes to
 * one destination, for {@code DirectFlows} from the sources, for {@code TwoPhaseFlows} over a
 * random terminal ({@code TerminalPairTraffic}, {@code IntermediateArrivals}, {@code
 * IntermediateTurn}, {@code OutgoingShares}) from there as well. {@code StationGraphBuilder} builds
 * the {@code StationGraph} of all stations with traffic, with {@code VcsPerClass}, {@code
 * UpstreamPorts}, {@code MeetingProbabilities} and {@code MergingRates}; {@code ValueClustering}
 * and {@code EquitablePartition} find equal stations, {@code StationMerger} replaces each part by
 * one, {@code StrongComponents} orders them downstream first.
 */
@Export
@Version("1.0.0")
package org.kneepoint.flow;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
